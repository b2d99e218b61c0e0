import { Heading, ItemList, Link, LinkButton, ListItem, Stack } from '@institute/design-system';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Application, type StepName, stepHref, stepTitles } from './applications.ts';

interface NotYetProps {
  application: Application;
  step: StepName;
}

/** In the place of a step that can't be started yet: what comes before it, and the way to the first. */
export default function NotYet({ application: { id, nextStep, steps }, step }: NotYetProps) {
  const intl = useIntl();
  const titleId = useId();
  const missing = steps
    .slice(
      0,
      steps.findIndex(({ name }) => name === step),
    )
    .filter(({ status }) => status !== 'COMPLETED');
  const title = intl.formatMessage(
    {
      defaultMessage: '{count, plural, one {# step} other {# steps}} before this one',
      description: 'Heading in a step of the enrollment that can’t be started yet',
    },
    { count: missing.length },
  );
  return (
    <Stack as="section" gap="m" aria-labelledby={titleId}>
      <Heading level={2} size="m" id={titleId}>
        {title}
      </Heading>
      <ItemList label={title}>
        {missing.map(({ name, status }) => (
          <ListItem
            key={name}
            title={
              status === 'CANNOT_START' ? (
                intl.formatMessage(stepTitles[name])
              ) : (
                <Link href={stepHref(id, name)} isStretched tone="ink">
                  {intl.formatMessage(stepTitles[name])}
                </Link>
              )
            }
          />
        ))}
      </ItemList>
      <div>
        <LinkButton href={stepHref(id, nextStep!)}>
          <FormattedMessage
            defaultMessage="Go to “{step}”"
            values={{ step: intl.formatMessage(stepTitles[nextStep!]) }}
          />
        </LinkButton>
      </div>
    </Stack>
  );
}
