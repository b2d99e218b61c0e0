import { Banner, Button, DateTimeValue, LinkButton, MoneyValue } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { bankAddress } from '../payments/bank-address.ts';
import { paymentPath } from '../payments/payments.ts';
import type { Application } from './applications.ts';

/** The payment made on submitting, while the bank has it. If it fails, the application becomes a draft again. */
export function ConfirmPayment({ application: { payment } }: { application: Application }) {
  const intl = useIntl();
  if (payment?.status !== 'IN_PROGRESS') return null;
  const { id, nextActionUrl, confirmBy, amount, currency } = payment;
  return (
    <Banner
      tone="caution"
      title={
        nextActionUrl ? (
          <FormattedMessage defaultMessage="Your bank asks you to confirm the payment" />
        ) : (
          <FormattedMessage defaultMessage="Your payment is on its way" />
        )
      }
      actions={
        nextActionUrl && (
          // The bank's page is external, so the whole document navigates.
          <>
            <Button onPress={() => window.location.assign(bankAddress(nextActionUrl, intl.locale))}>
              <FormattedMessage defaultMessage="Confirm at your bank" />
            </Button>
            <LinkButton variant="secondary" href={paymentPath(id)}>
              <FormattedMessage defaultMessage="Cancel, or use another card" />
            </LinkButton>
          </>
        )
      }
    >
      {nextActionUrl ? (
        <FormattedMessage
          defaultMessage="We charge {amount} once you confirm. You can do that until {time}, then come back here."
          values={{
            time: confirmBy && <DateTimeValue value={confirmBy} />,
            amount: <MoneyValue amount={amount} currency={currency} />,
          }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="Your bank hasn’t answered yet about {amount}. There’s nothing you need to do."
          values={{ amount: <MoneyValue amount={amount} currency={currency} /> }}
        />
      )}
    </Banner>
  );
}
