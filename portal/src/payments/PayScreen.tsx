import {
  Loading,
  lazyPart,
  MoneyValue,
  OutcomePending,
  Page,
  toast,
  useNavigateWhileHere,
} from '@institute/design-system';
import { isCardRefusal } from '@institute/design-system/cards';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { places } from '../places.ts';
import { ChoosePayment } from './ChoosePayment.tsx';
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

// Few come here without anything to pay, or with a payment at the bank.
const PendingPayment = lazyPart(async () => (await import('./PendingPayment.tsx')).PendingPayment);
const NothingToPay = lazyPart(async () => (await import('./NothingToPay.tsx')).NothingToPay);

/**
 * Make a payment, pay ahead or pay off: choose, review, and pay, charging only once whatever happens. `?step=review`
 * skips the choice, for what is due or next.
 */
export default function PayScreen() {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const schedule = useChosenSchedule(usePaymentSchedules());
  const summary = useFinancialSummary(schedule);
  const [chosenQuote, setChosenQuote] = useState<PaymentQuote | null>(null);
  const [isChoiceSkipped, setChoiceSkipped] = useState(
    new URLSearchParams(useSearch()).get('step') === 'review',
  );
  const [cardId, setCardId] = useState<string>();
  const pay = usePayment({
    onDone({ id, status }) {
      if (status !== 'INVALID')
        toast.success(intl.formatMessage({ defaultMessage: 'Your payment was submitted.' }));
      navigate(paymentPath(id), { replace: true });
    },
    onRefused(error) {
      // After a refused card, the quote still holds for another payment.
      if (!isCardRefusal(error)) choose();
    },
  });
  const choose = () => {
    setChosenQuote(null);
    setChoiceSkipped(false);
  };
  const [payment] = schedule ? pendingFor(summary, schedule.id) : [];
  const canPay = schedule !== undefined && !payment && summary.totalRemaining > 0;
  const next = useQuoteOfNext(schedule?.id ?? '', isChoiceSkipped && canPay && !pay.pending);
  const quote = chosenQuote ?? (isChoiceSkipped ? next.data?.content : undefined) ?? null;
  // A quote from before another payment may no longer hold.
  if (quote && pay.pending && pay.pending.status !== 'sending') choose();

  const content = () => {
    if (payment) return <PendingPayment payment={payment} />;
    if (!schedule || summary.totalRemaining === 0) return <NothingToPay />;
    if (!quote && isChoiceSkipped && next.isPending) return <Loading blocks={1} />;
    if (!quote)
      return (
        <ChoosePayment
          schedule={schedule}
          summary={summary}
          refusal={pay.refusal ?? next.error}
          onQuote={(quoted) => {
            pay.reset();
            setChosenQuote(quoted);
          }}
        />
      );
    const { quoteId, amount, currency } = quote;
    return (
      <ReviewPayment
        schedule={schedule}
        quote={quote}
        refusal={pay.refusal}
        cardId={cardId}
        isNextStep={chosenQuote !== null}
        onChooseCard={setCardId}
        onBack={() => {
          pay.reset();
          choose();
        }}
        onPay={(paymentMethodId) =>
          pay.send({ scheduleId: schedule.id, quoteId, paymentMethodId, amount, currency })
        }
      />
    );
  };
  return (
    <Page width={canPay && !quote ? 'wide' : 'narrow'} title={<FormattedMessage {...places.pay.title} />}>
      <OutcomePending of={pay} isRefusalShown {...outcomeTexts(pay.pending?.sent)}>
        {/* The title keeps the focus while rows and cards load. */}
        <Suspense fallback={<Loading blocks={1} />}>{content()}</Suspense>
      </OutcomePending>
    </Page>
  );
}

/** What is said while the outcome of a payment isn't clear. A page that was reloaded doesn't know the amount at first. */
function outcomeTexts(sent: Pick<PaymentQuote, 'amount' | 'currency'> | null = null) {
  const money = sent && { amount: <MoneyValue amount={sent.amount} currency={sent.currency} /> };
  return {
    checking: {
      title: <FormattedMessage defaultMessage="Your payment is in progress" />,
      text: money ? (
        <FormattedMessage
          defaultMessage="We’re checking on your payment of {amount}. You can close or reload this page; you won’t be charged twice."
          values={money}
        />
      ) : (
        <FormattedMessage defaultMessage="This page updates as soon as we know. You can close or reload it; you won’t be charged twice." />
      ),
    },
    ...(money && {
      lost: {
        title: <FormattedMessage defaultMessage="Your payment didn’t reach us" />,
        text: (
          <FormattedMessage
            defaultMessage="{amount} wasn’t charged. You can send the payment again; you’ll pay only once."
            values={money}
          />
        ),
      },
    }),
    giveUpLabel: <FormattedMessage defaultMessage="Don’t pay" />,
  };
}

/** Quotes what is due, or else the next payment. Once a visit. */
const useQuoteOfNext = (id: string, enabled: boolean) =>
  api.useQuery(
    'post',
    '/payment_schedules/{id}/quotes',
    { params: { path: { id } }, body: { kind: 'INSTALLMENT', rowIds: [], amount: null } },
    { enabled, retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
