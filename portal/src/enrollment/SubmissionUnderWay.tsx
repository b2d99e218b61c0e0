import { ApiError } from '@institute/api-schema';
import { MoneyValue } from '@institute/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { AttemptCard } from '../AttemptCard.tsx';
import { type SubmissionAttempt, submissionStanding } from './submission.ts';
import { lookUpSubmission } from './submission-calls.ts';
import type { Submission } from './use-submission.ts';

/** The polling interval for a submission's outcome, in milliseconds. */
const lookAgain = 3_000;

interface SubmissionUnderWayProps {
  id: string;
  attempt: SubmissionAttempt;
  submission: Submission;
}

/** A submission with an unknown outcome. It is only looked up; sending it again is the user's choice. */
export function SubmissionUnderWay({ id, attempt, submission }: SubmissionUnderWayProps) {
  const { isSending, problem, send, giveUp, arrive, refuse } = submission;
  const look = useQuery({
    queryKey: ['submission', id, attempt.key],
    queryFn: () => lookUpSubmission(id, attempt.key),
    enabled: !isSending,
    refetchInterval: lookAgain,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const standing = isSending ? 'checking' : submissionStanding(attempt, look.data, look.dataUpdatedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the outcome is known
  useEffect(() => {
    if (standing === 'submitted') arrive(look.data!.submitted!);
    if (standing === 'refused')
      refuse(new ApiError({ status: 402, key: look.data?.outcome?.failureKey ?? 'failedPay' }));
  }, [standing]);

  const isLost = standing === 'lost';
  const amount = <MoneyValue amount={attempt.amount} currency={attempt.currency} />;
  return (
    <AttemptCard
      isLost={isLost}
      problem={isSending ? null : (look.error ?? problem)}
      onSend={() => send(attempt)}
      onGiveUp={giveUp}
      title={
        isLost ? (
          <FormattedMessage
            defaultMessage="Your application didn’t reach us"
            description="Heading: an application was submitted, and the server does not know of it"
          />
        ) : (
          <FormattedMessage
            defaultMessage="We’re checking what happened"
            description="Heading: it is not known yet whether an application was submitted and paid"
          />
        )
      }
    >
      {isLost ? (
        attempt.amount > 0 ? (
          <FormattedMessage
            defaultMessage="{amount} wasn’t charged. You can send it again; you’ll pay only once."
            description="An application was submitted, and the server does not know of it"
            values={{ amount }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="Nothing was submitted. You can send it again."
            description="An application without a payment was submitted, and the server does not know of it"
          />
        )
      ) : (
        <FormattedMessage
          defaultMessage="This page updates as soon as we know. You can close or reload it; you won’t be charged twice."
          description="While it is not known whether an application was submitted and paid"
        />
      )}
    </AttemptCard>
  );
}
