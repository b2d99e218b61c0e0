import { settledTotal } from '@institute/api-schema/queries';
import {
  DataTable,
  type DataTableProps,
  DateTimeValue,
  EmptyState,
  FilterBar,
  FilteredList,
  MoneyValue,
  optionsOf,
  Page,
  SearchField,
  SelectField,
  Stack,
  type TableQuery,
  Text,
} from '@institute/design-system';
import { useListParams, useSearchText, useTablePage, useTableQuery } from '@institute/design-system/app';
import { NoMatch } from '@institute/shared-screens/NoMatch.tsx';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { statusMessages } from '../enrollment/status-messages.ts';
import { sizes, useList } from '../lists.ts';
import { paths, places } from '../places.ts';
import { changeText, isNamed } from './change-messages.ts';
import { type AuditLogEntry, actMessages, roleMessages } from './people-messages.ts';

const defaults: TableQuery = { sortBy: 'occurredAt', descending: true, page: 0, size: 10 };
const sortable = ['occurredAt'] as const;
const choices = {
  q: null,
  type: ['', ...(Object.keys(actMessages) as AuditLogEntry['type'][])] as const,
};

const columnsOf = (intl: IntlShape): DataTableProps<AuditLogEntry>['columns'] => [
  {
    id: 'type',
    header: intl.formatMessage({ defaultMessage: 'Activity' }),
    cell: (entry) => intl.formatMessage(actMessages[entry.type]),
  },
  {
    id: 'occurredAt',
    inRow: 'note',
    header: intl.formatMessage({ defaultMessage: 'Date' }),
    cell: ({ occurredAt }) => <DateTimeValue value={occurredAt} />,
    isSortable: true,
  },
  {
    id: 'actorName',
    header: intl.formatMessage({ defaultMessage: 'Done by' }),
    cell: ({ actorName }) =>
      actorName ?? (
        <FormattedMessage
          defaultMessage="System"
          description="In place of a person: something was done on the server, not in the portal"
        />
      ),
  },
  {
    id: 'studentName',
    inRow: 'note',
    header: intl.formatMessage({
      defaultMessage: 'Person',
      description: 'Column: whom something was done to',
    }),
    isUsual: ({ studentName }) => !studentName,
    cell: ({ studentName }) => studentName ?? '–',
  },
  {
    id: 'subject',
    header: intl.formatMessage({ defaultMessage: 'Details' }),
    cell: (entry) => <Details entry={entry} />,
  },
  {
    id: 'reason',
    header: intl.formatMessage({ defaultMessage: 'Reason' }),
    cell: ({ reason }) => reason ?? '–',
  },
];

/** What staff did. Advisors see their own acts. */
export default function AuditLogScreen() {
  const intl = useIntl();
  const [query, setQuery] = useTableQuery(defaults, sortable);
  const [{ q, type }, setParams, field] = useListParams(choices);
  const search = useSearchText(q, (text) => setParams({ q: text }));
  const list = useList('/audit_log', {
    query: { ...query, sortBy: 'occurredAt', keyword: q, type: type || null },
  });
  const table = useTablePage(list, query, setQuery);
  const isFiltered = q !== '' || type !== '';

  return (
    <Page lead={<FormattedMessage defaultMessage="What staff did, newest first." />}>
      <FilteredList filter={[q, type]} count={settledTotal(list)}>
        <Stack gap="l">
          <FilterBar
            isOnlyForMany
            hasOrder
            search={
              <SearchField
                label={intl.formatMessage({ defaultMessage: 'Search names and reasons' })}
                {...search}
              />
            }
            count={type ? 1 : 0}
          >
            <SelectField
              isFilter
              label={intl.formatMessage({ defaultMessage: 'Type', description: 'Filter: what was done' })}
              placeholder={intl.formatMessage({ defaultMessage: 'All types' })}
              {...field('type')}
              options={optionsOf(intl, actMessages)}
            />
          </FilterBar>
          <DataTable
            {...table}
            caption={intl.formatMessage(places.auditLog.title)}
            rowId={({ id }) => id}
            rowName={(entry) => intl.formatMessage(actMessages[entry.type])}
            sizes={sizes}
            empty={
              isFiltered ? (
                <NoMatch
                  title={<FormattedMessage defaultMessage="No entry matches" />}
                  href={paths.auditLog()}
                />
              ) : (
                <NothingDone />
              )
            }
            columns={columnsOf(intl)}
          />
        </Stack>
      </FilteredList>
    </Page>
  );
}

/** How many changed values a row of the table shows. */
const shownChanges = 3;

/** What an act was about, or else the first values that it changed. */
function Details({ entry: { type, subject, amount, currency, changes } }: { entry: AuditLogEntry }) {
  const intl = useIntl();
  if (type === 'ROLES_CHANGED' && subject !== null) return <Roles change={subject} />;
  if (type === 'APPLICATION_DECIDED' && subject !== null) return <Decision text={subject} />;
  if (amount !== null && currency !== null) return <MoneyValue amount={amount} currency={currency} />;
  if (subject !== null || changes.length === 0) return subject ?? '–';
  const shown = changes.filter(isNamed).slice(0, shownChanges);
  const otherCount = changes.length - shown.length;
  return (
    <Stack gap="xs">
      {shown.map((change) => (
        <Text key={`${change.record} ${change.recordId} ${change.field}`}>{changeText(intl, change)}</Text>
      ))}
      {otherCount > 0 && (
        <FormattedMessage
          defaultMessage="{count, plural, one {# other detail} other {# other details}}"
          values={{ count: otherCount }}
        />
      )}
    </Stack>
  );
}

/** The names of the roles before and after a change such as "STUDENT → STUDENT, ADVISOR". */
function Roles({ change }: { change: string }) {
  const intl = useIntl();
  const namesOf = (roles: string) => {
    // None is an empty text.
    const names = roles.split(', ').filter(Boolean) as (keyof typeof roleMessages)[];
    return intl.formatList(names.map((name) => intl.formatMessage(roleMessages[name]))) || '–';
  };
  const [before = '', after = ''] = change.split(' → ');
  return (
    <FormattedMessage
      defaultMessage="{before}, now {after}"
      description="A person’s roles before and after a change"
      values={{ before: namesOf(before), after: namesOf(after) }}
    />
  );
}

/** The number of an application and its status after a decision such as "E-1005: APPROVED". */
function Decision({ text }: { text: string }) {
  const intl = useIntl();
  const [number, status = ''] = text.split(': ');
  const message = statusMessages[status as keyof typeof statusMessages];
  return message ? `${number}: ${intl.formatMessage(message)}` : text;
}

const NothingDone = () => (
  <EmptyState title={<FormattedMessage defaultMessage="Nothing here yet" />}>
    <FormattedMessage defaultMessage="Decisions, refunds and changes to accounts will appear here." />
  </EmptyState>
);
