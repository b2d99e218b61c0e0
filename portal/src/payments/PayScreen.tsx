import {
  BackLink,
  EmptyState,
  LinkButton,
  MoneyValue,
  OutcomePending,
  Page,
  PaymentsIllustration,
  toast,
  useNavigate,
} from '@institute/design-system';
import { isCardRefusal } from '@institute/design-system/cards';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import { ChoosePayment } from './ChoosePayment.tsx';
import { PendingPayment } from './PendingPayment.tsx';
import {
  type PaymentQuote,
  paymentPath,
  pendingFor,
  useChosenSchedule,
  useFinancialSummary,
  usePaymentSchedules,
} from './payments.ts';
import { ReviewPayment } from './ReviewPayment.tsx';
import { usePayment } from './use-payment.ts';

/** Make a payment, pay ahead or pay off: choose, review, and pay, charging only once whatever happens. */
export default function PayScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const schedule = useChosenSchedule(usePaymentSchedules());
  const summary = useFinancialSummary(schedule);
  const [quote, setQuote] = useState<PaymentQuote | null>(null);
  const [paymentMethodId, setPaymentMethodId] = useState<string>();
  const pay = usePayment({
    onDone({ id, status }) {
      if (status !== 'INVALID')
        toast.success(
          intl.formatMessage({
            defaultMessage: 'Your payment was submitted.',
            description: 'Positive message after a payment was taken by the server',
          }),
        );
      navigate(paymentPath(id), { replace: true });
    },
    onRefused(error) {
      // After a refused card, the quote still holds for another payment.
      if (!isCardRefusal(error)) setQuote(null);
    },
  });
  // A quote from before another payment may no longer hold.
  if (quote && pay.pending && pay.pending.status !== 'sending') setQuote(null);

  const [payment] = schedule ? pendingFor(summary, schedule.id) : [];
  const content = () => {
    if (payment) return <PendingPayment payment={payment} />;
    if (!schedule || summary.totalRemaining === 0) return <NothingToPay />;
    if (!quote)
      return (
        <ChoosePayment
          schedule={schedule}
          summary={summary}
          refusal={pay.refusal}
          onQuote={(next) => {
            pay.reset();
            setQuote(next);
          }}
        />
      );
    const { quoteId, amount, currency } = quote;
    return (
      <ReviewPayment
        schedule={schedule}
        quote={quote}
        refusal={pay.refusal}
        paymentMethodId={paymentMethodId}
        onChooseMethod={setPaymentMethodId}
        onBack={() => {
          pay.reset();
          setQuote(null);
        }}
        onPay={(methodId) => {
          // It stays chosen if it's declined.
          setPaymentMethodId(methodId);
          pay.send({ scheduleId: schedule.id, quoteId, paymentMethodId: methodId, amount, currency });
        }}
      />
    );
  };
  const { amount = 0, currency = '' } = pay.pending?.sent ?? {};
  const money = { amount: <MoneyValue amount={amount} currency={currency} /> };
  return (
    <PayPage>
      <OutcomePending
        of={pay}
        isRefusalShown
        checking={{
          title: (
            <FormattedMessage
              defaultMessage="Your payment is in progress"
              description="Heading: a payment was sent, and the outcome is not known yet"
            />
          ),
          text: (
            <FormattedMessage
              defaultMessage="We’re checking on your payment of {amount}. You can close or reload this page; you won’t be charged twice."
              description="While the outcome of a payment is not known"
              values={money}
            />
          ),
        }}
        lost={{
          title: (
            <FormattedMessage
              defaultMessage="Your payment didn’t reach us"
              description="Heading: a payment was sent, and the server does not know it"
            />
          ),
          text: (
            <FormattedMessage
              defaultMessage="{amount} wasn’t charged. You can send the payment again; you’ll pay only once."
              description="A payment was sent, and the server does not know it"
              values={money}
            />
          ),
        }}
        giveUpLabel={
          <FormattedMessage
            defaultMessage="Don’t pay"
            description="Button: gives up a payment that did not arrive"
          />
        }
      >
        {content()}
      </OutcomePending>
    </PayPage>
  );
}

const NothingToPay = () => (
  <EmptyState
    picture={<PaymentsIllustration />}
    title={
      <FormattedMessage defaultMessage="Nothing to pay" description="Where someone has no payment schedule" />
    }
    action={
      <LinkButton href={paths.paymentInformation()}>
        <FormattedMessage
          defaultMessage="Back to payment information"
          description="Link to the page of the balance"
        />
      </LinkButton>
    }
  >
    <FormattedMessage defaultMessage="Your balance is paid." description="Where someone owes nothing" />
  </EmptyState>
);

const PayPage = ({ children }: { children: ReactNode }) => (
  <Page
    width="narrow"
    above={
      <BackLink href={paths.paymentInformation()}>
        <FormattedMessage
          defaultMessage="Payment information"
          description="Link to the page of the balance"
        />
      </BackLink>
    }
    title={
      <FormattedMessage defaultMessage="Make a payment" description="Heading of the page on which is paid" />
    }
  >
    {children}
  </Page>
);
