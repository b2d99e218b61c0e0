import type { components } from '@institute/api-schema';
import { PurchaseRefundInput } from '@institute/api-schema/limits';
import { OutcomePending, SelectField, TextAreaField } from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { formatDateTime, formatMoney } from '@institute/values/formats';
import { lengthMax, required, rules } from '@institute/values/rules';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { client } from '../client.ts';
import { useOnce } from '../once.ts';
import { useTimeZone } from '../time-zone.ts';
import type { Purchase } from './purchase-filter.ts';

type Refund = Pick<components['schemas']['PurchaseRefundInput'], 'kind' | 'sessionCount' | 'sessionId'>;

const schema = z.object({
  what: z.string().check(rules(required())),
  reason: z.string().check(rules(lengthMax(PurchaseRefundInput.reason.maxLength))),
});

/** What can be refunded, with its amount. The server has computed it. */
function choicesOf(intl: IntlShape, { refund, currency }: Purchase, timeZone: string) {
  const money = (amount: number) => formatMoney({ amount, currency }, { locale: intl.locale });
  const whole = {
    body: { kind: 'PURCHASE' } as Refund,
    amount: refund.amount,
    label: intl.formatMessage(
      { defaultMessage: 'All that’s left: {amount}' },
      { amount: money(refund.amount) },
    ),
  };
  const unused = refund.unusedAmounts.map((amount, index) => ({
    body: { kind: 'UNUSED_SESSIONS', sessionCount: index + 1 } as Refund,
    amount,
    label: intl.formatMessage(
      { defaultMessage: '{count, plural, one {# unused session} other {# unused sessions}}: {amount}' },
      { count: index + 1, amount: money(amount) },
    ),
  }));
  const lost = refund.sessions.map(({ sessionId, startTime, status, amount }) => {
    const values = {
      time: formatDateTime(startTime, { locale: intl.locale, timeZone }),
      amount: money(amount),
    };
    return {
      body: { kind: 'SESSION', sessionId } as Refund,
      amount,
      label:
        status === 'NO_SHOW'
          ? intl.formatMessage({ defaultMessage: 'No-show on {time}: {amount}' }, values)
          : intl.formatMessage({ defaultMessage: 'Session of {time}, canceled late: {amount}' }, values),
    };
  });
  return [...lost, ...unused, whole]
    .filter(({ amount }) => amount > 0)
    .map((choice, index) => ({ ...choice, value: String(index) }));
}

/** Refunds a purchase, some of its unused sessions, or a session that was missed or canceled late. */
export function RefundPurchase({ purchase }: { purchase: Purchase }) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const { id } = purchase;
  const refund = useOnce<Refund & { reason: string | null }, string>({
    name: `refund.${id}`,
    async send(body, key) {
      const { data } = await client.POST('/coach_product_purchases/{id}/refunds', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
      });
      return data!.content.id;
    },
  });
  const choices = choicesOf(intl, purchase, timeZone);
  return (
    <OutcomePending of={refund}>
      <FormDialogButton
        variant="secondary"
        label={<FormattedMessage defaultMessage="Refund" description="Button that opens a refund" />}
        title={<FormattedMessage defaultMessage="Refund {name}" values={{ name: purchase.customer.label }} />}
        message={
          <FormattedMessage defaultMessage="The money goes back to the card that paid. Refunded sessions can no longer be booked." />
        }
        submitLabel={<FormattedMessage defaultMessage="Refund" description="Button that opens a refund" />}
        keepLabel={<FormattedMessage defaultMessage="Don’t refund" />}
        successMessage={intl.formatMessage({ defaultMessage: 'The refund is on its way.' })}
        draft={{ name: `purchase.${id}.refund`, keep: (values) => ({ ...values, what: '' }) }}
        schema={schema}
        defaultValues={{ what: '', reason: '' }}
        onSubmit={({ value: { what, reason } }) => {
          const { body } = choices.find(({ value }) => value === what)!;
          return refund.sendAsync({ ...body, reason: reason.trim() || null });
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
              label={intl.formatMessage({ defaultMessage: 'Reason' })}
              description={intl.formatMessage({ defaultMessage: 'Your client will read it.' })}
            />
          </>
        )}
      </FormDialogButton>
    </OutcomePending>
  );
}
