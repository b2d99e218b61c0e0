import { blankIfNull, nullIfBlank } from '@institute/api-schema';
import { PaymentMethodUpdate } from '@institute/api-schema/limits';
import { ExpirationField, Text, TextField } from '@institute/design-system';
import { cardName } from '@institute/design-system/cards';
import { FormDialogButton } from '@institute/design-system/forms';
import { today } from '@institute/values/formats';
import { expiration, lengthMax, required, rules } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { replace } from '../records.ts';
import { useSignedInSession } from '../session.ts';
import type { PaymentMethod } from './payment-methods.ts';

const schema = z.object({
  expiration: z.string().check(rules(required(), expiration(today))),
  holderName: z.string().check(rules(lengthMax(PaymentMethodUpdate.holderName.maxLength))),
  /** The version that the form shows. */
  version: z.string(),
});

/** Edits the parts of a card that can change: a renewed card has the same number and a new date. */
export function EditCard({ method }: { method: PaymentMethod }) {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const card = cardName(intl, method);
  return (
    <FormDialogButton
      label={<FormattedMessage defaultMessage="Edit" />}
      aria-label={intl.formatMessage({ defaultMessage: 'Edit {card}' }, { card })}
      title={intl.formatMessage({ defaultMessage: 'Edit {card}' }, { card })}
      message={
        <Text tone="muted">
          <FormattedMessage defaultMessage="If the card number changed too, add it as a new card." />
        </Text>
      }
      submitLabel={<FormattedMessage defaultMessage="Save" />}
      successMessage={intl.formatMessage({ defaultMessage: 'Your card was updated.' })}
      hasErrorSummary
      draft={`card.${method.id}`}
      schema={schema}
      defaultValues={blankIfNull({
        expiration: method.expiration,
        holderName: method.holderName,
        version: method.version,
      })}
      onSubmit={({ value }) =>
        replace('/students/{id}/payment_methods/{methodId}', {
          path: { id: studentId, methodId: method.id },
          body: { ...nullIfBlank(value), expiration: value.expiration },
        })
      }
    >
      {(form) => (
        <>
          <form.Field
            name="expiration"
            as={ExpirationField}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'Expiration date' })}
          />
          <form.Field
            name="holderName"
            as={TextField}
            autoComplete="cc-name"
            label={intl.formatMessage({ defaultMessage: 'Name on the card' })}
          />
        </>
      )}
    </FormDialogButton>
  );
}
