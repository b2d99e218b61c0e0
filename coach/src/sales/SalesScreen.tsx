import type { Schemas } from '@institute/api-schema';
import { settledTotal } from '@institute/api-schema/queries';
import {
  Card,
  DataTable,
  type DataTableProps,
  DateValue,
  EmptyState,
  FileButton,
  FilterBar,
  FilteredList,
  Inline,
  Link,
  LinkButton,
  Loading,
  MoneyValue,
  optionsOf,
  Page,
  Price,
  SelectField,
  Skeleton,
  Stack,
  type TableQuery,
  TableSkeleton,
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
import { type CsvColumn, csvFile, decimalOfMinor, defaultTimeZone, today } from '@institute/values/formats';
import {
  defineMessages,
  FormattedMessage,
  type IntlShape,
  type MessageDescriptor,
  useIntl,
} from 'react-intl';
import { useCoachId, useDayOf, useTimeZone } from '../coach.ts';
import { readAll, useList } from '../lists.ts';
import { paths, places } from '../places.ts';
import { SaleBadge, stateLabel } from './SaleBadge.tsx';

type Sale = Schemas['Sale'];
type Summary = Schemas['SalesSummary'];

const defaults: TableQuery = { sortBy: 'createdAt', descending: true, page: 0, size: 10 };
const sortable = ['createdAt', 'amount', 'title'] as const;

const filters = ['WHOLE', 'REFUNDED', 'DISPUTED'] as const;
const filterLabels: Record<(typeof filters)[number], MessageDescriptor> = defineMessages({
  WHOLE: { defaultMessage: 'Paid in full' },
  REFUNDED: { defaultMessage: 'With refunds' },
  DISPUTED: { defaultMessage: 'With disputes' },
});
const choices = { status: ['', ...filters], year: null } as const;

/** The headings of the table and of its file. */
const headersOf = (intl: IntlShape) => ({
  title: intl.formatMessage({ defaultMessage: 'Item', description: 'Column: name of what was sold' }),
  client: intl.formatMessage({ defaultMessage: 'Client' }),
  date: intl.formatMessage({ defaultMessage: 'Date' }),
  state: intl.formatMessage({ defaultMessage: 'Status' }),
  amount: intl.formatMessage({ defaultMessage: 'Price' }),
  refunded: intl.formatMessage({ defaultMessage: 'Refunded', description: 'Column: sum of refunds' }),
  disputed: intl.formatMessage({ defaultMessage: 'Disputed' }),
  owed: intl.formatMessage({ defaultMessage: 'Owed to you' }),
});

type Headers = ReturnType<typeof headersOf>;

function columnsOf(headers: Headers, dayOf: ReturnType<typeof useDayOf>): DataTableProps<Sale>['columns'] {
  const money = (name: 'amount' | 'owed') => ({
    id: name,
    header: headers[name],
    cell: (sale: Sale) => (
      <MoneyValue amount={sale[name]} currency={sale.currency} isFreeNamed={name === 'amount'} />
    ),
    isNumeric: true,
    ...(name === 'amount' && { isSortable: true, inRow: 'value' as const }),
  });
  return [
    {
      id: 'client',
      header: headers.client,
      cell: ({ clientName, purchaseId }) => <Link href={paths.sale({ purchaseId })}>{clientName}</Link>,
    },
    { id: 'title', inRow: 'note', header: headers.title, cell: ({ title }) => title, isSortable: true },
    {
      id: 'createdAt',
      inRow: 'note',
      header: headers.date,
      cell: ({ createdAt }) => <DateValue value={dayOf(createdAt)} />,
      isSortable: true,
    },
    {
      id: 'state',
      inRow: 'note',
      header: headers.state,
      isUsual: ({ state }) => state === 'WHOLE',
      cell: (sale) => <SaleBadge sale={sale} />,
    },
    // Refunds are the difference, and in the status: with a column of their own, names would wrap.
    money('amount'),
    money('owed'),
  ];
}

function fileColumnsOf(
  intl: IntlShape,
  headers: Headers,
  dayOf: ReturnType<typeof useDayOf>,
): CsvColumn<Sale>[] {
  const money = (name: 'amount' | 'refunded' | 'disputed' | 'owed'): CsvColumn<Sale> => [
    headers[name],
    (sale) => decimalOfMinor(sale[name], sale.currency),
  ];
  return [
    [headers.date, ({ createdAt }) => dayOf(createdAt)],
    [headers.title, ({ title }) => title],
    [headers.client, ({ clientName }) => clientName],
    [headers.state, (sale) => intl.formatMessage(stateLabel(sale))],
    [intl.formatMessage({ defaultMessage: 'Currency' }), ({ currency }) => currency],
    money('amount'),
    money('refunded'),
    money('disputed'),
    money('owed'),
  ];
}

/** One page of the sales, and how to read all of them, the first one first. */
function useSales(
  criteria: { status: (typeof filters)[number] | null; from: string | null; to: string | null },
  query: TableQuery,
) {
  const coachId = useCoachId();
  const ofCoach = (page: object) => ({
    path: { coachId },
    query: { ...criteria, timeZone: defaultTimeZone(), ...page },
  });
  const list = useList('/coaches/{coachId}/sales', ofCoach(query));
  const inOrder = ofCoach({ sortBy: 'createdAt', descending: false });
  const readSales = () => readAll('/coaches/{coachId}/sales', inOrder);
  return { list, readSales };
}

/** What the coach sold, and what of it the institute owes. */
export default function SalesScreen() {
  const intl = useIntl();
  const dayOf = useDayOf();
  const [query, setQuery] = useTableQuery(defaults, sortable);
  const [params, , field] = useListParams(choices);
  const status = params.status || null;
  const { years, year, ...period } = yearChoice(params.year, today(useTimeZone()));
  const { list, readSales } = useSales({ status, ...period }, query);
  const table = useTablePage(list, query, setQuery);
  const isFiltered = Boolean(status || year);
  const caption = intl.formatMessage(places.sales.title);
  const headers = headersOf(intl);
  const readFile = async () => csvFile(fileColumnsOf(intl, headers, dayOf), await readSales());

  const hasNone = list.data?.pagination.total === 0 && !isFiltered;
  const summaries = list.data?.pagination.summary ?? [];
  return (
    <Page
      lead={
        <FormattedMessage defaultMessage="What clients bought from you. The institute pays you outside of this app." />
      }
      actions={
        // Also while sales are loading, so that it doesn't move what is below it.
        list.data?.content.length !== 0 && (
          <FileButton
            name={caption}
            kind="CSV"
            isIconOnPhones
            fileName="sales.csv"
            label={<FormattedMessage defaultMessage="Download CSV" />}
            load={readFile}
          />
        )
      }
    >
      <FilteredList filter={[status, year]} count={settledTotal(list)}>
        {/* All at once, because sums that arrive later would move the filters. */}
        {list.isPending ? (
          <SalesSkeleton />
        ) : (
          <Stack gap="l">
            {summaries.map((summary) => (
              <Owed key={summary.currency} {...summary} />
            ))}
            {!hasNone && <Filters status={params.status} {...{ year, years, field }} />}
            {hasNone ? (
              <NoSales />
            ) : (
              <DataTable
                {...table}
                caption={caption}
                // Two names in each row.
                space="many"
                rowId={({ purchaseId }) => purchaseId}
                rowName={({ title, clientName }) => `${clientName}, ${title}`}
                columns={columnsOf(headers, dayOf)}
                empty={
                  <NoMatch
                    picture={null}
                    title={<FormattedMessage defaultMessage="No sales match" />}
                    href={paths.sales()}
                  />
                }
              />
            )}
          </Stack>
        )}
      </FilteredList>
    </Page>
  );
}

interface FiltersProps extends ListParams<typeof choices> {
  years: readonly string[];
  field: ListField<typeof choices>;
}

function Filters({ status, year, years, field }: FiltersProps) {
  const intl = useIntl();
  return (
    <FilterBar isOnlyForMany hasOrder count={[status, year].filter(Boolean).length}>
      <SelectField
        isFilter
        label={intl.formatMessage({ defaultMessage: 'Status' })}
        placeholder={intl.formatMessage({ defaultMessage: 'All sales' })}
        {...field('status')}
        options={optionsOf(intl, filterLabels)}
      />
      <YearFilter {...field('year')} value={year} years={years} />
    </FilterBar>
  );
}

const NoSales = () => (
  <EmptyState
    title={<FormattedMessage defaultMessage="No sales yet" />}
    action={
      <LinkButton href={paths.myServices()}>
        <FormattedMessage {...places.myServices.title} />
      </LinkButton>
    }
  >
    <FormattedMessage defaultMessage="When clients buy from you, their payments appear here." />
  </EmptyState>
);

const SalesSkeleton = () => (
  <Loading>
    <Stack gap="l">
      <Skeleton shape="block" />
      <TableSkeleton rows={defaults.size} columns={6} />
    </Stack>
  </Loading>
);

/** What the institute owes to the coach, and the sums that make it up. */
function Owed({ currency, month, total }: Summary) {
  const { sold, refunded, disputed, owed } = total;
  const sums = [
    { name: 'sold', amount: owed === sold ? 0 : sold },
    { name: 'refunded', amount: refunded },
    { name: 'disputed', amount: disputed },
    { name: 'month', amount: month.owed },
  ].filter(({ amount }) => amount !== 0);
  return (
    <Card padding="l">
      <Stack gap="xs">
        <Price
          size="l"
          isFreeNamed={false}
          amount={owed}
          currency={currency}
          unit={<FormattedMessage defaultMessage="owed to you" />}
        />
        {sums.length > 0 && (
          <Inline as="ul" role="list" gap="m">
            {sums.map(({ name, amount }) => (
              <Text key={name} as="li" tone="muted">
                <FormattedMessage
                  defaultMessage="{amount} {name, select, sold {sold} refunded {refunded} disputed {disputed} other {from this month}}"
                  description="A sum of all sales of a coach, under what of it the coach will get; “from this month” is the part of that from sales of the calendar month"
                  values={{ name, amount: <MoneyValue amount={amount} currency={currency} /> }}
                />
              </Text>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
