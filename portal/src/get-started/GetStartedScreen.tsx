import { Page, useNavigate } from '@institute/design-system';
import { Wizard } from '@institute/design-system/forms';
import { type ComponentType, useEffect, useState } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { paths, type ScreenProps } from '../places.ts';
import { useSession } from '../session.ts';
import { AccountStep } from './AccountStep.tsx';
import { reachedStep, type StepKey, steps } from './answers.ts';
import { ClassStep } from './ClassStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { ProgramStep } from './ProgramStep.tsx';

// Needed before the first response, not before the first step is shown. Without them, errors are generic.
void import('../signed-in-messages.ts').catch(() => {});

const titles: Record<StepKey, MessageDescriptor> = defineMessages({
  program: { defaultMessage: 'Language and program' },
  class: { defaultMessage: 'Start and graduation' },
  account: { defaultMessage: 'Your account' },
  code: { defaultMessage: 'Verification code' },
});

const screens: Record<StepKey, ComponentType> = {
  program: ProgramStep,
  class: ClassStep,
  account: AccountStep,
  code: CodeStep,
};

export default function GetStartedScreen({
  params,
}: {
  params: Partial<ScreenProps<'getStartedStep'>['params']>;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  // The last step signs a new user in, and takes them to the enrollment itself.
  const [wasSignedIn] = useState(useSession() !== null);
  const reached = reachedStep();
  const currentStep = steps.find((step) => step === params.step) ?? reached;
  // A direct link to a later step redirects to the first unanswered one.
  const current = steps.indexOf(currentStep) > steps.indexOf(reached) ? reached : currentStep;
  const isElsewhere = params.step !== current;
  useEffect(() => {
    // Signed-in users skip these steps.
    if (wasSignedIn) navigate(paths.startEnrollment(), { replace: true });
    else if (isElsewhere) navigate(paths.getStartedStep({ step: current }), { replace: true });
  }, [wasSignedIn, isElsewhere, current, navigate]);
  if (wasSignedIn || isElsewhere) return null;
  const Step = screens[current];
  return (
    <Page title={null}>
      <Wizard
        label={intl.formatMessage({ defaultMessage: 'Steps to get started' })}
        current={current}
        steps={steps.map((step) => ({
          key: step,
          title: intl.formatMessage(titles[step]),
          href: paths.getStartedStep({ step }),
          state:
            steps.indexOf(step) < steps.indexOf(reached)
              ? 'completed'
              : step === reached
                ? 'notStarted'
                : 'blocked',
        }))}
      >
        <Step />
      </Wizard>
    </Page>
  );
}
