import { ApiError } from '@institute/api-schema';
import { MoneyValue, useNavigate } from '@institute/design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { AttemptCard } from '../AttemptCard.tsx';
import { api } from '../api.ts';
import { meetPayment, type PaymentAttempt } from './attempt.ts';
import { paymentPath } from './payments.ts';

/** The polling interval for a payment's outcome, in milliseconds. */
const lookAgain = 3_000;
/** Milliseconds after which a payment that the server doesn't know counts as lost. */
const journey = 5_000;

interface PaymentUnderWayProps {
  attempt: PaymentAttempt;
  /** This page is waiting for the response. */
  isSending: boolean;
  /** Why there was no response. */
  problem: unknown;
  /** Sends the same again, with the same key. */
  onSend: () => void;
  onGiveUp: () => void;
}

/**
 * A payment with an unknown outcome: it is being sent, the response was lost, the page was reloaded, or another tab
 * is paying. Nothing else can be paid in the meantime. Its outcome is looked up by its key.
 */
export function PaymentUnderWay({ attempt, isSending, problem, onSend, onGiveUp }: PaymentUnderWayProps) {
  const navigate = useNavigate();
  const look = api.useQuery(
    'get',
    '/payments',
    { params: { query: { idempotencyKey: attempt.key } } },
    { enabled: !isSending, refetchInterval: lookAgain, staleTime: 0, retry: false },
  );
  const paymentId = look.data?.content[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the outcome is known
  useEffect(() => {
    if (!paymentId) return;
    meetPayment(attempt, paymentId);
    navigate(paymentPath(paymentId), { replace: true });
  }, [paymentId]);

  const isUnknownThere = !isSending && look.isSuccess && look.data.content.length === 0;
  const isLost = isUnknownThere && look.dataUpdatedAt - attempt.sentAt > journey;
  return (
    <AttemptCard
      isLost={isLost}
      problem={!isSending && (look.isError || problem !== null) ? reasonOf(look.error, problem) : null}
      onSend={onSend}
      onGiveUp={onGiveUp}
      title={
        isLost ? (
          <FormattedMessage
            defaultMessage="Your payment didn’t reach us"
            description="Heading: a payment was sent, and the server does not know it"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Your payment is in progress"
            description="Heading: a payment was sent, and the outcome is not known yet"
          />
        )
      }
    >
      {isLost ? (
        <FormattedMessage
          defaultMessage="{amount} wasn’t charged. You can send the payment again; you’ll pay only once."
          description="A payment was sent, and the server does not know it"
          values={{ amount: <MoneyValue amount={attempt.amount} currency={attempt.currency} /> }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="We’re checking on your payment of {amount}. You can close or reload this page; you won’t be charged twice."
          description="While the outcome of a payment is not known"
          values={{ amount: <MoneyValue amount={attempt.amount} currency={attempt.currency} /> }}
        />
      )}
    </AttemptCard>
  );
}

/** Shows the current obstacle instead of an earlier one. */
const reasonOf = (now: unknown, before: unknown) => (now instanceof ApiError ? now : before);
