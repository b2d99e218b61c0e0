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
      label: <FormattedMessage defaultMessage="Length" />,
      value: (
        <FormattedMessage defaultMessage="{weeks, plural, one {1 week} other {# weeks}}" values={{ weeks }} />
      ),
    },
    {
      label: <FormattedMessage defaultMessage="Time it takes" />,
      value: intl.formatMessage(facts.load, { hours: weeklyHours }),
    },
    {
      label: <FormattedMessage defaultMessage="Next class" />,
      value: nextStartDate ? (
        <DateValue value={nextStartDate} />
      ) : (
        <FormattedMessage defaultMessage="No date yet" />
      ),
    },
    {
      label: <FormattedMessage defaultMessage="Tuition" />,
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
