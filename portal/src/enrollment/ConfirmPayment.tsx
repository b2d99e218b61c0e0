import { Banner, LinkButton, MoneyValue } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { baseUrl } from '../client.ts';
import type { Application } from './applications.ts';

/** Where the bank wants the student to confirm the payment, the way there. */
export function ConfirmPayment({ application: { payment } }: { application: Application }) {
  if (payment?.status !== 'IN_PROGRESS') return null;
  const { nextActionUrl, amount, currency } = payment;
  return (
    <Banner
      tone="caution"
      title={
        nextActionUrl ? (
          <FormattedMessage
            defaultMessage="Your bank asks you to confirm the payment"
            description="Title: a payment needs an authentication"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Your payment is on its way"
            description="Title: a payment is not settled yet"
          />
        )
      }
      {...(nextActionUrl && {
        actions: (
          <LinkButton href={nextActionUrl.startsWith('/') ? `${baseUrl}${nextActionUrl}` : nextActionUrl}>
            <FormattedMessage
              defaultMessage="Confirm at your bank"
              description="Link to the page where a payment is confirmed"
            />
          </LinkButton>
        ),
      })}
    >
      {nextActionUrl ? (
        <FormattedMessage
          defaultMessage="{amount} is charged once you have done so. You have half an hour, then come back here."
          description="A payment needs an authentication"
          values={{ amount: <MoneyValue amount={amount} currency={currency} /> }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="Your bank has not answered yet about {amount}. You need do nothing."
          description="A payment is not settled yet"
          values={{ amount: <MoneyValue amount={amount} currency={currency} /> }}
        />
      )}
    </Banner>
  );
}
