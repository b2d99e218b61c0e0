import { settledTotal } from '@institute/api-schema/queries';
import {
  DataTable,
  type DataTableProps,
  DateTimeValue,
  EmptyState,
  FilterBar,
  FilteredList,
  optionsOf,
  Page,
  SelectField,
  Stack,
  type TableQuery,
  useNeedsFilters,
} from '@institute/design-system';
import {
  type ListField,
  type ListParams,
  useListParams,
  useTablePage,
  useTableQuery,
} from '@institute/design-system/app';
import { NoMatch } from '@institute/shared-screens/NoMatch.tsx';
import { joinName } from '@institute/values/formats';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { sizes, useList } from '../lists.ts';
import { paths, places } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { useStudent } from '../student.ts';
import { type Activity, categoryMessages, sourceMessages, typeMessages } from './activity-messages.ts';

const defaults: TableQuery = { sortBy: 'createdAt', descending: true, page: 0, size: 10 };
const sortable = ['createdAt', 'category', 'type'] as const;

const keys = <Key extends string>(labels: Record<Key, unknown>) => Object.keys(labels) as Key[];
const choices = {
  source: keys(sourceMessages),
  category: ['', ...keys(categoryMessages)] as const,
  type: ['', ...keys(typeMessages)] as const,
};

const columnsOf = (intl: IntlShape, ownName: string): DataTableProps<Activity>['columns'] => [
  {
    id: 'type',
    header: intl.formatMessage({ defaultMessage: 'Activity' }),
    cell: (activity) => intl.formatMessage(typeMessages[activity.type]),
    isSortable: true,
  },
  {
    id: 'subject',
    inRow: 'note',
    header: intl.formatMessage({
      defaultMessage: 'About',
      description: 'Column: what something was done to',
    }),
    isUsual: ({ subject }) => !subject,
    cell: ({ subject }) => subject ?? '–',
  },
  {
    id: 'category',
    header: intl.formatMessage({ defaultMessage: 'Category' }),
    cell: (activity) => intl.formatMessage(categoryMessages[activity.category]),
    isSortable: true,
  },
  {
    id: 'actorName',
    header: intl.formatMessage({ defaultMessage: 'Done by' }),
    isUsual: ({ actorName }) => !actorName || actorName === ownName,
    cell: ({ actorName }) => actorName ?? '–',
  },
  {
    id: 'createdAt',
    inRow: 'note',
    header: intl.formatMessage({ defaultMessage: 'Date' }),
    cell: ({ createdAt }) => <DateTimeValue value={createdAt} />,
    isSortable: true,
    isUnbroken: true,
  },
];

export default function ActivityScreen() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const { firstName, lastName } = useStudent().personalInfo;
  const [query, setQuery] = useTableQuery(defaults, sortable);
  const [{ source, category, type }, , field] = useListParams(choices);
  const list = useList('/students/{id}/activity_log', {
    path: { id: studentId },
    query: { ...query, source, categories: category ? [category] : [], types: type ? [type] : [] },
  });
  const table = useTablePage(list, query, setQuery);
  const isFiltered = source !== 'COACH' || category !== '' || type !== '';

  return (
    <Page lead={<FormattedMessage defaultMessage="Activity on your account, newest first." />}>
      <FilteredList filter={[source === 'COACH' ? '' : source, category, type]} count={settledTotal(list)}>
        <Stack gap="l">
          <Filters {...{ category, type, field }} />
          <DataTable
            {...table}
            caption={intl.formatMessage(places.coachActivity.title)}
            rowId={({ id }) => id}
            rowName={(activity) => intl.formatMessage(typeMessages[activity.type])}
            sizes={sizes}
            empty={
              isFiltered ? (
                <NoMatch
                  title={<FormattedMessage defaultMessage="No activity matches" />}
                  href={paths.coachActivity()}
                />
              ) : (
                <NoActivity />
              )
            }
            columns={columnsOf(intl, joinName(firstName, lastName))}
          />
        </Stack>
      </FilteredList>
    </Page>
  );
}

interface FiltersProps extends Pick<ListParams<typeof choices>, 'category' | 'type'> {
  field: ListField<typeof choices>;
}

/** Which activity is listed, and if there is much of it, what of that. */
function Filters({ category, type, field }: FiltersProps) {
  const intl = useIntl();
  const isNeeded = useNeedsFilters();
  return (
    <FilterBar hasOrder count={[category, type].filter(Boolean).length}>
      <SelectField
        isFilter
        label={intl.formatMessage({ defaultMessage: 'Role' })}
        {...field('source')}
        options={optionsOf(intl, sourceMessages)}
      />
      {isNeeded && (
        <>
          <SelectField
            isFilter
            label={intl.formatMessage({ defaultMessage: 'Category' })}
            placeholder={intl.formatMessage({ defaultMessage: 'All categories' })}
            {...field('category')}
            options={optionsOf(intl, categoryMessages)}
          />
          <SelectField
            isFilter
            label={intl.formatMessage({ defaultMessage: 'Type', description: 'Filter: what was done' })}
            placeholder={intl.formatMessage({ defaultMessage: 'All types' })}
            {...field('type')}
            options={optionsOf(intl, typeMessages)}
          />
        </>
      )}
    </FilterBar>
  );
}

const NoActivity = () => (
  <EmptyState title={<FormattedMessage defaultMessage="No activity yet" />}>
    <FormattedMessage defaultMessage="What you do as a coach will appear here." />
  </EmptyState>
);
