import { Link, LinkButton, LockIcon, SectionCard, Timeline } from '@institute/design-system';
import { stepStateMessages } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Application, type StepName, stepHref, stepStates, stepTitles } from './applications.ts';

interface NotYetProps {
  application: Application;
  step: StepName;
}

/** In the place of a step that can't be started yet: what comes before it, and the way to the first. */
export default function NotYet({ application: { id, nextStep, steps }, step }: NotYetProps) {
  const intl = useIntl();
  const missing = steps
    .slice(
      0,
      steps.findIndex(({ name }) => name === step),
    )
    .filter(({ status }) => status !== 'COMPLETED');
  const heading = intl.formatMessage(
    {
      defaultMessage: '{count, plural, one {One step comes first} other {# steps come first}}',
      description: 'Heading in a step of the enrollment that can’t be started yet',
    },
    { count: missing.length },
  );
  return (
    <SectionCard icon={<LockIcon />} title={heading}>
      <Timeline
        label={heading}
        events={missing.map(({ name, status }) => {
          const title = intl.formatMessage(stepTitles[name]);
          return {
            id: name,
            title: status === 'CANNOT_START' ? title : <Link href={stepHref(id, name)}>{title}</Link>,
            when: intl.formatMessage(stepStateMessages[stepStates[status]]),
            stateText: null,
            state: status === 'PROBLEM' ? 'failed' : name === nextStep ? 'current' : 'upcoming',
          };
        })}
      />
      <div>
        <LinkButton href={stepHref(id, nextStep!)}>
          <FormattedMessage
            defaultMessage="Go to “{step}”"
            values={{ step: intl.formatMessage(stepTitles[nextStep!]) }}
          />
        </LinkButton>
      </div>
    </SectionCard>
  );
}
