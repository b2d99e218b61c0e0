import type { components } from '@institute/api-schema';
import { allPages, settledTotal } from '@institute/api-schema/queries';
import {
  Columns,
  DataTable,
  DateValue,
  DescriptionList,
  EmptyState,
  FileButton,
  FilteredList,
  Link,
  MoneyValue,
  Page,
  readTableQuery,
  SectionCard,
  SelectField,
  Stack,
  StatusBadge,
  type TableQuery,
  Text,
  useNavigate,
  writeTableQuery,
} from '@institute/design-system';
import { decimalOfMinor, toCsv, today } from '@institute/design-system/formats';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { useCoachId, useDayOf, useTimeZone } from '../coach.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';

type Sale = components['schemas']['Sale'];
type Summary = components['schemas']['SalesSummary'];
type State = 'WHOLE' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'DISPUTED' | 'LOST';

const defaults: TableQuery = { sortBy: 'createdAt', descending: true, page: 0, size: 10 };
const sortable = ['createdAt', 'amount', 'title'] as const;

const filters = ['WHOLE', 'REFUNDED', 'DISPUTED'] as const;
const filterLabels: Record<(typeof filters)[number], MessageDescriptor> = defineMessages({
  WHOLE: { defaultMessage: 'Paid in full', description: 'Filter of sales: neither refunded nor disputed' },
  REFUNDED: { defaultMessage: 'With refunds', description: 'Filter of sales: refunded, also in part' },
  DISPUTED: { defaultMessage: 'With disputes', description: 'Filter of sales: disputed with the bank' },
});

const states: Record<State, MessageDescriptor> = defineMessages({
  WHOLE: { defaultMessage: 'Paid', description: 'State of a sale' },
  PARTLY_REFUNDED: { defaultMessage: 'Refunded in part', description: 'State of a sale' },
  REFUNDED: { defaultMessage: 'Refunded', description: 'State of a sale' },
  DISPUTED: { defaultMessage: 'Disputed', description: 'State of a sale: the client’s bank is deciding' },
  LOST: { defaultMessage: 'Returned by the bank', description: 'State of a sale: the client won a dispute' },
});
const tones = {
  WHOLE: 'positive',
  PARTLY_REFUNDED: 'neutral',
  REFUNDED: 'neutral',
  DISPUTED: 'caution',
  LOST: 'critical',
} as const;

function stateOf({ amount, refunded, disputed, isDisputeOpen }: Sale): State {
  if (isDisputeOpen) return 'DISPUTED';
  if (disputed > 0) return 'LOST';
  if (refunded === 0) return 'WHOLE';
  return refunded < amount ? 'PARTLY_REFUNDED' : 'REFUNDED';
}

/** What the coach sold, and what of it the institute owes. */
export default function SalesScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const search = useSearch();
  const coachId = useCoachId();
  const dayOf = useDayOf();
  const query = readTableQuery(search, defaults, sortable);
  const params = new URLSearchParams(search);
  const status = filters.find((one) => one === params.get('status')) ?? null;
  const thisYear = Number(today(useTimeZone()).slice(0, 4));
  const years = [0, 1, 2, 3, 4].map((ago) => String(thisYear - ago));
  const year = years.find((one) => one === params.get('year')) ?? '';
  const days = { from: year ? `${year}-01-01` : null, to: year ? `${year}-12-31` : null };
  const isFiltered = Boolean(status || year);
  const filterBy = (values: { status: string; year: string }) => navigate(paths.sales(values));
  const ofCoach = (page: object) => ({
    params: { path: { coachId }, query: { status, ...days, ...page } },
  });
  const list = api.useQuery(
    'get',
    '/coaches/{coachId}/sales',
    ofCoach({ ...query, sortBy: query.sortBy as (typeof sortable)[number] }),
    { placeholderData: keepPreviousData },
  );
  const caption = intl.formatMessage({
    defaultMessage: 'Sales',
    description: 'Caption of the list of what a coach sold',
  });
  const headers = {
    title: intl.formatMessage({ defaultMessage: 'Sold', description: 'Column: name of what was sold' }),
    client: intl.formatMessage({ defaultMessage: 'Client', description: 'Column: who bought it' }),
    date: intl.formatMessage({ defaultMessage: 'Date', description: 'Column: date of a sale' }),
    state: intl.formatMessage({ defaultMessage: 'Status', description: 'Column: state of a sale' }),
    amount: intl.formatMessage({ defaultMessage: 'Price', description: 'Column: price of a sale' }),
    refunded: intl.formatMessage({ defaultMessage: 'Refunded', description: 'Column: sum of refunds' }),
    disputed: intl.formatMessage({ defaultMessage: 'Disputed', description: 'Column: sum of disputes' }),
    owed: intl.formatMessage({
      defaultMessage: 'Owed to you',
      description: 'Column: what the coach will get',
    }),
  };
  const money = (name: 'amount' | 'refunded' | 'owed') => ({
    id: name,
    header: headers[name],
    cell: (sale: Sale) => <MoneyValue amount={sale[name]} currency={sale.currency} />,
    isNumeric: true,
    ...(name === 'amount' && { isSortable: true, inRow: 'value' as const }),
  });

  return (
    <Page
      title={<FormattedMessage defaultMessage="Sales" description="Heading of what a coach sold" />}
      lead={
        <FormattedMessage
          defaultMessage="What clients bought from you, and what you’ll get for it."
          description="Sentence under the heading of what a coach sold"
        />
      }
    >
      <FilteredList filter={[status, year]} count={settledTotal(list)}>
        <Stack gap="l">
          {list.data?.pagination.summary.map((summary) => (
            <Figures key={summary.currency} {...summary} />
          ))}
          <Columns min="s" align="start">
            <SelectField
              isFilter
              label={headers.state}
              placeholder={intl.formatMessage({
                defaultMessage: 'All sales',
                description: 'First choice of a filter: sales of any state',
              })}
              value={status ?? ''}
              onChange={(value) => filterBy({ status: value, year })}
              options={filters.map((value) => ({ value, label: intl.formatMessage(filterLabels[value]) }))}
            />
            <SelectField
              isFilter
              label={intl.formatMessage({
                defaultMessage: 'Year',
                description: 'Filter: the year of a sale',
              })}
              placeholder={intl.formatMessage({
                defaultMessage: 'All years',
                description: 'First choice of a filter: sales of any year',
              })}
              value={year}
              onChange={(value) => filterBy({ status: status ?? '', year: value })}
              options={years.map((value) => ({ value, label: value }))}
            />
          </Columns>
          <DataTable
            caption={caption}
            isCaptionHidden
            rows={list.data?.content}
            rowId={({ purchaseId }) => purchaseId}
            rowName={({ title, clientName }) => `${title}, ${clientName}`}
            query={query}
            onQueryChange={(next) =>
              navigate(paths.sales() + writeTableQuery(next, defaults, search), { replace: true })
            }
            {...(list.data && { total: list.data.pagination.total })}
            isLoading={list.isFetching}
            {...(list.isError && { error: describeError(intl, list.error) })}
            onRetry={() => void list.refetch()}
            columns={[
              {
                id: 'title',
                header: headers.title,
                cell: ({ title, purchaseId }) => <Link href={paths.sale({ purchaseId })}>{title}</Link>,
                isSortable: true,
              },
              {
                id: 'client',
                inRow: 'note',
                header: headers.client,
                cell: ({ clientName }) => clientName,
              },
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
                cell: (sale) => (
                  <StatusBadge tone={tones[stateOf(sale)]}>
                    {intl.formatMessage(states[stateOf(sale)])}
                  </StatusBadge>
                ),
              },
              money('amount'),
              money('refunded'),
              money('owed'),
            ]}
            empty={
              <EmptyState
                picture={null}
                title={
                  isFiltered ? (
                    <FormattedMessage
                      defaultMessage="No sales match"
                      description="In the place of a filtered list that is empty"
                    />
                  ) : (
                    <FormattedMessage
                      defaultMessage="No sales yet"
                      description="In the place of an empty list of sales"
                    />
                  )
                }
              >
                {isFiltered ? (
                  <FormattedMessage
                    defaultMessage="Change the filters to see more."
                    description="In the place of a filtered list of sales that is empty"
                  />
                ) : (
                  <FormattedMessage
                    defaultMessage="When clients buy from you, their payments appear here."
                    description="In the place of an empty list of sales"
                  />
                )}
              </EmptyState>
            }
          />
          {list.data && list.data.content.length > 0 && (
            <FileButton
              name={caption}
              kind="CSV"
              fileName="sales.csv"
              load={async () => {
                const all = await queries.fetchQuery(
                  allPages(
                    api.queryOptions(
                      'get',
                      '/coaches/{coachId}/sales',
                      ofCoach({ sortBy: 'createdAt', descending: false }),
                    ),
                  ),
                );
                return new Blob([toCsv(linesOf(all))], { type: 'text/csv;charset=utf-8' });
              }}
            />
          )}
        </Stack>
      </FilteredList>
    </Page>
  );

  function linesOf(sales: readonly Sale[]): string[][] {
    const { date, title, client, state, amount, refunded, disputed, owed } = headers;
    const currency = intl.formatMessage({
      defaultMessage: 'Currency',
      description: 'Column: three letters such as USD',
    });
    return [
      [date, title, client, state, currency, amount, refunded, disputed, owed],
      ...sales.map((sale) => [
        sale.createdAt,
        sale.title,
        sale.clientName,
        intl.formatMessage(states[stateOf(sale)]),
        sale.currency,
        ...[sale.amount, sale.refunded, sale.disputed, sale.owed].map((sum) =>
          decimalOfMinor(sum, sale.currency),
        ),
      ]),
    ];
  }
}

/** The sums of the month and of all sales. */
function Figures({ currency, month, total }: Summary) {
  return (
    <Stack gap="s">
      <Columns min="m">
        <Sums
          title={
            <FormattedMessage
              defaultMessage="This month"
              description="Heading: sums of the sales of the calendar month"
            />
          }
          currency={currency}
          figures={month}
        />
        <Sums
          title={<FormattedMessage defaultMessage="All time" description="Heading: sums of all sales" />}
          currency={currency}
          figures={total}
        />
      </Columns>
      <Text tone="muted">
        <FormattedMessage
          defaultMessage="The institute pays you outside of this app. What it owes you is what you sold, minus refunds and disputes."
          description="Under the sums of sales"
        />
      </Text>
    </Stack>
  );
}

interface SumsProps {
  title: ReactNode;
  currency: string;
  figures: Summary['total'];
}

function Sums({ title, currency, figures }: SumsProps) {
  const value = (amount: number) => <MoneyValue amount={amount} currency={currency} />;
  return (
    <SectionCard title={title}>
      <DescriptionList
        layout="between"
        items={[
          {
            term: <FormattedMessage defaultMessage="Sold" description="Sum of the prices of sales" />,
            value: value(figures.sold),
          },
          {
            term: <FormattedMessage defaultMessage="Refunded" description="Sum of the refunds of sales" />,
            value: value(figures.refunded),
          },
          {
            term: <FormattedMessage defaultMessage="Disputed" description="Sum of the disputes of sales" />,
            value: value(figures.disputed),
          },
          {
            term: (
              <FormattedMessage
                defaultMessage="Owed to you"
                description="Sales minus refunds and disputes: what the coach will get"
              />
            ),
            value: value(figures.owed),
          },
        ]}
      />
    </SectionCard>
  );
}
