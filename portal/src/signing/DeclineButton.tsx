import { EnvelopeReason } from '@institute/api-schema/limits';
import { TextAreaField } from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';

const schema = z.object({
  reason: z.string().check(rules(required(), lengthMax(EnvelopeReason.reason.maxLength))),
});

/** Asks for a reason, and declines to sign. */
export function DeclineButton({ envelopeId }: { envelopeId: string }) {
  const intl = useIntl();
  const decline = api.useMutation('post', '/envelopes/{id}/decline');
  return (
    <FormDialogButton
      variant="quiet"
      label={<FormattedMessage defaultMessage="Decline to sign" />}
      title={<FormattedMessage defaultMessage="Why don’t you want to sign?" />}
      message={
        <FormattedMessage defaultMessage="The institute reads your reason and can send corrected documents. You can request the same ones again later." />
      }
      submitLabel={<FormattedMessage defaultMessage="Decline" />}
      isDestructive
      keepLabel={<FormattedMessage defaultMessage="Back to signing" />}
      draft={`envelope.${envelopeId}.decline`}
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={({ value }) =>
        decline.mutateAsync({ params: { path: { id: envelopeId } }, body: { reason: value.reason.trim() } })
      }
    >
      {(form) => (
        <form.Field
          name="reason"
          as={TextAreaField}
          isRequired
          label={intl.formatMessage({ defaultMessage: 'Your reason' })}
        />
      )}
    </FormDialogButton>
  );
}
