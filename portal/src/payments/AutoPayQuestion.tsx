import { ConfirmDialog, MoneyValue, Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';

interface AutoPayQuestionProps {
  /** In minor units of `currency`. */
  amountOverdue: number;
  currency: string;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Asks before autopay charges what is overdue. */
export function AutoPayQuestion({ amountOverdue, currency, onClose, onConfirm }: AutoPayQuestionProps) {
  const overdue = <MoneyValue amount={amountOverdue} currency={currency} />;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      isDestructive={false}
      title={<FormattedMessage defaultMessage="Turn on autopay?" />}
      keepLabel={<FormattedMessage defaultMessage="Keep it off" />}
      confirmLabel={
        <FormattedMessage defaultMessage="Turn on and pay {amount}" values={{ amount: overdue }} />
      }
      onConfirm={onConfirm}
    >
      <Text>
        <FormattedMessage
          defaultMessage="We charge the {amount} that’s overdue now, and every other payment on its due date."
          values={{ amount: overdue }}
        />
      </Text>
    </ConfirmDialog>
  );
}
