import {
  type Column,
  DataTable,
  DateValue,
  LinkButton,
  MoneyValue,
  Stack,
  StatusBadge,
  type TableQuery,
  Text,
} from '@institute/design-system';
import { useTablePage, useTableQuery } from '@institute/design-system/app';
import { brandName } from '@institute/design-system/cards';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useList } from '../lists.ts';
import { paths } from '../places.ts';
import { type PaymentSchedule, type PaymentScheduleRow, paymentPath } from './payments.ts';
import { captureMethods, rowName, rowStatuses, rowTones } from './row-messages.ts';

const defaults: TableQuery = { sortBy: 'dueDate', descending: false, page: 0, size: 10 };
const sortable = ['dueDate', 'status', 'amountDue'] as const;

interface ScheduleTableProps {
  schedule: PaymentSchedule;
  isPending: boolean;
  /** Whether any payment has a tax. */
  isTaxed: boolean;
}

export function ScheduleTable({ schedule, isPending, isTaxed }: ScheduleTableProps) {
  const intl = useIntl();
  const [query, setQuery] = useTableQuery(defaults, sortable);
  const list = useList('/payment_schedules/{id}/payments', { path: { id: schedule.id }, query });
  const table = useTablePage(list, query, setQuery);
  return (
    <DataTable
      {...table}
      caption={intl.formatMessage({ defaultMessage: 'Payment schedule' })}
      isCaptionVisible
      rowId={({ id }) => id}
      rowName={(row) => rowName(intl, row)}
      columns={columnsOf(intl, schedule.currency, isTaxed)}
      rowActions={(row) => <RowAction row={row} schedule={schedule} canPay={!isPending} />}
    />
  );
}

function columnsOf(intl: IntlShape, currency: string, isTaxed: boolean): Column<PaymentScheduleRow>[] {
  const amount = (value: number, row: PaymentScheduleRow) => (
    <MoneyValue amount={value} currency={row.currency} />
  );
  return [
    {
      id: 'installment',
      header: intl.formatMessage({ defaultMessage: 'Payment' }),
      cell: (row) => rowName(intl, row),
      isUnbroken: true,
    },
    {
      id: 'dueDate',
      header: intl.formatMessage({ defaultMessage: 'Due' }),
      cell: ({ dueDate }) => <DateValue value={dueDate} />,
      isSortable: true,
      inRow: 'note',
    },
    {
      id: 'status',
      header: intl.formatMessage({ defaultMessage: 'Status' }),
      // Only what isn't the rule is marked.
      cell({ status }) {
        const text = intl.formatMessage(rowStatuses[status]);
        if (status === 'ACCEPTED' || status === 'SCHEDULED') return text;
        return <StatusBadge tone={rowTones[status]}>{text}</StatusBadge>;
      },
      isSortable: true,
      inRow: 'note',
    },
    {
      id: 'paymentMethod',
      header: intl.formatMessage({
        defaultMessage: 'Method',
        description: 'Column: the card of a payment, and who makes it',
      }),
      cell: (row) => (
        <Stack gap="none">
          <Method row={row} />
          <Text size="s" tone="muted">
            {intl.formatMessage(captureMethods[row.captureMethod])}
          </Text>
        </Stack>
      ),
      isUnbroken: true,
    },
    {
      id: 'amountDue',
      header: intl.formatMessage(
        { defaultMessage: 'Amount due ({currency})', description: 'Column; three letters such as USD' },
        { currency },
      ),
      cell: (row) => amount(row.amountDue, row),
      isNumeric: true,
      isSortable: true,
      inRow: 'value',
    },
    ...(isTaxed
      ? [
          {
            id: 'taxAmount',
            header: intl.formatMessage({
              defaultMessage: 'Tax',
              description: 'Column: the part of an amount that is tax',
            }),
            cell: (row: PaymentScheduleRow) => amount(row.taxAmount, row),
            isNumeric: true,
          },
        ]
      : []),
    {
      id: 'amountPaid',
      header: intl.formatMessage({ defaultMessage: 'Amount paid' }),
      isUsual: ({ amountSettled }) => amountSettled === 0,
      cell: (row) => amount(row.amountSettled, row),
      isNumeric: true,
    },
  ];
}

function Method({ row: { paymentMethod, brand, last4 } }: { row: PaymentScheduleRow }) {
  const intl = useIntl();
  if (paymentMethod === 'ROLLOVER')
    return (
      <FormattedMessage
        defaultMessage="Carried over"
        description="How a payment was made: with money from another schedule"
      />
    );
  if (!brand || !last4) return <FormattedMessage defaultMessage="No card" />;
  return `${brandName(intl, brand)} ${last4}`;
}

function RowAction({
  row,
  schedule,
  canPay,
}: {
  row: PaymentScheduleRow;
  schedule: PaymentSchedule;
  canPay: boolean;
}) {
  const intl = useIntl();
  const name = rowName(intl, row);
  if (row.isPayable && schedule.status === 'ACTIVE' && canPay)
    return (
      <LinkButton
        variant="quiet"
        href={paths.pay({ schedule: schedule.id, kind: 'PRE_PAY', row: row.id })}
        aria-label={intl.formatMessage({ defaultMessage: 'Pay {payment}' }, { payment: name })}
      >
        <FormattedMessage defaultMessage="Pay" description="Link that pays one payment of a schedule" />
      </LinkButton>
    );
  if (!row.paymentId) return null;
  return (
    <LinkButton
      variant="quiet"
      href={paymentPath(row.paymentId)}
      aria-label={intl.formatMessage({ defaultMessage: 'Details of {payment}' }, { payment: name })}
    >
      <FormattedMessage defaultMessage="Details" />
    </LinkButton>
  );
}
