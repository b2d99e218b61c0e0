import { settledTotal } from '@institute/api-schema/queries';
import {
  DataTable,
  FilterBar,
  FilteredList,
  Link,
  Page,
  PhoneValue,
  SearchField,
  Stack,
  type TableQuery,
} from '@institute/design-system';
import { useListParams, useSearchText, useTablePage, useTableQuery } from '@institute/design-system/app';
import { NoMatch } from '@institute/shared-screens/NoMatch.tsx';
import { formatAddress, joinName } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { sizes, useList } from '../lists.ts';
import { paths, places } from '../places.ts';

const defaults: TableQuery = { sortBy: 'email', descending: false, page: 0, size: 10 };
const sortable = ['email'] as const;
const choices = { q: null } as const;

/** The students, whose results and awards staff manage. */
export default function StudentsScreen() {
  const intl = useIntl();
  const [query, setQuery] = useTableQuery(defaults, sortable);
  const [{ q }, setParams] = useListParams(choices);
  const search = useSearchText(q, (text) => setParams({ q: text }));
  const list = useList('/students', { query: { ...query, role: 'STUDENT', sortBy: 'email', keyword: q } });
  const table = useTablePage(list, query, setQuery);

  return (
    <Page lead={<FormattedMessage defaultMessage="Find a student to see modules and awards." />}>
      <FilteredList filter={[q]} count={settledTotal(list)}>
        <Stack gap="l">
          <FilterBar
            hasOrder
            count={0}
            search={
              <SearchField
                width="medium"
                label={intl.formatMessage({ defaultMessage: 'Name or e-mail' })}
                {...search}
              />
            }
          />
          <DataTable
            {...table}
            caption={intl.formatMessage(places.students.title)}
            rowId={({ id }) => id}
            rowName={({ personalInfo: { firstName, lastName } }) => joinName(firstName, lastName)}
            sizes={sizes}
            empty={
              <NoMatch
                title={<FormattedMessage defaultMessage="No student matches" />}
                href={paths.students()}
              />
            }
            columns={[
              {
                id: 'name',
                header: intl.formatMessage({ defaultMessage: 'Name' }),
                cell: ({ id, personalInfo: { firstName, middleName, lastName } }) => (
                  <Link href={paths.student({ studentId: id })}>
                    {joinName(firstName, middleName, lastName)}
                  </Link>
                ),
              },
              {
                id: 'email',
                inRow: 'note',
                header: intl.formatMessage({ defaultMessage: 'E-mail' }),
                cell: ({ user: { email } }) => email,
                isSortable: true,
              },
              {
                id: 'mobilePhone',
                header: intl.formatMessage({ defaultMessage: 'Mobile phone' }),
                isUsual: ({ contactInfo: { mobilePhone } }) => !mobilePhone,
                cell: ({ contactInfo: { mobilePhone } }) => <PhoneValue value={mobilePhone} />,
                isUnbroken: true,
              },
              {
                id: 'city',
                header: intl.formatMessage({ defaultMessage: 'City' }),
                isUsual: ({ address: { city } }) => !city,
                cell: ({ address: { city, state, stateCode, countryCode } }) =>
                  formatAddress({ city, state, stateCode, countryCode }),
              },
            ]}
          />
        </Stack>
      </FilteredList>
    </Page>
  );
}
