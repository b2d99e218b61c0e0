import { MoneyBreakdown, SectionCard } from '@institute/design-system';
import { defineMessages, useIntl } from 'react-intl';
import type { FinancialSummary } from './payments.ts';

type Figure = FinancialSummary['balance'][number];

const figures = defineMessages<Figure['name']>({
  NET_TUITION: { defaultMessage: 'Net tuition' },
  INTEREST: { defaultMessage: 'Interest', description: 'Figure of the balance' },
  TAXES: { defaultMessage: 'Taxes' },
  TOTAL_PAID: { defaultMessage: 'Total paid' },
  ROLLOVER: {
    defaultMessage: 'Carried over',
    description: 'Figure of the balance: money that came from another schedule, or went to one',
  },
});

const notes = defineMessages<Figure['name']>({
  NET_TUITION: { defaultMessage: 'Your tuition and fees after any promo code, before interest and taxes.' },
  INTEREST: { defaultMessage: 'Set when you enrolled. It doesn’t grow when a payment is late.' },
  TAXES: { defaultMessage: 'Taxes on the tuition. Interest isn’t taxed.' },
  TOTAL_PAID: { defaultMessage: 'What we charged to your cards, minus refunds.' },
  ROLLOVER: {
    defaultMessage:
      'Money moved here from another payment schedule lowers your balance. Money moved to another one raises it.',
  },
});

const partLabels = defineMessages<Figure['parts'][number]['name']>({
  DEPOSIT: { defaultMessage: 'Deposit' },
  INSTALLMENTS: { defaultMessage: 'Installments before interest and taxes' },
  FEES: { defaultMessage: 'Fees', description: 'Part of the net tuition' },
  PAID: { defaultMessage: 'In payments made' },
  OPEN: { defaultMessage: 'In upcoming payments' },
  REFUNDS: { defaultMessage: 'Reduced by refunds' },
  CHARGED: { defaultMessage: 'Charged to your cards' },
  WITHDRAWAL: { defaultMessage: 'Refunded because of a withdrawal' },
  VOUCHER: { defaultMessage: 'Refunded because of a promo code' },
  CUSTOM: { defaultMessage: 'Refunded for another reason' },
  DISPUTE: { defaultMessage: 'Returned by your bank' },
});

/** The remaining balance and how it adds up: each amount expands to its parts. */
export function BalanceCard({ summary: { balance, currency } }: { summary: FinancialSummary }) {
  const intl = useIntl();
  return (
    <SectionCard title={intl.formatMessage({ defaultMessage: 'Balance' })}>
      <MoneyBreakdown
        currency={currency}
        totalLabel={intl.formatMessage({ defaultMessage: 'Balance' })}
        parts={balance.map(({ name, amount, parts }) => ({
          id: name,
          label: intl.formatMessage(figures[name]),
          note: intl.formatMessage(notes[name]),
          ...(parts.length === 0
            ? { amount }
            : {
                parts: parts.map((part) => ({
                  id: part.name,
                  label: intl.formatMessage(partLabels[part.name]),
                  amount: part.amount,
                })),
              }),
        }))}
      />
    </SectionCard>
  );
}
