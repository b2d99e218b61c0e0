import { Banner, Button, DateTimeValue, LinkButton, MoneyValue } from '@institute/design-system';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import { bankAddress } from '../payments/bank-address.ts';
import { isPayable, paymentPath, paymentRowsQuery } from '../payments/payments.ts';
import { useToday } from '../time-zone.ts';
import type { Application } from './applications.ts';

/** The polling interval for a payment in progress at the bank, in milliseconds. */
export const bankInterval = 3000;

/** The payment made on submitting, while it needs attention. */
export function ConfirmPayment({ application }: { application: Application }) {
  switch (application.payment?.status) {
    case 'IN_PROGRESS':
      return <UnderWay payment={application.payment} />;
    case 'INVALID':
      return <Refused application={application} />;
    default:
      return null;
  }
}

function UnderWay({ payment }: { payment: NonNullable<Application['payment']> }) {
  const intl = useIntl();
  const { id, nextActionUrl, confirmBy, amount, currency } = payment;
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
          // The bank's page is external, so the whole document navigates.
          <>
            <Button onPress={() => window.location.assign(bankAddress(nextActionUrl, intl.locale))}>
              <FormattedMessage
                defaultMessage="Confirm at your bank"
                description="Link to the page where a payment is confirmed"
              />
            </Button>
            <LinkButton variant="secondary" href={paymentPath(id)}>
              <FormattedMessage
                defaultMessage="Cancel, or use another card"
                description="Link to a payment that waits for a confirmation"
              />
            </LinkButton>
          </>
        ),
      })}
    >
      {nextActionUrl ? (
        <FormattedMessage
          defaultMessage="We charge {amount} once you confirm. You can do that until {time}, then come back here."
          description="A payment needs an authentication"
          values={{
            time: confirmBy && <DateTimeValue value={confirmBy} />,
            amount: <MoneyValue amount={amount} currency={currency} />,
          }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="Your bank hasn’t answered yet about {amount}. There’s nothing you need to do."
          description="A payment is not settled yet"
          values={{ amount: <MoneyValue amount={amount} currency={currency} /> }}
        />
      )}
    </Banner>
  );
}

/** The application remains valid, and the amount can be paid with another card. */
function Refused({ application: { payment, paymentScheduleId } }: { application: Application }) {
  const { data } = useQuery({
    ...paymentRowsQuery(paymentScheduleId ?? ''),
    enabled: paymentScheduleId !== null,
  });
  const today = useToday();
  const isStillOpen = data?.some((row) => isPayable(row) && row.dueDate <= today);
  if (!isStillOpen || !payment) return null;
  const { amount, currency } = payment;
  return (
    <Banner
      tone="critical"
      title={
        <FormattedMessage
          defaultMessage="The payment wasn’t made"
          description="Title: the bank has refused what was due on submitting an application"
        />
      }
      actions={
        <LinkButton href={paths.pay({ schedule: paymentScheduleId })}>
          <FormattedMessage
            defaultMessage="Pay now"
            description="Link to paying what the bank has refused on submitting an application"
          />
        </LinkButton>
      }
    >
      <FormattedMessage
        defaultMessage="You haven’t paid {amount}: your bank refused it, or it was canceled. We’re keeping your application and your seat. Pay with this card or another one."
        description="The bank has refused what was due on submitting an application"
        values={{ amount: <MoneyValue amount={amount} currency={currency} /> }}
      />
    </Banner>
  );
}
