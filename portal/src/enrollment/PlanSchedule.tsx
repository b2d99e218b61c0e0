import { DataTable, DateValue, MoneyValue } from '@institute/design-system';
import { type IntlShape, useIntl } from 'react-intl';
import type { PaymentPlan } from './applications.ts';

export default function PlanSchedule({ plan: { rows, currency } }: { plan: PaymentPlan }) {
  const intl = useIntl();
  return (
    <DataTable
      caption={intl.formatMessage({ defaultMessage: 'When each payment is due' })}
      rows={rows}
      rowId={({ installment }) => String(installment)}
      rowName={({ installment }) => rowName(intl, installment)}
      columns={[
        {
          id: 'installment',
          header: intl.formatMessage({ defaultMessage: 'Payment' }),
          cell: ({ installment }) => rowName(intl, installment),
        },
        {
          id: 'dueDate',
          inRow: 'note',
          header: intl.formatMessage({ defaultMessage: 'Due' }),
          cell: ({ dueDate }) => <DateValue value={dueDate} />,
        },
        {
          id: 'amountDue',
          inRow: 'value',
          header: intl.formatMessage({ defaultMessage: 'Amount' }),
          cell: ({ amountDue }) => <MoneyValue amount={amountDue} currency={currency} />,
          isNumeric: true,
        },
      ]}
    />
  );
}

const rowName = (intl: IntlShape, installment: number) =>
  installment === 0
    ? intl.formatMessage({ defaultMessage: 'At enrollment' })
    : intl.formatMessage({ defaultMessage: 'Installment {number}' }, { number: installment });
