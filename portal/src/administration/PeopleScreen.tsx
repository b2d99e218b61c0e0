import { settledTotal } from '@institute/api-schema/queries';
import {
  DataTable,
  type DataTableProps,
  DateTimeValue,
  FilterBar,
  FilteredList,
  Inline,
  lazyPart,
  optionsOf,
  Page,
  SearchField,
  SelectField,
  type SelectFieldProps,
  Stack,
  StatusBadge,
  type TableQuery,
} from '@institute/design-system';
import { useListParams, useSearchText, useTablePage, useTableQuery } from '@institute/design-system/app';
import { MenuPlace } from '@institute/shared-screens/MenuPlace.tsx';
import { NoMatch } from '@institute/shared-screens/NoMatch.tsx';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { sizes, useList } from '../lists.ts';
import { paths, places } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { type Person, roleMessages } from './people-messages.ts';

const LoadedMenu = lazyPart(async () => (await import('./PersonMenu.tsx')).PersonMenu);

const defaults: TableQuery = { sortBy: 'email', descending: false, page: 0, size: 10 };
const sortable = ['email'] as const;
const choices = {
  q: null,
  role: ['', 'STUDENT', 'COACH', 'ADVISOR', 'ADMIN'],
  state: ['', 'enabled', 'disabled'],
} as const;

const columnsOf = (intl: IntlShape): DataTableProps<Person>['columns'] => [
  {
    id: 'name',
    header: intl.formatMessage({ defaultMessage: 'Name' }),
    cell: ({ name, isDisabled }) => (
      <Inline gap="s">
        {name}
        {isDisabled && (
          <StatusBadge tone="critical">
            <FormattedMessage
              defaultMessage="Disabled"
              description="State of an account: its owner may not sign in"
            />
          </StatusBadge>
        )}
      </Inline>
    ),
  },
  {
    id: 'email',
    inRow: 'note',
    header: intl.formatMessage({ defaultMessage: 'E-mail' }),
    cell: ({ email }) => email,
    isSortable: true,
  },
  {
    id: 'roles',
    inRow: 'note',
    header: intl.formatMessage({ defaultMessage: 'Roles', description: 'Column: the roles of a person' }),
    cell: ({ roles }) => intl.formatList(roles.map((one) => intl.formatMessage(roleMessages[one]))),
  },
  {
    id: 'createdAt',
    header: intl.formatMessage({
      defaultMessage: 'Joined',
      description: 'Column: the day on which someone made an account',
    }),
    cell: ({ createdAt }) => <DateTimeValue value={createdAt} hasTime={false} />,
    isUnbroken: true,
  },
];

/** All users, whose accounts administrators disable and enable. */
export default function PeopleScreen() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const [query, setQuery] = useTableQuery(defaults, sortable);
  const [{ q, role, state }, setParams, field] = useListParams(choices);
  const search = useSearchText(q, (text) => setParams({ q: text }));
  const list = useList('/people', {
    query: {
      ...query,
      sortBy: 'email',
      keyword: q,
      role: role || null,
      isDisabled: state === '' ? null : state === 'disabled',
    },
  });
  const table = useTablePage(list, query, setQuery);

  return (
    <Page lead={<FormattedMessage defaultMessage="Everyone with an account." />}>
      <FilteredList filter={[q, role, state]} count={settledTotal(list)}>
        <Stack gap="l">
          <FilterBar
            isOnlyForMany
            hasOrder
            search={
              <SearchField label={intl.formatMessage({ defaultMessage: 'Name or e-mail' })} {...search} />
            }
            count={[role, state].filter(Boolean).length}
          >
            <SelectField
              isFilter
              label={intl.formatMessage({ defaultMessage: 'Role' })}
              placeholder={intl.formatMessage({ defaultMessage: 'All roles' })}
              {...field('role')}
              options={optionsOf(intl, roleMessages)}
            />
            <StateFilter {...field('state')} />
          </FilterBar>
          <DataTable
            {...table}
            caption={intl.formatMessage(places.people.title)}
            rowId={({ id }) => id}
            rowName={({ name }) => name}
            sizes={sizes}
            empty={
              <NoMatch title={<FormattedMessage defaultMessage="No one matches" />} href={paths.people()} />
            }
            columns={columnsOf(intl)}
            rowActions={(person) =>
              // The server refuses it for the own account.
              person.studentId !== studentId && <PersonMenu person={person} />
            }
          />
        </Stack>
      </FilteredList>
    </Page>
  );
}

function PersonMenu({ person }: { person: Person }) {
  const label = useIntl().formatMessage({ defaultMessage: 'Actions for {name}' }, { name: person.name });
  return (
    <MenuPlace label={label}>
      <LoadedMenu person={person} label={label} />
    </MenuPlace>
  );
}

function StateFilter(field: Pick<SelectFieldProps, 'value' | 'onChange'>) {
  const intl = useIntl();
  return (
    <SelectField
      isFilter
      label={intl.formatMessage({ defaultMessage: 'Account' })}
      placeholder={intl.formatMessage({ defaultMessage: 'All accounts' })}
      {...field}
      options={[
        {
          value: 'enabled',
          label: intl.formatMessage({
            defaultMessage: 'Enabled',
            description: 'State of an account: its owner may sign in',
          }),
        },
        {
          value: 'disabled',
          label: intl.formatMessage({
            defaultMessage: 'Disabled',
            description: 'State of an account: its owner may not sign in',
          }),
        },
      ]}
    />
  );
}
