import { EnvelopeReason } from '@institute/api-schema/limits';
import { ReasonButton } from '@institute/design-system/forms';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';

export function DeclineButton({ envelopeId }: { envelopeId: string }) {
  return (
    <ReasonButton
      label={<FormattedMessage defaultMessage="Decline to sign" />}
      title={<FormattedMessage defaultMessage="Why don’t you want to sign?" />}
      message={
        <FormattedMessage defaultMessage="The institute reads your reason and can send corrected documents. You can request the same ones again later." />
      }
      submitLabel={<FormattedMessage defaultMessage="Decline" />}
      keepLabel={<FormattedMessage defaultMessage="Back to signing" />}
      draft={`envelope.${envelopeId}.decline`}
      isRequired
      maxLength={EnvelopeReason.reason.maxLength}
      onSubmit={(reason) =>
        api.send('post', '/envelopes/{id}/decline', { path: { id: envelopeId }, body: { reason } })
      }
    />
  );
}
