import type { Schemas } from '@institute/api-schema';
import { settledTotal } from '@institute/api-schema/queries';
import {
  DataTable,
  type DataTableProps,
  DateTimeValue,
  EmptyState,
  FactLine,
  FileButton,
  FilterBar,
  FilteredList,
  Link,
  MoneyValue,
  optionsOf,
  Page,
  PaymentsIllustration,
  SelectField,
  Stack,
  type TableQuery,
  Text,
} from '@institute/design-system';
import {
  type ListField,
  type ListParams,
  useListParams,
  useTablePage,
  useTableQuery,
} from '@institute/design-system/app';
import { NoMatch } from '@institute/shared-screens/NoMatch.tsx';
import { YearFilter, yearChoice } from '@institute/shared-screens/year-filter.tsx';
import { type CsvColumn, csvFile, decimalOfMinor, today } from '@institute/values/formats';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { readAll, useList } from '../lists.ts';
import { paymentPath } from '../payments/payments.ts';
import { paths, places } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { useTimeZone, useToday } from '../time-zone.ts';
import {
  purposeMessages,
  statusMessages,
  type Transaction,
  TransactionStatus,
  typeMessages,
} from './transaction-messages.tsx';

const defaults: TableQuery = { sortBy: 'createdAt', descending: true, page: 0, size: 10 };
const sortable = ['createdAt', 'amount', 'status'] as const;
const choices = {
  purpose: ['', 'TUITION', 'TRANSFER_FEE', 'PURCHASE', 'SUBSCRIPTION'],
  type: ['', 'PAYMENT', 'REFUND', 'DISPUTE'],
  year: null,
} as const;

/** The headings of the table and of its file. */
const headersOf = (intl: IntlShape) => ({
  date: intl.formatMessage({ defaultMessage: 'Date' }),
  type: intl.formatMessage({ defaultMessage: 'Type', description: 'Column: payment, refund or dispute' }),
  purpose: intl.formatMessage({ defaultMessage: 'For' }),
  description: intl.formatMessage({ defaultMessage: 'Details' }),
  status: intl.formatMessage({ defaultMessage: 'Status' }),
  amount: intl.formatMessage({ defaultMessage: 'Amount' }),
});

type Headers = ReturnType<typeof headersOf>;

const columnsOf = (intl: IntlShape, headers: Headers): DataTableProps<Transaction>['columns'] => [
  { id: 'type', header: headers.type, cell: (transaction) => <TypeLink {...transaction} /> },
  {
    id: 'purpose',
    inRow: 'note',
    header: headers.purpose,
    cell: ({ purpose }) => intl.formatMessage(purposeMessages[purpose]),
  },
  {
    id: 'createdAt',
    inRow: 'note',
    header: headers.date,
    cell: ({ createdAt }) => <DateTimeValue value={createdAt} hasTime={false} />,
    isSortable: true,
    isUnbroken: true,
  },
  { id: 'description', header: headers.description, cell: (one) => <Details {...one} /> },
  {
    id: 'status',
    inRow: 'note',
    header: headers.status,
    isUsual: ({ status }) => status === 'ACCEPTED',
    cell: ({ status }) => <TransactionStatus status={status} />,
    isSortable: true,
  },
  {
    id: 'amount',
    inRow: 'value',
    header: headers.amount,
    cell: ({ amount, currency }) => <MoneyValue amount={amount} currency={currency} />,
    isNumeric: true,
    isSortable: true,
  },
];

const fileColumnsOf = (intl: IntlShape, headers: Headers, timeZone: string): CsvColumn<Transaction>[] => [
  [headers.date, ({ createdAt }) => today(timeZone, Date.parse(createdAt))],
  [headers.type, ({ type }) => intl.formatMessage(typeMessages[type])],
  [headers.purpose, ({ purpose }) => intl.formatMessage(purposeMessages[purpose])],
  [headers.description, ({ description }) => description],
  [headers.status, ({ status }) => intl.formatMessage(statusMessages[status])],
  [intl.formatMessage({ defaultMessage: 'Currency' }), ({ currency }) => currency],
  [headers.amount, ({ amount, currency }) => decimalOfMinor(amount, currency)],
];

/** All payments, refunds and disputes of the student, whatever they are for. */
export default function TransactionsScreen() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const [query, setQuery] = useTableQuery(defaults, sortable);
  const [params, , field] = useListParams(choices);
  const timeZone = useTimeZone();
  const { purpose, type } = params;
  const { years, year, ...period } = yearChoice(params.year, useToday());
  const criteria = { purpose: purpose || null, type: type || null, ...period, timeZone };
  const ofStudent = (page: object) => ({ path: { id: studentId }, query: { ...criteria, ...page } });
  const list = useList('/students/{id}/transactions', ofStudent(query));
  const table = useTablePage(list, query, setQuery);
  const isFiltered = Boolean(purpose || type || year);
  const caption = intl.formatMessage(places.transactions.title);
  const headers = headersOf(intl);
  const readFile = async () => {
    const inOrder = ofStudent({ sortBy: 'createdAt', descending: false });
    return csvFile(
      fileColumnsOf(intl, headers, timeZone),
      await readAll('/students/{id}/transactions', inOrder),
    );
  };

  return (
    <Page
      lead={<FormattedMessage defaultMessage="What you paid, and what you got back." />}
      actions={
        // Also while the list is loading, so that it doesn't move what is below it.
        list.data?.content.length !== 0 && (
          <FileButton
            name={caption}
            kind="CSV"
            isIconOnPhones
            fileName="transactions.csv"
            label={<FormattedMessage defaultMessage="Download CSV" />}
            load={readFile}
          />
        )
      }
    >
      <FilteredList filter={[purpose, type, year]} count={settledTotal(list)}>
        <Stack gap="l">
          <Filters {...{ purpose, type, year, years, field }} />
          {list.data?.pagination.totals.map((totals) => (
            <Totals key={totals.currency} {...totals} />
          ))}
          <DataTable
            {...table}
            caption={caption}
            rowId={({ id }) => id}
            rowName={({ type, description }) => `${intl.formatMessage(typeMessages[type])}, ${description}`}
            empty={<NoTransactions isFiltered={isFiltered} />}
            columns={columnsOf(intl, headers)}
          />
        </Stack>
      </FilteredList>
    </Page>
  );
}

interface FiltersProps extends ListParams<typeof choices> {
  years: readonly string[];
  field: ListField<typeof choices>;
}

function Filters({ purpose, type, year, years, field }: FiltersProps) {
  const intl = useIntl();
  const headers = headersOf(intl);
  return (
    <FilterBar isOnlyForMany hasOrder count={[purpose, type, year].filter(Boolean).length}>
      <SelectField
        isFilter
        label={headers.purpose}
        placeholder={intl.formatMessage({
          defaultMessage: 'Everything',
          description: 'First choice of a filter: whatever it is for',
        })}
        {...field('purpose')}
        options={optionsOf(intl, purposeMessages)}
      />
      <SelectField
        isFilter
        label={headers.type}
        placeholder={intl.formatMessage({ defaultMessage: 'All types' })}
        {...field('type')}
        options={optionsOf(intl, typeMessages)}
      />
      <YearFilter {...field('year')} value={year} years={years} />
    </FilterBar>
  );
}

/** What was paid in all, and the sums that make it up, if something went back. */
function Totals({ currency, paid, refunded, disputed, net }: Schemas['TransactionTotals']) {
  const intl = useIntl();
  const sums = [
    {
      label: intl.formatMessage({ defaultMessage: 'Paid', description: 'Sum of the listed payments' }),
      amount: paid === net ? 0 : paid,
    },
    {
      label: intl.formatMessage({ defaultMessage: 'Refunded', description: 'Sum of the listed refunds' }),
      amount: refunded,
    },
    { label: intl.formatMessage({ defaultMessage: 'Disputed' }), amount: disputed },
  ].filter(({ amount }) => amount !== 0);
  const total =
    sums.length > 0
      ? intl.formatMessage({
          defaultMessage: 'Total after refunds',
          description: 'Sum of the listed payments, less refunds and disputes',
        })
      : intl.formatMessage({ defaultMessage: 'Total paid' });
  return (
    <Stack
      as="section"
      aria-label={intl.formatMessage({
        defaultMessage: 'Totals',
        description: 'Heading: the sums of the listed payments and refunds',
      })}
    >
      <FactLine>
        {[...sums, { label: total, amount: net }].map(({ label, amount }) => (
          <Text as="span" key={label} weight="semibold">
            <Text as="span" tone="muted" weight="regular">
              {label}
            </Text>{' '}
            <MoneyValue amount={amount} currency={currency} />
          </Text>
        ))}
      </FactLine>
    </Stack>
  );
}

const NoTransactions = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <NoMatch
      picture={<PaymentsIllustration />}
      title={<FormattedMessage defaultMessage="No transactions match" />}
      href={paths.transactions()}
    />
  ) : (
    <EmptyState
      picture={<PaymentsIllustration />}
      title={<FormattedMessage defaultMessage="No transactions yet" />}
    >
      <FormattedMessage defaultMessage="Your payments and refunds will appear here." />
    </EmptyState>
  );

/** A payment links to its page with the receipt. */
function TypeLink({ type, paymentId, hasReceipt }: Transaction) {
  const name = <FormattedMessage {...typeMessages[type]} />;
  return hasReceipt ? <Link href={paymentPath(paymentId)}>{name}</Link> : name;
}

/** What it belongs to, with a link to the schedule. */
function Details({ description, paymentScheduleId }: Transaction) {
  return paymentScheduleId ? (
    <Link href={paths.paymentInformation({ schedule: paymentScheduleId })}>{description}</Link>
  ) : (
    description
  );
}
