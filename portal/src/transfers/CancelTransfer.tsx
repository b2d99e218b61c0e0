import { TransferReason } from '@institute/api-schema/limits';
import { TextAreaField } from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { lengthMax, rules } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';

const schema = z.object({ reason: z.string().check(rules(lengthMax(TransferReason.reason.maxLength))) });

/** Asks for a reason, and cancels a transfer, which leaves everything unchanged. */
export function CancelTransfer({ transferId }: { transferId: string }) {
  const intl = useIntl();
  const cancel = api.useMutation('post', '/transfers/{id}/cancel');
  return (
    <FormDialogButton
      variant="quiet"
      label={<FormattedMessage defaultMessage="Cancel the transfer" />}
      title={<FormattedMessage defaultMessage="Cancel this transfer?" />}
      message={
        <FormattedMessage defaultMessage="You stay in your class, and nothing else changes. You can request another transfer as long as your class allows it." />
      }
      submitLabel={<FormattedMessage defaultMessage="Cancel the transfer" />}
      isDestructive
      keepLabel={<FormattedMessage defaultMessage="Keep transfer" />}
      successMessage={intl.formatMessage({ defaultMessage: 'Your transfer was canceled.' })}
      draft={`transfer.${transferId}.cancel`}
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={({ value }) =>
        cancel.mutateAsync({
          params: { path: { id: transferId } },
          body: { reason: value.reason.trim() || null },
        })
      }
    >
      {(form) => (
        <form.Field
          name="reason"
          as={TextAreaField}
          label={intl.formatMessage({ defaultMessage: 'Your reason' })}
        />
      )}
    </FormDialogButton>
  );
}
