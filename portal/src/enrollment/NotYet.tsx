import { LinkButton, LockIcon, SectionCard, Text } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Application, type StepName, stepHref, stepTitles } from './applications.ts';

interface NotYetProps {
  application: Application;
  step: StepName;
}

/** In the place of a step that can't be started yet: what to do first. The list of steps beside it has the others. */
export default function NotYet({ application: { id, nextStep }, step }: NotYetProps) {
  const intl = useIntl();
  const next = intl.formatMessage(stepTitles[nextStep!]);
  return (
    <SectionCard
      icon={<LockIcon />}
      title={<FormattedMessage defaultMessage="First finish “{step}”" values={{ step: next }} />}
    >
      <Text>
        <FormattedMessage
          defaultMessage="“{step}” opens once the steps before it are done."
          description="In a step of the enrollment that can’t be started yet"
          values={{ step: intl.formatMessage(stepTitles[step]) }}
        />
      </Text>
      <div>
        <LinkButton href={stepHref(id, nextStep!)}>
          <FormattedMessage defaultMessage="Go to “{step}”" values={{ step: next }} />
        </LinkButton>
      </div>
    </SectionCard>
  );
}
