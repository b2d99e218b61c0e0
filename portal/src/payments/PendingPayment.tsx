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
            description="Title: a payment has to be confirmed with the bank"
            values={values}
          />
        ) : (
          <FormattedMessage
            defaultMessage="Your payment of {amount} is on its way"
            description="Title: the bank has not answered about a payment"
            values={values}
          />
        )
      }
      actions={
        <LinkButton variant="secondary" href={paymentPath(id)}>
          {nextActionUrl ? (
            <FormattedMessage
              defaultMessage="Confirm, cancel, or use another card"
              description="Link to a payment that has to be confirmed with the bank"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Check payment status"
              description="Link to a payment whose outcome is not known yet"
            />
          )}
        </LinkButton>
      }
    >
      {nextActionUrl ? (
        <FormattedMessage
          defaultMessage="Nothing has been charged yet. You can make other payments after that."
          description="Under a payment that has to be confirmed with the bank"
        />
      ) : (
        <FormattedMessage
          defaultMessage="There’s nothing you need to do. You can make other payments once your bank has answered."
          description="Under a payment about which the bank has not answered"
        />
      )}
    </Banner>
  );
}
