import { ConfirmDialog, MoneyValue, Text } from '@institute/design-system';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { FinancialSummary } from './payments.ts';

interface AutoPayQuestionProps {
  totalsDue: FinancialSummary['totalsDue'];
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

export function AutoPayQuestion({ totalsDue, onClose, onConfirm }: AutoPayQuestionProps) {
  const due = (
    <FormattedList value={totalsDue.map((total) => <MoneyValue key={total.currency} {...total} />)} />
  );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      isDestructive={false}
      title={<FormattedMessage defaultMessage="Turn on autopay?" />}
      keepLabel={<FormattedMessage defaultMessage="Keep it off" />}
      confirmLabel={<FormattedMessage defaultMessage="Turn on and pay {amount}" values={{ amount: due }} />}
      onConfirm={onConfirm}
    >
      <Text>
        <FormattedMessage
          defaultMessage="We charge the {amount} that’s due now on all your payment schedules, and every other payment on its due date."
          values={{ amount: due }}
        />
      </Text>
    </ConfirmDialog>
  );
}
