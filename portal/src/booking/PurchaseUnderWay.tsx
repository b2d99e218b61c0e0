import { MoneyValue } from '@institute/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { AttemptCard } from '../AttemptCard.tsx';
import { journey } from '../kept-attempt.ts';
import { purchasesQuery } from './sessions.ts';
import type { OpenPurchase, PurchaseAttempt } from './use-purchase.ts';

/** The polling interval for a purchase's outcome, in milliseconds. */
const lookAgain = 3_000;

interface PurchaseUnderWayProps {
  attempt: PurchaseAttempt;
  purchase: OpenPurchase;
}

/** A purchase with an unknown outcome. It is only looked up; sending it again is the user's choice. */
export function PurchaseUnderWay({ attempt, purchase }: PurchaseUnderWayProps) {
  const { isSending, problem, studentId, productId } = purchase;
  const look = useQuery({
    ...purchasesQuery(studentId, { productId }),
    enabled: !isSending,
    refetchInterval: lookAgain,
    staleTime: 0,
    retry: false,
  });
  const isFresh = !isSending && look.dataUpdatedAt > attempt.sentAt;
  const found = isFresh ? look.data?.find(({ id }) => !attempt.knownIds.includes(id)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the outcome is known
  useEffect(() => {
    if (found) purchase.arrive(found);
  }, [found?.id]);
  const isLost = isFresh && !found && look.dataUpdatedAt - attempt.sentAt > journey;
  const amount = <MoneyValue amount={attempt.amount} currency={attempt.currency} />;
  return (
    <AttemptCard
      isLost={isLost}
      problem={isSending ? null : (look.error ?? problem)}
      onSend={() => purchase.send(attempt)}
      onGiveUp={purchase.reset}
      title={
        isLost ? (
          <FormattedMessage
            defaultMessage="Your booking didn’t reach us"
            description="Heading: a booking was sent, and the server does not know of it"
          />
        ) : (
          <FormattedMessage
            defaultMessage="We’re booking this for you"
            description="Heading: it is not known yet whether something was booked and paid"
          />
        )
      }
    >
      {isLost ? (
        <FormattedMessage
          defaultMessage="Nothing was booked, and {amount} wasn’t charged. You can send it again; you’ll pay only once."
          description="A booking was sent, and the server does not know of it"
          values={{ amount }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="This page updates as soon as we know. You can close or reload it; you won’t be charged twice."
          description="While it is not known whether an application was submitted and paid"
        />
      )}
    </AttemptCard>
  );
}
