import { DateValue, MoneyValue } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import type { PaymentPlan } from './applications.ts';

/** The plan to compare with: paying everything at once, or else the cheapest plan. */
export function baseOf(plans: readonly PaymentPlan[]): PaymentPlan {
  const atOnce = plans.find(({ terms }) => terms.installmentCount === 0);
  return atOnce ?? plans.toSorted((a, b) => a.price.totalOwed - b.price.totalOwed)[0]!;
}

/** What is paid today, what follows, and how much more it is than paying at once. */
export function PlanInShort({ plan, base }: { plan: PaymentPlan; base: PaymentPlan }) {
  const { terms, price, rows, currency } = plan;
  const money = (amount: number) => <MoneyValue amount={amount} currency={currency} isFreeNamed />;
  const more = price.totalOwed - base.price.totalOwed;
  return (
    <>
      {terms.installmentCount === 0 ? (
        <FormattedMessage
          defaultMessage="{amount} today, then nothing more."
          values={{ amount: money(price.dueToday) }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="{deposit} today, then {count, plural, one {1 installment} other {# installments}} of {amount} from {first} to {last}."
          values={{
            deposit: <MoneyValue amount={price.dueToday} currency={currency} />,
            count: terms.installmentCount,
            amount: money(terms.installmentAmount),
            first: <DateValue value={rows.find(({ installment }) => installment === 1)?.dueDate} />,
            last: <DateValue value={rows.at(-1)?.dueDate} />,
          }}
        />
      )}{' '}
      <FormattedMessage defaultMessage="Total: {total}." values={{ total: money(price.totalOwed) }} />{' '}
      {more > 0 &&
        (base.terms.installmentCount === 0 ? (
          <FormattedMessage
            defaultMessage="{more} more than paying in full."
            values={{ more: money(more) }}
          />
        ) : (
          <FormattedMessage defaultMessage="{more} more than the cheapest." values={{ more: money(more) }} />
        ))}
    </>
  );
}
