import { settledTotal } from '@institute/api-schema/queries';
import {
  DataTable,
  type DataTableProps,
  DateTimeValue,
  EmptyState,
  FilteredList,
  Link,
  MoneyValue,
  Page,
  PaymentsIllustration,
  Stack,
  type TableQuery,
} from '@institute/design-system';
import { useListParams, useTablePage, useTableQuery } from '@institute/design-system/app';
import { NoMatch } from '@institute/shared-screens/NoMatch.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { allPurchases } from '../booking/sessions.ts';
import { sizes } from '../lists.ts';
import { paths, places } from '../places.ts';
import { useCoachId } from './coach-id.ts';
import { PurchaseFilters } from './PurchaseFilters.tsx';
import { type Party, type Purchase, toCriteria } from './purchase-filter.ts';
import { PurchaseStatus, typeMessages } from './purchase-messages.tsx';
import { partiesQuery } from './purchases.ts';

const defaults: TableQuery = { sortBy: 'id', descending: true, page: 0, size: 10 };
const sortable = ['id', 'amount', 'status', 'title'] as const;

const choices = {
  coach: null,
  customer: null,
  type: ['', 'SERVICE', 'PRODUCT'],
  status: ['', 'IN_PROGRESS', 'PAID', 'FAILED', 'REFUNDED'],
} as const;

const columnsOf = (
  intl: IntlShape,
  search: string,
  hasCoach: boolean,
): DataTableProps<Purchase>['columns'] => [
  {
    id: 'title',
    header: intl.formatMessage({ defaultMessage: 'Bought', description: 'Column: what someone bought' }),
    cell: ({ id, title }) => (
      // Keeps the list's state for the way back.
      <Link href={paths.coachPurchase({ purchaseId: id }) + (search && `?${search}`)}>{title}</Link>
    ),
    isSortable: true,
  },
  {
    id: 'customer',
    inRow: 'note',
    header: intl.formatMessage({ defaultMessage: 'Client' }),
    cell: ({ customer }) => customer.label,
  },
  ...(hasCoach
    ? [
        {
          id: 'coach',
          header: intl.formatMessage({
            defaultMessage: 'Coach',
            description: 'Column: of whom something was bought',
          }),
          cell: ({ coach }: { coach: { label: string } }) => coach.label,
        },
      ]
    : []),
  {
    id: 'type',
    header: intl.formatMessage({ defaultMessage: 'Type', description: 'Column: service or product' }),
    cell: ({ coachProductType }) => intl.formatMessage(typeMessages[coachProductType]),
  },
  {
    // Ids are in time order.
    id: 'id',
    inRow: 'note',
    header: intl.formatMessage({ defaultMessage: 'Date' }),
    cell: ({ createdAt }) => <DateTimeValue value={createdAt} hasTime={false} />,
    isSortable: true,
    isUnbroken: true,
  },
  {
    id: 'status',
    inRow: 'note',
    header: intl.formatMessage({ defaultMessage: 'Status' }),
    isUsual: ({ status }) => status === 'PAID',
    cell: ({ status }) => <PurchaseStatus status={status} />,
    isSortable: true,
  },
  {
    id: 'amount',
    inRow: 'value',
    header: intl.formatMessage({ defaultMessage: 'Amount' }),
    cell: ({ amount, currency }) => <MoneyValue amount={amount} currency={currency} isFreeNamed />,
    isNumeric: true,
    isSortable: true,
  },
];

/** Purchases from a coach, and the coach's own purchases from others. */
export default function PurchasesScreen() {
  const intl = useIntl();
  const search = useSearch();
  const coachId = useCoachId();
  const [query, setQuery] = useTableQuery(defaults, sortable);
  const [filter, setFilter] = useListParams(choices);
  const sellers = useQuery(partiesQuery('COACH', allPurchases));
  const { coach } = toCriteria({ ...filter, customer: '' }, coachId, { coaches: [], customers: [] });
  const buyers = useQuery(partiesQuery('CUSTOMER', { ...allPurchases, coach }));
  const byName = (one: Party, other: Party) => one.label.localeCompare(other.label, intl.locale);
  const coaches = sellers.data?.toSorted(byName) ?? [];
  const customers = buyers.data?.toSorted(byName) ?? [];
  const list = api.useQuery(
    'post',
    '/coach_product_purchases/find_by_criteria',
    { params: { query }, body: toCriteria(filter, coachId, { coaches, customers }) },
    // The criteria include the names, so waiting for them avoids a second request.
    { placeholderData: keepPreviousData, enabled: sellers.isFetched && buyers.isFetched },
  );
  const table = useTablePage(list, query, setQuery);
  const isFiltered = Object.values(filter).some(Boolean);

  return (
    <Page lead={<FormattedMessage defaultMessage="What clients bought from you, newest first." />}>
      <FilteredList filter={Object.values(filter)} count={settledTotal(list)}>
        <Stack gap="l">
          <PurchaseFilters {...{ filter, coachId, coaches, customers }} onChange={setFilter} />
          <DataTable
            {...table}
            caption={intl.formatMessage(places.coachPurchases.title)}
            rowId={({ id }) => id}
            rowName={({ title, customer }) => `${title}, ${customer.label}`}
            sizes={sizes}
            onRetry={() => void Promise.all([sellers.refetch(), buyers.refetch(), list.refetch()])}
            empty={
              isFiltered ? (
                <NoMatch
                  picture={<PaymentsIllustration />}
                  title={<FormattedMessage defaultMessage="No purchase matches" />}
                  href={paths.coachPurchases()}
                />
              ) : (
                <NoPurchases />
              )
            }
            columns={columnsOf(intl, search, filter.coach !== '')}
          />
        </Stack>
      </FilteredList>
    </Page>
  );
}

const NoPurchases = () => (
  <EmptyState
    picture={<PaymentsIllustration />}
    title={<FormattedMessage defaultMessage="No purchases yet" />}
  >
    <FormattedMessage defaultMessage="What clients book and buy from you will appear here." />
  </EmptyState>
);
