import { Banner, LinkButton } from '@institute/design-system';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { type Application, type StepName, stepHref, stepTitles } from './applications.ts';

interface NotYetProps {
  application: Application;
  step: StepName;
}

/** In the place of a step that can't be started yet: the next one, and what else comes before this one. */
export default function NotYet({ application: { id, nextStep, steps }, step }: NotYetProps) {
  const intl = useIntl();
  const titleOf = (name: StepName) => intl.formatMessage(stepTitles[name]);
  const title = titleOf(nextStep!);
  const before = steps.slice(
    0,
    steps.findIndex(({ name }) => name === step),
  );
  const others = before.filter(({ name, status }) => status !== 'COMPLETED' && name !== nextStep);
  return (
    <Banner
      tone="info"
      title={<FormattedMessage defaultMessage="Finish “{step}” first" values={{ step: title }} />}
      actions={
        <LinkButton href={stepHref(id, nextStep!)}>
          <FormattedMessage defaultMessage="Go to “{step}”" values={{ step: title }} />
        </LinkButton>
      }
    >
      {others.length > 0 && (
        <FormattedMessage
          defaultMessage="After that: {steps}"
          description="What else comes before a step that can’t be started yet; steps are titles, such as Payment plan and Agreement"
          values={{ steps: <FormattedList value={others.map(({ name }) => titleOf(name))} /> }}
        />
      )}
    </Banner>
  );
}
