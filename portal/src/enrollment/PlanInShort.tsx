import { Columns, DateValue, MoneyValue, Stack, Text } from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PaymentPlan } from './applications.ts';

/** What is paid today, what follows, and the total, with how much more it is than paying at once: to compare plans. */
export function PlanInShort({ plan }: { plan: PaymentPlan }) {
  const { terms, price, comparison, rows, currency } = plan;
  const { installmentCount: count, installmentAmount } = terms;
  const money = (amount: number) => <MoneyValue amount={amount} currency={currency} isFreeNamed />;
  return (
    <Columns as="span" min="xs" gap="s">
      <Amount label={<FormattedMessage defaultMessage="Today" />} value={money(price.dueToday)} />
      <Amount
        label={<FormattedMessage defaultMessage="Then" description="What is paid after today" />}
        value={
          count === 0 ? (
            <FormattedMessage defaultMessage="Nothing more" />
          ) : (
            <FormattedMessage
              defaultMessage="{count} × {amount}"
              description="A number of installments, and the amount of each"
              values={{ count, amount: money(installmentAmount) }}
            />
          )
        }
        note={
          count > 0 && (
            <FormattedMessage
              defaultMessage="{first} to {last}"
              description="The days of the first and the last installment"
              values={{
                first: <DateValue value={rows.find(({ installment }) => installment === 1)?.dueDate} />,
                last: <DateValue value={rows.at(-1)?.dueDate} />,
              }}
            />
          )
        }
      />
      <Amount
        label={<FormattedMessage defaultMessage="Total" />}
        value={money(price.totalOwed)}
        note={
          comparison.costsMore > 0 &&
          (comparison.to === 'IN_FULL' ? (
            <FormattedMessage
              defaultMessage="{more} more than paying in full"
              values={{ more: money(comparison.costsMore) }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="{more} more than the cheapest"
              values={{ more: money(comparison.costsMore) }}
            />
          ))
        }
      />
    </Columns>
  );
}

const Amount = ({ label, value, note }: Record<'label' | 'value', ReactNode> & { note?: ReactNode }) => (
  <Stack as="span" gap="none">
    <span>{label}</span>{' '}
    <Text as="span" weight="semibold" isNumeric>
      {value}
    </Text>{' '}
    {note && <span>{note}</span>}
  </Stack>
);
