import type { Schemas } from '@institute/api-schema';
import { type PurchaseRefund, refundChoices } from '@institute/api-schema/labels/refunds';
import { PurchaseRefundInput } from '@institute/api-schema/limits';
import { OutcomePending, SelectField, TextAreaField, UndoIcon } from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { formatDateTime, formatMoney } from '@institute/values/formats';
import { lengthMax, required, rules } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { App } from './app.ts';

const schema = z.object({
  what: z.string().check(rules(required())),
  reason: z.string().check(rules(lengthMax(PurchaseRefundInput.reason.maxLength))),
});

interface RefundPurchaseProps extends App {
  purchase: Schemas['CoachProductPurchase'];
}

/** Refunds a purchase, some of its unused sessions, or a session that was missed or canceled late. */
export function RefundPurchase({ purchase, api, useOnce }: RefundPurchaseProps) {
  const intl = useIntl();
  const { id, currency, customer } = purchase;
  const refund = useOnce<PurchaseRefund & { reason: string | null }, string>({
    name: `refund.${id}`,
    async send(body, key) {
      const sent = await api.request('post', '/coach_product_purchases/{id}/refunds', {
        path: { id },
        key,
        body,
      });
      return sent.id;
    },
  });
  const choices = refundChoices(intl, purchase, {
    money: (amount) => formatMoney({ amount, currency }, { locale: intl.locale }),
    time: (instant) => formatDateTime(instant, intl),
  });
  return (
    <OutcomePending of={refund}>
      <FormDialogButton
        variant="secondary"
        icon={<UndoIcon />}
        label={<FormattedMessage defaultMessage="Refund" description="Button that opens a refund" />}
        title={<FormattedMessage defaultMessage="Refund {name}" values={{ name: customer.label }} />}
        message={
          <FormattedMessage defaultMessage="The money goes back to the card that paid. Refunded sessions can no longer be booked." />
        }
        keepLabel={<FormattedMessage defaultMessage="Don’t refund" />}
        successMessage={intl.formatMessage({ defaultMessage: 'The refund is on its way.' })}
        draft={{ name: `purchase.${id}.refund`, keep: (values) => ({ ...values, what: '' }) }}
        schema={schema}
        defaultValues={{ what: '', reason: '' }}
        onSubmit={({ value: { what, reason } }) => {
          const choice = choices.find(({ value }) => value === what);
          // It was refunded or booked in the meantime.
          if (!choice) return { errors: [{ pointer: '/what', rule: 'refundNotPossible' }] };
          return refund.sendAsync({ ...choice.body, reason: reason.trim() || null });
        }}
      >
        {(form) => (
          <>
            <form.Field
              name="what"
              as={SelectField}
              isRequired
              label={intl.formatMessage({ defaultMessage: 'What do you want to refund?' })}
              options={choices.map(({ value, label }) => ({ value, label }))}
            />
            <form.Field
              name="reason"
              as={TextAreaField}
              label={intl.formatMessage({ defaultMessage: 'Message to {name}' }, { name: customer.label })}
            />
          </>
        )}
      </FormDialogButton>
    </OutcomePending>
  );
}
