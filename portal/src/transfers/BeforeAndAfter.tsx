import {
  Card,
  Columns,
  DataTable,
  DateValue,
  DescriptionList,
  Disclosure,
  MoneyValue,
  Stack,
  Text,
} from '@institute/design-system';
import { formatMoney } from '@institute/values/formats';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { languages, modes } from '../enrollment/CohortFacts.tsx';
import type { TransferDifference, TransferQuote, TransferSide } from './transfers.ts';

/** The class before and after a transfer, line by line: dates, language, money. Then what carries over. */
export function BeforeAndAfter({ quote }: { quote: TransferQuote }) {
  const intl = useIntl();
  const { current, target, currency, fee, nextPayment, credit, differences } = quote;
  return (
    <Columns min="l" align="start">
      <Comparison quote={quote} />
      <Card padding="l">
        <Stack gap="m">
          <DescriptionList
            items={[
              {
                term: <FormattedMessage defaultMessage="Transfer fee" />,
                value: (
                  <strong>
                    <MoneyValue amount={fee} currency={currency} isFreeNamed />
                  </strong>
                ),
              },
              nextPayment && {
                term: <FormattedMessage defaultMessage="Next payment" />,
                value: (
                  <FormattedMessage
                    defaultMessage="{amount}, due {date}"
                    values={{
                      amount: <MoneyValue amount={nextPayment.amount} currency={currency} />,
                      date: <DateValue value={nextPayment.dueDate} />,
                    }}
                  />
                ),
              },
              {
                term: <FormattedMessage defaultMessage="What changes" />,
                value: (
                  <Stack as="ul" gap="xs">
                    {differences.map((difference) => (
                      <Text as="li" key={difference.reason}>
                        <Difference {...difference} currency={currency} mode={target.cohort.deliveryMode} />
                      </Text>
                    ))}
                    {credit > 0 && (
                      <Text as="li">
                        <FormattedMessage
                          defaultMessage="You’ve paid {amount} more than the new class costs. We’ll keep it as credit for a later enrollment."
                          values={{ amount: <MoneyValue amount={credit} currency={currency} /> }}
                        />
                      </Text>
                    )}
                  </Stack>
                ),
              },
              {
                term: <FormattedMessage defaultMessage="Progress" />,
                value: (
                  <FormattedMessage defaultMessage="You keep your finished modules, your bookmarks and your place." />
                ),
              },
            ]}
          />
          <DueDates
            title={intl.formatMessage({ defaultMessage: 'When each payment is due now' })}
            rows={current.rows}
            currency={currency}
          />
          <DueDates
            title={intl.formatMessage({ defaultMessage: 'When each payment is due in the new class' })}
            rows={target.rows}
            currency={currency}
          />
        </Stack>
      </Card>
    </Columns>
  );
}

interface Line {
  id: string;
  term: string;
  of: (side: TransferSide) => ReactNode;
}

/** What is compared, one line each. */
function useLines(currency: string): Line[] {
  const intl = useIntl();
  const money = (amount: number) => <MoneyValue amount={amount} currency={currency} />;
  return [
    {
      id: 'starts',
      term: intl.formatMessage({ defaultMessage: 'Starts', description: 'The first day of a class' }),
      of: ({ cohort }) => <DateValue value={cohort.startDate} />,
    },
    {
      id: 'graduation',
      term: intl.formatMessage({ defaultMessage: 'Graduation', description: 'The last day of a class' }),
      of: ({ cohort }) => <DateValue value={cohort.graduationDate} />,
    },
    {
      id: 'language',
      term: intl.formatMessage({ defaultMessage: 'Language' }),
      of: ({ cohort }) => intl.formatMessage(languages[cohort.languageIso2LetterCode]),
    },
    {
      id: 'format',
      term: intl.formatMessage({ defaultMessage: 'Format', description: 'Label: how a class is held' }),
      of: ({ cohort }) => intl.formatMessage(modes[cohort.deliveryMode]),
    },
    {
      id: 'total',
      term: intl.formatMessage({ defaultMessage: 'Total' }),
      of: ({ totalOwed }) => money(totalOwed),
    },
    {
      id: 'paid',
      term: intl.formatMessage({ defaultMessage: 'Paid', description: 'What is paid of a class' }),
      of: ({ totalPaid }) => money(totalPaid),
    },
    {
      id: 'balance',
      term: intl.formatMessage({ defaultMessage: 'Balance' }),
      of: ({ totalRemaining }) => <strong>{money(totalRemaining)}</strong>,
    },
  ];
}

function Comparison({ quote: { current, target, currency } }: { quote: TransferQuote }) {
  const intl = useIntl();
  return (
    <DataTable<Line>
      caption={intl.formatMessage({ defaultMessage: 'Your class now and the new one' })}
      rows={useLines(currency)}
      rowId={({ id }) => id}
      rowName={({ term }) => term}
      columns={[
        {
          id: 'term',
          header: intl.formatMessage({
            defaultMessage: 'Detail',
            description: 'Heading of a column: what of two classes is compared in a line',
          }),
          cell: ({ term }) => term,
        },
        {
          id: 'current',
          header: intl.formatMessage({ defaultMessage: 'Your class now' }),
          cell: (line) => line.of(current),
        },
        {
          id: 'target',
          header: intl.formatMessage({ defaultMessage: 'Your new class' }),
          cell: (line) => line.of(target),
        },
      ]}
    />
  );
}

const reasons = defineMessages<TransferDifference['reason']>({
  CLASS_DATES: { defaultMessage: 'The dates of your class and of your payments.' },
  DELIVERY_MODE: {
    defaultMessage: 'How classes are held: {mode}.',
    description: 'What changes with a transfer; mode is “online” or “in person”',
  },
  TUITION: {
    defaultMessage: '{amount}: tuition of the new class.',
    description: 'Why a class costs more or less after a transfer; amount has a sign',
  },
  PROMO_CODE: {
    defaultMessage: '{amount}: your promo code doesn’t apply to the new class.',
    description: 'Why a class costs more after a transfer; amount has a sign',
  },
  INTEREST: {
    defaultMessage: '{amount}: interest of the new payment schedule.',
    description: 'Why a class costs more or less after a transfer; amount has a sign',
  },
  TAX: {
    defaultMessage: '{amount}: taxes.',
    description: 'Why a class costs more or less after a transfer; amount has a sign',
  },
});

interface DifferenceProps extends TransferDifference {
  currency: string;
  mode: TransferSide['cohort']['deliveryMode'];
}

function Difference({ reason, amount, currency, mode }: DifferenceProps) {
  const intl = useIntl();
  const sign = amount !== null && amount > 0 ? '+' : '';
  const values = {
    mode: intl.formatMessage(modes[mode]).toLocaleLowerCase(intl.locale),
    amount: amount !== null && `${sign}${formatMoney({ amount, currency }, { locale: intl.locale })}`,
  };
  return <FormattedMessage {...reasons[reason]} values={values} />;
}

interface DueDatesProps extends Pick<TransferSide, 'rows'> {
  title: string;
  currency: string;
}

/** When each payment is due, closed at first. */
function DueDates({ title, rows, currency }: DueDatesProps) {
  const intl = useIntl();
  const money = (amount: number) => <MoneyValue amount={amount} currency={currency} />;
  if (rows.length === 0) return null;
  return (
    <Disclosure level={2} title={title}>
      <DataTable
        caption={title}
        rows={rows}
        rowId={({ installment, dueDate }) => `${installment} ${dueDate}`}
        rowName={({ dueDate }) => dueDate}
        columns={[
          {
            id: 'dueDate',
            header: intl.formatMessage({ defaultMessage: 'Due' }),
            cell: ({ dueDate }) => <DateValue value={dueDate} />,
          },
          {
            id: 'amountDue',
            inRow: 'value',
            header: intl.formatMessage({ defaultMessage: 'Amount' }),
            cell: ({ amountDue }) => money(amountDue),
            isNumeric: true,
          },
          {
            id: 'amountRemaining',
            header: intl.formatMessage({ defaultMessage: 'Balance' }),
            cell: ({ amountRemaining }) => money(amountRemaining),
            isNumeric: true,
          },
        ]}
      />
    </Disclosure>
  );
}
