import { CheckboxGroup } from '@institute/design-system';
import { formatDate } from '@institute/values/formats';
import { useIntl } from 'react-intl';
import type { QuoteForm } from './ChoosePayment.tsx';
import type { PaymentScheduleRow } from './payments.ts';
import { rowName } from './row-messages.ts';

interface PaymentsAheadProps {
  form: QuoteForm;
  payable: readonly PaymentScheduleRow[];
  /** Formats an amount of the schedule. */
  money: (amount: number) => string;
}

/** The payments to make ahead, each with the interest saved by paying it now. */
export function PaymentsAhead({ form, payable, money }: PaymentsAheadProps) {
  const intl = useIntl();
  const dueDate = (row: PaymentScheduleRow) => formatDate(row.dueDate, 'medium', intl.locale);
  return (
    <form.Field
      name="rowIds"
      as={CheckboxGroup}
      isRequired
      label={intl.formatMessage({ defaultMessage: 'Which payments?' })}
      options={payable.map((row) => ({
        value: row.id,
        label: `${rowName(intl, row)}, ${money(row.amountToday)}`,
        description:
          row.interestSaved > 0
            ? intl.formatMessage(
                { defaultMessage: 'due {date}. You save {saved} in interest' },
                { date: dueDate(row), saved: money(row.interestSaved) },
              )
            : intl.formatMessage({ defaultMessage: 'due {date}' }, { date: dueDate(row) }),
      }))}
    />
  );
}
