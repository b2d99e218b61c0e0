import { TransferReason } from '@institute/api-schema/limits';
import { ReasonButton } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';

/** Asks for a reason, and cancels a transfer, which leaves everything unchanged. */
export function CancelTransfer({ transferId }: { transferId: string }) {
  const intl = useIntl();
  return (
    <ReasonButton
      label={<FormattedMessage defaultMessage="Cancel the transfer" />}
      title={<FormattedMessage defaultMessage="Cancel this transfer?" />}
      message={
        <FormattedMessage defaultMessage="You stay in your class, and nothing else changes. You can request another transfer as long as your class allows it." />
      }
      keepLabel={<FormattedMessage defaultMessage="Keep transfer" />}
      successMessage={intl.formatMessage({ defaultMessage: 'Your transfer was canceled.' })}
      draft={`transfer.${transferId}.cancel`}
      maxLength={TransferReason.reason.maxLength}
      onSubmit={(reason) =>
        api.send('post', '/transfers/{id}/cancel', {
          path: { id: transferId },
          body: { reason: reason || null },
        })
      }
    />
  );
}
