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
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages } from '../enrollment/CohortFacts.tsx';
import type { TransferQuote, TransferSide } from './transfers.ts';

/** The class before and after a transfer: dates, language, money, and what carries over. */
export function BeforeAndAfter({ quote }: { quote: TransferQuote }) {
  const { current, target, currency, fee } = quote;
  return (
    <Stack gap="l">
      <Columns min="l">
        <Side
          title={
            <FormattedMessage defaultMessage="Your class now" description="Heading: before a transfer" />
          }
          side={current}
          currency={currency}
        />
        <Side
          title={<FormattedMessage defaultMessage="Your new class" description="Heading: after a transfer" />}
          side={target}
          currency={currency}
          isNew
        />
      </Columns>
      <DescriptionList
        items={[
          {
            term: <FormattedMessage defaultMessage="Transfer fee" description="What was paid for" />,
            value: (
              <strong>
                <MoneyValue amount={fee} currency={currency} isFreeNamed />
              </strong>
            ),
          },
          {
            term: (
              <FormattedMessage defaultMessage="Progress" description="What becomes of it in a transfer" />
            ),
            value: (
              <FormattedMessage
                defaultMessage="You keep your finished modules, your bookmarks and your place. Only the dates change."
                description="What becomes of the progress in a transfer"
              />
            ),
          },
        ]}
      />
    </Stack>
  );
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
        layout="between"
        items={[
          {
            term: <FormattedMessage defaultMessage="Starts" description="The first day of a class" />,
            value: <DateValue value={cohort.startDate} />,
          },
          {
            term: <FormattedMessage defaultMessage="Graduates" description="The last day of a class" />,
            value: <DateValue value={cohort.graduationDate} />,
          },
          {
            term: <FormattedMessage defaultMessage="Language" description="Label of a field" />,
            value: intl.formatMessage(languages[cohort.languageIso2LetterCode]),
          },
          {
            term: <FormattedMessage defaultMessage="Total" description="What is owed for a class" />,
            value: money(totalOwed),
          },
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
            term: <FormattedMessage defaultMessage="Left to pay" description="What is not paid of a class" />,
            value: <strong>{money(totalRemaining)}</strong>,
          },
        ]}
      />
      {rows.length > 0 && (
        <Disclosure
          title={
            <FormattedMessage
              defaultMessage="When each payment is due"
              description="Opens the schedule of a payment plan"
            />
          }
        >
          <DataTable
            caption={intl.formatMessage({
              defaultMessage: 'When each payment is due',
              description: 'Opens the schedule of a payment plan',
            })}
            isCaptionHidden
            rows={rows}
            rowId={({ installment, dueDate }) => `${installment} ${dueDate}`}
            rowName={({ dueDate }) => dueDate}
            columns={[
              {
                id: 'dueDate',
                header: intl.formatMessage({ defaultMessage: 'Due', description: 'Column of a table' }),
                cell: ({ dueDate }) => <DateValue value={dueDate} />,
              },
              {
                id: 'amountDue',
                header: intl.formatMessage({ defaultMessage: 'Amount', description: 'Column of a table' }),
                cell: ({ amountDue }) => money(amountDue),
                isNumeric: true,
              },
            ]}
          />
        </Disclosure>
      )}
      {rows.length === 0 && (
        <Text tone="muted" size="s">
          <FormattedMessage defaultMessage="Nothing is due." description="A class without payments" />
        </Text>
      )}
    </SectionCard>
  );
}
