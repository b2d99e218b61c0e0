import { Columns, DateValue, MoneyValue, Stack, Text } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { facts } from '../enrollment/CohortFacts.tsx';
import type { Program } from './programs.ts';

/** Length, workload, next class and price of a program. */
export function ProgramFacts({ program }: { program: Program }) {
  const intl = useIntl();
  const { weeks, weeklyHours, nextStartDate, price, currency } = program;
  const figures = [
    {
      label: <FormattedMessage defaultMessage="Length" description="How long a program lasts" />,
      value: (
        <FormattedMessage
          defaultMessage="{weeks, plural, one {1 week} other {# weeks}}"
          description="How long a program lasts"
          values={{ weeks }}
        />
      ),
    },
    {
      label: <FormattedMessage defaultMessage="Time it takes" description="How much work a program is" />,
      value: intl.formatMessage(facts.load, { hours: weeklyHours }),
    },
    {
      label: (
        <FormattedMessage defaultMessage="Next class" description="When the next class of a program starts" />
      ),
      value: nextStartDate ? (
        <DateValue value={nextStartDate} />
      ) : (
        <FormattedMessage defaultMessage="No date yet" description="A program without a class to enroll in" />
      ),
    },
    {
      label: <FormattedMessage defaultMessage="Tuition" description="What a program costs" />,
      value: <MoneyValue amount={price} currency={currency} isFreeNamed />,
    },
  ];
  return (
    <Columns min="xs" gap="m">
      {figures.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures never change places
        <Stack key={index} gap="xxs">
          <Text size="s" tone="muted">
            {label}
          </Text>
          <Text size="l" weight="semibold">
            {value}
          </Text>
        </Stack>
      ))}
    </Columns>
  );
}
