import { ApiError } from '@institute/api-schema';
import {
  EmptyState,
  Link,
  LinkButton,
  Page,
  PaymentsIllustration,
  toast,
  useNavigate,
} from '@institute/design-system';
import { isCardRefusal } from '@institute/design-system/cards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { client } from '../client.ts';
import { paths } from '../paths.ts';
import { useSignedInSession } from '../session.ts';
import { meetPayment, type PaymentAttempt, setAttempt, useAttempt } from './attempt.ts';
import { ChoosePayment } from './ChoosePayment.tsx';
import { PaymentUnderWay } from './PaymentUnderWay.tsx';
import { PendingPayment } from './PendingPayment.tsx';
import {
  type Payment,
  type PaymentQuote,
  paymentPath,
  pendingFor,
  useChosenSchedule,
  useFinancialSummary,
  usePaymentSchedules,
} from './payments.ts';
import { ReviewPayment } from './ReviewPayment.tsx';

async function sendAttempt({ key, scheduleId, quoteId, paymentMethodId }: PaymentAttempt): Promise<Payment> {
  const { data } = await client.POST('/payment_schedules/{id}/payments', {
    params: { path: { id: scheduleId }, header: { 'Idempotency-Key': key } },
    body: { quoteId, paymentMethodId },
  });
  return data!.content;
}

/** Whether a payment with this failure certainly was not made. After any other failure it may have been. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  ((error.status >= 400 && error.status < 500) || error.key === 'paymentProviderError');

/** Make a payment, pay ahead or pay off: choose, review, and pay, charging only once whatever happens. */
export default function PayScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { studentId } = useSignedInSession();
  const schedule = useChosenSchedule(usePaymentSchedules());
  const summary = useFinancialSummary(schedule);
  const attempt = useAttempt(studentId);
  const [quote, setQuote] = useState<PaymentQuote | null>(null);
  const [ownKey, setOwnKey] = useState<string>();
  const [paymentMethodId, setPaymentMethodId] = useState<string>();

  const pay = useMutation({
    mutationFn: sendAttempt,
    // The provider did not answer. A request with the same key lets the server find out, without charging twice.
    retry: (failures, error) =>
      failures < 2 && error instanceof ApiError && error.key === 'paymentRequestError',
    retryDelay: 1_000,
    onSuccess(payment, sent) {
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Your payment was submitted.',
          description: 'Positive message after a payment was taken by the server',
        }),
      );
      meetPayment(sent, payment.id);
      navigate(paymentPath(payment.id), { replace: true });
    },
    onError(error) {
      if (!isRefusal(error)) return;
      setAttempt(null);
      // The refused rows have changed.
      void queries.invalidateQueries();
      // After a refused card, the quote still holds for another attempt.
      if (!isCardRefusal(error)) setQuote(null);
    },
  });
  const isElsewhere = attempt !== null && attempt.key !== ownKey;
  // Another tab is paying, so a quote from before no longer holds.
  if (isElsewhere && quote) setQuote(null);
  useEffect(() => {
    if (isElsewhere) return () => void queries.invalidateQueries();
  }, [isElsewhere, queries]);
  const send = (next: PaymentAttempt) => {
    const sent = { ...next, sentAt: Date.now() };
    setOwnKey(sent.key);
    setAttempt(sent);
    pay.mutate(sent);
  };

  if (attempt)
    return (
      <PayPage>
        <PaymentUnderWay
          attempt={attempt}
          isSending={pay.isPending}
          problem={pay.error}
          onSend={() => send(attempt)}
          onGiveUp={() => {
            pay.reset();
            setAttempt(null);
          }}
        />
      </PayPage>
    );
  const [pending] = schedule ? pendingFor(summary, schedule.id) : [];
  if (pending && !pay.isPending)
    return (
      <PayPage>
        <PendingPayment payment={pending} />
      </PayPage>
    );
  if (!schedule || summary.totalRemaining === 0)
    return (
      <PayPage>
        <EmptyState
          picture={<PaymentsIllustration />}
          title={
            <FormattedMessage
              defaultMessage="Nothing to pay"
              description="Where someone has no payment schedule"
            />
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
      </PayPage>
    );
  if (!quote)
    return (
      <PayPage>
        <ChoosePayment
          schedule={schedule}
          summary={summary}
          refusal={pay.error}
          onQuote={(next) => {
            pay.reset();
            setQuote(next);
          }}
        />
      </PayPage>
    );
  return (
    <PayPage>
      <ReviewPayment
        schedule={schedule}
        quote={quote}
        refusal={pay.error}
        paymentMethodId={paymentMethodId}
        onChooseMethod={setPaymentMethodId}
        onBack={() => {
          pay.reset();
          setQuote(null);
        }}
        onPay={(methodId) =>
          send({
            key: crypto.randomUUID(),
            studentId,
            scheduleId: schedule.id,
            quoteId: quote.quoteId,
            paymentMethodId: methodId,
            amount: quote.amount,
            currency: quote.currency,
            sentAt: 0,
            paymentId: null,
          })
        }
      />
    </PayPage>
  );
}

const PayPage = ({ children }: { children: ReactNode }) => (
  <Page
    width="narrow"
    above={
      <Link isStandalone href={paths.paymentInformation()}>
        <FormattedMessage
          defaultMessage="Payment information"
          description="Link to the page of the balance"
        />
      </Link>
    }
    title={
      <FormattedMessage defaultMessage="Make a payment" description="Heading of the page on which is paid" />
    }
  >
    {children}
  </Page>
);
