import type { Schemas } from '@institute/api-schema';
import {
  DataTable,
  type DataTableProps,
  DateValue,
  EmptyState,
  FileButton,
  Heading,
  MoneyValue,
  Stack,
  StatusBadge,
  type TableQuery,
} from '@institute/design-system';
import { useTablePage, useTableQuery } from '@institute/design-system/app';
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId, useDayOf } from '../coach.ts';
import { useList } from '../lists.ts';

type Invoice = Schemas['SubscriptionInvoice'];

const defaults: TableQuery = { sortBy: 'createdAt', descending: true, page: 0, size: 10 };
const sortable = ['createdAt', 'amount'] as const;

const statuses = defineMessages({
  OPEN: { defaultMessage: 'Open' },
  PAID: { defaultMessage: 'Paid', description: 'Status of an invoice' },
  VOID: { defaultMessage: 'Voided', description: 'Status of an invoice that is no longer asked for' },
});
const tones = { OPEN: 'caution', VOID: 'neutral' } as const;

const columnsOf = (
  intl: IntlShape,
  dayOf: ReturnType<typeof useDayOf>,
): DataTableProps<Invoice>['columns'] => [
  {
    id: 'number',
    header: intl.formatMessage({ defaultMessage: 'Number', description: 'Column: number of an invoice' }),
    cell: ({ number }) => number,
  },
  {
    id: 'createdAt',
    inRow: 'note',
    header: intl.formatMessage({ defaultMessage: 'Date' }),
    cell: ({ createdAt }) => <DateValue value={dayOf(createdAt)} />,
    isSortable: true,
  },
  { id: 'plan', header: intl.formatMessage({ defaultMessage: 'Plan' }), cell: ({ planName }) => planName },
  {
    id: 'amount',
    inRow: 'value',
    header: intl.formatMessage({ defaultMessage: 'Amount' }),
    cell: ({ amount, currency }) => <MoneyValue amount={amount} currency={currency} />,
    isSortable: true,
    isNumeric: true,
  },
  {
    id: 'status',
    inRow: 'note',
    header: intl.formatMessage({ defaultMessage: 'Status' }),
    isUsual: ({ status }) => status === 'PAID',
    cell({ status }) {
      const text = intl.formatMessage(statuses[status]);
      return status === 'PAID' ? text : <StatusBadge tone={tones[status]}>{text}</StatusBadge>;
    },
  },
];

export function Invoices() {
  const intl = useIntl();
  const coachId = useCoachId();
  const dayOf = useDayOf();
  const [query, setQuery] = useTableQuery(defaults, sortable);
  const list = useList('/coaches/{coachId}/subscription/invoices', { path: { coachId }, query });
  const table = useTablePage(list, query, setQuery);
  const caption = intl.formatMessage({ defaultMessage: 'Invoices', description: 'Heading of a list' });
  return (
    <Stack gap="m">
      <Heading level={2}>{caption}</Heading>
      <DataTable
        {...table}
        caption={caption}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowActions={({ id, number }) => (
          <FileButton
            isCompact
            name={<FormattedMessage defaultMessage="Invoice {number}" values={{ number }} />}
            kind="PDF"
            fileName={`invoice-${number}.pdf`}
            load={() =>
              api.download('/coaches/{coachId}/subscription/invoices/{invoiceId}/document', {
                path: { coachId, invoiceId: id },
              })
            }
          />
        )}
        columns={columnsOf(intl, dayOf)}
        empty={
          <EmptyState picture={null} title={<FormattedMessage defaultMessage="No invoices yet" />}>
            <FormattedMessage defaultMessage="Each charge appears here with its invoice number." />
          </EmptyState>
        }
      />
    </Stack>
  );
}
