import {
  Columns,
  DataTable,
  DateValue,
  DescriptionList,
  Disclosure,
  MoneyValue,
  SectionCard,
  Stack,
  Text,
} from '@institute/design-system';
import { formatMoney } from '@institute/values/formats';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { languages, modes } from '../enrollment/CohortFacts.tsx';
import type { TransferDifference, TransferQuote, TransferSide } from './transfers.ts';

/** The class before and after a transfer: dates, language, money, and what carries over. */
export function BeforeAndAfter({ quote }: { quote: TransferQuote }) {
  const { current, target, currency, fee, nextPayment, credit, differences } = quote;
  return (
    <Stack gap="l">
      <Columns min="l">
        <Side
          title={<FormattedMessage defaultMessage="Your class now" />}
          side={current}
          currency={currency}
        />
        <Side
          title={<FormattedMessage defaultMessage="Your new class" />}
          side={target}
          currency={currency}
          isNew
        />
      </Columns>
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
    </Stack>
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

interface SideProps {
  title: ReactNode;
  side: TransferSide;
  currency: string;
  isNew?: boolean;
}

function Side({ title, side, currency, isNew = false }: SideProps) {
  const intl = useIntl();
  const { cohort, totalOwed, totalPaid, totalRemaining, rows } = side;
  const money = (amount: number) => <MoneyValue amount={amount} currency={currency} />;
  return (
    <SectionCard tone={isNew ? 'brand' : 'plain'} title={title}>
      <DescriptionList
        items={[
          {
            term: <FormattedMessage defaultMessage="Starts" description="The first day of a class" />,
            value: <DateValue value={cohort.startDate} />,
          },
          {
            term: <FormattedMessage defaultMessage="Graduation" description="The last day of a class" />,
            value: <DateValue value={cohort.graduationDate} />,
          },
          {
            term: <FormattedMessage defaultMessage="Language" />,
            value: intl.formatMessage(languages[cohort.languageIso2LetterCode]),
          },
          {
            term: <FormattedMessage defaultMessage="Format" description="Label: how a class is held" />,
            value: intl.formatMessage(modes[cohort.deliveryMode]),
          },
          { term: <FormattedMessage defaultMessage="Total" />, value: money(totalOwed) },
          {
            term: isNew ? (
              <FormattedMessage
                defaultMessage="Carried over"
                description="What is paid already in a new class"
              />
            ) : (
              <FormattedMessage defaultMessage="Paid" description="What is paid of a class" />
            ),
            value: money(totalPaid),
          },
          {
            term: <FormattedMessage defaultMessage="Balance" />,
            value: <strong>{money(totalRemaining)}</strong>,
          },
        ]}
      />
      {rows.length > 0 ? (
        <DueDates rows={rows} currency={currency} />
      ) : (
        <Text tone="muted" size="s">
          <FormattedMessage defaultMessage="Nothing is due." />
        </Text>
      )}
    </SectionCard>
  );
}

/** When each payment is due, closed at first. */
function DueDates({ rows, currency }: { rows: TransferSide['rows']; currency: string }) {
  const intl = useIntl();
  const money = (amount: number) => <MoneyValue amount={amount} currency={currency} />;
  return (
    <Disclosure title={<FormattedMessage defaultMessage="When each payment is due" />}>
      <DataTable
        caption={intl.formatMessage({ defaultMessage: 'When each payment is due' })}
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
