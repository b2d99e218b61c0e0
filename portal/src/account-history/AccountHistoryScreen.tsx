import { settledTotal } from '@institute/api-schema/queries';
import {
  DataTable,
  type DataTableProps,
  DateTimeValue,
  EmptyState,
  FileButton,
  FilterBar,
  FilteredList,
  MoneyValue,
  Page,
  PaymentsIllustration,
  SelectField,
  Stack,
  type TableQuery,
  Text,
} from '@institute/design-system';
import { useListParams, useTablePage, useTableQuery } from '@institute/design-system/app';
import { type CsvColumn, csvFile, decimalOfMinor, timeIn, today } from '@institute/values/formats';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { institute } from '../institute.ts';
import { useList } from '../lists.ts';
import { type PaymentSchedule, usePaymentSchedules } from '../payments/payments.ts';
import { places } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { useTimeZone } from '../time-zone.ts';
import { type AccountEvent, detailsOf, readHistory } from './account-history.ts';
import { eventMessages } from './event-messages.ts';

const defaults: TableQuery = { sortBy: 'eventDate', descending: true, page: 0, size: 10 };
const sortable = ['eventDate', 'type', 'amount'] as const;
const choices = { application: null } as const;

const columnsOf = (intl: IntlShape): DataTableProps<AccountEvent>['columns'] => [
  {
    id: 'type',
    header: intl.formatMessage({ defaultMessage: 'Event', description: 'Column: what happened' }),
    cell: ({ type }) => intl.formatMessage(eventMessages[type]),
    isSortable: true,
  },
  {
    id: 'eventDate',
    inRow: 'note',
    header: intl.formatMessage({ defaultMessage: 'Date' }),
    cell: ({ eventDate }) => <DateTimeValue value={eventDate} hasTime={false} />,
    isSortable: true,
    isUnbroken: true,
  },
  {
    id: 'description',
    header: intl.formatMessage({ defaultMessage: 'Details' }),
    cell: (event) => detailsOf(event, intl.locale),
  },
  {
    id: 'amount',
    inRow: 'value',
    header: intl.formatMessage({ defaultMessage: 'Amount' }),
    cell: (event) => <Amount amount={event.amount} currency={event.currency} />,
    isNumeric: true,
    isSortable: true,
  },
  {
    id: 'balance',
    header: intl.formatMessage({ defaultMessage: 'Paid so far' }),
    cell: ({ paidSoFar, currency }) => <Amount amount={paidSoFar} currency={currency} />,
    isNumeric: true,
  },
];

const currencyOf = ({ currency }: AccountEvent) => currency ?? institute.get().currency;

const fileColumnsOf = (intl: IntlShape, timeZone: string): CsvColumn<AccountEvent>[] => [
  [intl.formatMessage({ defaultMessage: 'Date' }), ({ eventDate }) => today(timeZone, Date.parse(eventDate))],
  [
    intl.formatMessage({ defaultMessage: 'Time' }),
    ({ eventDate }) => timeIn(timeZone, Date.parse(eventDate)),
  ],
  [
    intl.formatMessage({ defaultMessage: 'Event', description: 'Column: what happened' }),
    ({ type }) => intl.formatMessage(eventMessages[type]),
  ],
  [intl.formatMessage({ defaultMessage: 'Details' }), ({ description }) => description ?? ''],
  [intl.formatMessage({ defaultMessage: 'Currency' }), ({ currency }) => currency ?? ''],
  [
    intl.formatMessage({ defaultMessage: 'Amount' }),
    (event) => (event.amount === null ? '' : decimalOfMinor(event.amount, currencyOf(event))),
  ],
  [
    intl.formatMessage({ defaultMessage: 'Paid so far' }),
    (event) => decimalOfMinor(event.paidSoFar, currencyOf(event)),
  ],
];

export default function AccountHistoryScreen() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const timeZone = useTimeZone();
  const [{ application }, setParams] = useListParams(choices);
  const programs = usePaymentSchedules().filter(({ applicationId }) => applicationId !== null);
  const applicationId =
    programs.find((program) => program.applicationId === application)?.applicationId ?? null;
  const [query, setQuery] = useTableQuery(defaults, sortable);
  const list = useList('/students/{id}/account_history', {
    path: { id: studentId },
    query: { ...query, applicationId },
  });
  const table = useTablePage(list, query, setQuery);
  const readFile = async () =>
    csvFile(fileColumnsOf(intl, timeZone), await readHistory(studentId, applicationId));

  return (
    <Page
      lead={<FormattedMessage defaultMessage="Every change to your account, newest first." />}
      actions={
        // Also while the list is loading, so that it doesn't move what is below it.
        list.data?.content.length !== 0 && (
          <FileButton
            name={intl.formatMessage(places.accountHistory.title)}
            kind="CSV"
            isIconOnPhones
            fileName="account-history.csv"
            label={<FormattedMessage defaultMessage="Download CSV" />}
            load={readFile}
          />
        )
      }
    >
      <FilteredList filter={[applicationId]} count={settledTotal(list)}>
        <Stack gap="l">
          <FilterBar isOnlyForMany hasOrder count={applicationId ? 1 : 0}>
            {programs.length > 1 && (
              <ProgramChoice
                programs={programs}
                applicationId={applicationId}
                onChange={(id) => setParams({ application: id })}
              />
            )}
          </FilterBar>
          <DataTable
            {...table}
            caption={intl.formatMessage(places.accountHistory.title)}
            rowId={({ id }) => id}
            rowName={({ type }) => intl.formatMessage(eventMessages[type])}
            empty={
              <EmptyState
                picture={<PaymentsIllustration />}
                title={<FormattedMessage defaultMessage="No entries yet" />}
              >
                <FormattedMessage defaultMessage="Your payments, refunds and applications will appear here." />
              </EmptyState>
            }
            columns={columnsOf(intl)}
          />
        </Stack>
      </FilteredList>
    </Page>
  );
}

const Amount = ({ amount, currency }: { amount: number | null; currency: string | null }) =>
  amount === null ? (
    <Text as="span" tone="muted">
      –
    </Text>
  ) : (
    <MoneyValue amount={amount} currency={currency ?? institute.get().currency} />
  );

interface ProgramChoiceProps {
  programs: readonly PaymentSchedule[];
  applicationId: string | null;
  onChange: (id: string) => void;
}

function ProgramChoice({ programs, applicationId, onChange }: ProgramChoiceProps) {
  const intl = useIntl();
  return (
    <SelectField
      isFilter
      label={intl.formatMessage({
        defaultMessage: 'Application',
        description: 'Label of the filter of the account history',
      })}
      placeholder={intl.formatMessage({ defaultMessage: 'All applications' })}
      value={applicationId ?? ''}
      onChange={onChange}
      options={programs.map((program) => ({
        value: program.applicationId!,
        label: `${program.programTitle}, ${program.paymentPlan.name}`,
      }))}
    />
  );
}
