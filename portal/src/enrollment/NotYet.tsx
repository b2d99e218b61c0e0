import { LinkButton, LockIcon, SectionCard, Text } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Application, type StepName, stepHref, stepTitles } from './applications.ts';

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
  return (
    <SectionCard
      icon={<LockIcon />}
      title={
        <FormattedMessage
          defaultMessage="{count, plural, one {One step comes first} other {# steps come first}}"
          description="Heading in a step of the enrollment that can’t be started yet"
          values={{ count: missing.length }}
        />
      }
    >
      <Text>{intl.formatList(missing.map(({ name }) => intl.formatMessage(stepTitles[name])))}</Text>
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
