import { MoneyBreakdown, type MoneyPart, SectionCard } from '@institute/design-system';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { type Balance, balanceOf, type ChargePart, type PaidPart, type TuitionPart } from './balance.ts';
import type { FinancialSummary, PaymentScheduleRow } from './payments.ts';

const figures: Record<keyof Balance, MessageDescriptor> = defineMessages({
  netTuition: { defaultMessage: 'Net tuition' },
  interest: { defaultMessage: 'Interest', description: 'Figure of the balance' },
  taxes: { defaultMessage: 'Taxes' },
  totalPaid: { defaultMessage: 'Total paid' },
  rollover: {
    defaultMessage: 'Carried over',
    description: 'Figure of the balance: money that came from another schedule, or went to one',
  },
});

const notes: Record<keyof Balance, MessageDescriptor> = defineMessages({
  netTuition: { defaultMessage: 'Your tuition and fees after any promo code, before interest and taxes.' },
  interest: { defaultMessage: 'Set when you enrolled. It doesn’t grow when a payment is late.' },
  taxes: { defaultMessage: 'Taxes on the tuition. Interest isn’t taxed.' },
  totalPaid: { defaultMessage: 'What we charged to your cards, minus refunds.' },
  rollover: {
    defaultMessage:
      'Money moved here from another payment schedule lowers your balance. Money moved to another one raises it.',
  },
});

const tuitionParts: Record<TuitionPart, MessageDescriptor> = defineMessages({
  deposit: { defaultMessage: 'Deposit' },
  installments: { defaultMessage: 'Installments before interest and taxes' },
  fees: { defaultMessage: 'Fees', description: 'Part of the net tuition' },
  givenBack: { defaultMessage: 'Reduced by refunds' },
});

const chargeParts: Record<ChargePart, MessageDescriptor> = defineMessages({
  paid: { defaultMessage: 'In payments made' },
  open: { defaultMessage: 'In upcoming payments' },
  givenBack: { defaultMessage: 'Reduced by refunds' },
});

const paidParts: Record<PaidPart, MessageDescriptor> = defineMessages({
  charged: { defaultMessage: 'Charged to your cards' },
  withdrawal: { defaultMessage: 'Refunded because of a withdrawal' },
  voucher: { defaultMessage: 'Refunded because of a promo code' },
  custom: { defaultMessage: 'Refunded for another reason' },
  dispute: { defaultMessage: 'Returned by your bank' },
});

interface BalanceCardProps {
  summary: FinancialSummary;
  rows: readonly PaymentScheduleRow[];
}

/** The remaining balance and how it adds up: each amount expands to its parts. */
export function BalanceCard({ summary, rows }: BalanceCardProps) {
  const intl = useIntl();
  const balance = balanceOf(summary, rows);
  function part(
    name: Exclude<keyof Balance, 'rollover'>,
    parts: { name: string; amount: number }[],
    labels: Record<string, MessageDescriptor>,
  ): MoneyPart {
    const about = {
      id: name,
      label: intl.formatMessage(figures[name]),
      note: intl.formatMessage(notes[name]),
    };
    if (parts.length === 0) return { ...about, amount: 0 };
    return {
      ...about,
      parts: parts.map((one) => ({
        id: one.name,
        label: intl.formatMessage(labels[one.name]!),
        amount: one.amount,
      })),
    };
  }

  return (
    <SectionCard title={intl.formatMessage({ defaultMessage: 'Balance' })}>
      <MoneyBreakdown
        currency={summary.currency}
        totalLabel={intl.formatMessage({ defaultMessage: 'Balance' })}
        parts={[
          part('netTuition', balance.netTuition.parts, tuitionParts),
          part('interest', balance.interest.parts, chargeParts),
          part('taxes', balance.taxes.parts, chargeParts),
          part('totalPaid', balance.totalPaid.parts, paidParts),
          {
            id: 'rollover',
            label: intl.formatMessage(figures.rollover),
            note: intl.formatMessage(notes.rollover),
            amount: balance.rollover,
          },
        ]}
      />
    </SectionCard>
  );
}
