import { Banner, LinkButton, MoneyValue } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { type Payment, paymentPath } from './payments.ts';

/** A payment in progress at the bank, wherever it was started. */
export function PendingPayment({ payment: { id, amount, currency, nextActionUrl } }: { payment: Payment }) {
  const values = { amount: <MoneyValue amount={amount} currency={currency} /> };
  return (
    <Banner
      tone="caution"
      title={
        nextActionUrl ? (
          <FormattedMessage
            defaultMessage="Your payment of {amount} is waiting for your bank’s confirmation"
            values={values}
          />
        ) : (
          <FormattedMessage defaultMessage="Your payment of {amount} is on its way" values={values} />
        )
      }
      actions={
        <LinkButton variant="secondary" href={paymentPath(id)}>
          {nextActionUrl ? (
            <FormattedMessage defaultMessage="Confirm, cancel, or use another card" />
          ) : (
            <FormattedMessage defaultMessage="Check payment status" />
          )}
        </LinkButton>
      }
    >
      {nextActionUrl ? (
        <FormattedMessage defaultMessage="Nothing has been charged yet. You can make other payments after that." />
      ) : (
        <FormattedMessage defaultMessage="There’s nothing you need to do. You can make other payments once your bank has answered." />
      )}
    </Banner>
  );
}
