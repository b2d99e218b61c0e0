import {
  CoachesIllustration,
  Inline,
  LinkButton,
  Loading,
  Page,
  Split,
  Stack,
  Stem,
  SunArc,
  Text,
} from '@institute/design-system';
import { hourIn } from '@institute/values/formats';
import { Suspense } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useCoach, useTimeZone } from '../coach.ts';
import { paths } from '../places.ts';
import { obstaclePaths, useSelling } from '../services/selling.ts';

export default function WelcomeScreen() {
  return (
    <Page
      lead={
        <Suspense fallback={<NotReady />}>
          <Lead />
        </Suspense>
      }
      actions={
        <Suspense>
          <Sun />
        </Suspense>
      }
    >
      <Suspense fallback={<Loading blocks={1} />}>
        <Steps />
      </Suspense>
    </Page>
  );
}

/** It's up once clients can book. */
function Sun() {
  const timeZone = useTimeZone();
  return isReady(useSteps()) && <SunArc progress={1} hour={hourIn(timeZone)} />;
}

const NotReady = () => (
  <FormattedMessage defaultMessage="Clients can book you once the first 4 steps are done." />
);

const Lead = () =>
  isReady(useSteps()) ? (
    <FormattedMessage defaultMessage="You’re ready. Clients can book you." />
  ) : (
    <NotReady />
  );

const labels = defineMessages({
  introduction: { defaultMessage: 'Introduce yourself' },
  subscription: { defaultMessage: 'Choose your subscription' },
  schedule: { defaultMessage: 'Set your hours' },
  service: { defaultMessage: 'Publish a service' },
  testCall: { defaultMessage: 'Make a test call' },
});
const hints = defineMessages({
  introduction: { defaultMessage: 'A few sentences about you. The rest of your profile can follow.' },
  subscription: { defaultMessage: 'Clients can find and book you while it’s active.' },
  schedule: { defaultMessage: 'When you’re available, week by week.' },
  service: { defaultMessage: 'What clients can book with you. Publish it after the steps above.' },
  testCall: { defaultMessage: 'Optional: check sound and video in your video call.' },
});

interface Step {
  name: keyof typeof labels;
  href: string;
  isDone: boolean;
}

/** Whether all steps are done but the test call, which is optional. */
const isReady = (steps: readonly Step[]) => steps.every(({ name, isDone }) => isDone || name === 'testCall');

function useSteps(): Step[] {
  const { obstacles, productsForSale } = useSelling();
  const { testCall } = useCoach();
  const step = (name: Step['name'], href: string, isDone: boolean): Step => ({ name, href, isDone });
  return [
    step('introduction', obstaclePaths.NO_INTRODUCTION, !obstacles.includes('NO_INTRODUCTION')),
    step('subscription', obstaclePaths.NO_SUBSCRIPTION, !obstacles.includes('NO_SUBSCRIPTION')),
    step('schedule', obstaclePaths.NO_HOURS, !obstacles.includes('NO_HOURS')),
    step('service', paths.myServices(), productsForSale > 0),
    step('testCall', paths.editProfile({ section: 'practice' }), testCall),
  ];
}

function Steps() {
  const intl = useIntl();
  const steps = useSteps();
  const isEnough = isReady(steps);
  const next = isEnough ? undefined : steps.find(({ isDone }) => !isDone);
  return (
    <Split aside={<CoachesIllustration />}>
      <Stack gap="l">
        {isEnough && (
          <Inline>
            <LinkButton href={paths.today()}>
              <FormattedMessage defaultMessage="Open Today" />
            </LinkButton>
          </Inline>
        )}
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="{done} of {all} done"
            values={{ done: steps.filter(({ isDone }) => isDone).length, all: steps.length }}
          />
        </Text>
        <Stem
          label={intl.formatMessage({ defaultMessage: 'Your first steps' })}
          parts={steps.map((step) => ({
            id: step.name,
            title: intl.formatMessage(labels[step.name]),
            state: step.isDone ? 'done' : step === next ? 'current' : 'upcoming',
            children: <StepContent step={step} isNext={step === next} />,
          }))}
        />
      </Stack>
    </Split>
  );
}

const StepContent = ({ step: { name, href, isDone }, isNext }: { step: Step; isNext: boolean }) => (
  <Stack gap="s">
    <Text tone="muted">
      <FormattedMessage {...hints[name]} />
    </Text>
    {!isDone && (
      <Inline>
        <LinkButton variant={isNext ? 'primary' : 'quiet'} href={href}>
          <FormattedMessage
            defaultMessage="Start<hidden>: {step}</hidden>"
            description="Leads to a first step; only “Start” is shown, and has to come first"
            values={{ step: <FormattedMessage {...labels[name]} /> }}
          />
        </LinkButton>
      </Inline>
    )}
  </Stack>
);
