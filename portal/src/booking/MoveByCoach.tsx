import { Banner, Button, DateTimeValue, ErrorBanner, Inline, toast } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { CancelSession } from './CancelSession.tsx';
import { OverlapQuestion } from './OverlapQuestion.tsx';
import { otherSessionOf } from './overlap.ts';
import type { CoachSession } from './sessions.ts';

/** Asks the student whether the coach's new time works. Until they accept it, canceling is free. */
export function MoveByCoach({ session }: { session: CoachSession }) {
  const intl = useIntl();
  const { id: sessionId, coachId, coachName, startTime, rescheduledFrom } = session;
  const { cancellation, rescheduling, groupSessionId } = session;
  const accept = api.useMutation('post', '/coaches/{coachId}/coaching_sessions/{sessionId}/move_acceptance', {
    onSuccess: () =>
      toast.success(
        intl.formatMessage(
          { defaultMessage: 'Thanks! We let {coach} know that the new time works.' },
          { coach: coachName },
        ),
      ),
  });
  const other = otherSessionOf(accept.error);
  const acceptance = (allowOverlap: boolean) => ({
    params: { path: { coachId, sessionId } },
    body: { startTime, allowOverlap },
  });
  if (!cancellation.isPossible) return null;
  const values = { coach: coachName, time: <DateTimeValue value={rescheduledFrom ?? startTime} /> };
  return (
    <>
      <ErrorBanner error={other ? null : accept.error} />
      <Banner
        tone="caution"
        actions={
          <Inline gap="s">
            <Button isPending={accept.isPending} onPress={() => accept.mutate(acceptance(false))}>
              <FormattedMessage defaultMessage="The new time works" />
            </Button>
            <CancelSession session={session} />
          </Inline>
        }
      >
        {groupSessionId && cancellation.refund === 'MONEY' ? (
          <FormattedMessage
            defaultMessage="{coach} moved this session from {time}. If the new time doesn’t work, cancel it and get its price back."
            values={values}
          />
        ) : rescheduling.isPossible ? (
          <FormattedMessage
            defaultMessage="{coach} moved this session from {time}. If the new time doesn’t work, choose another one or cancel for free."
            values={values}
          />
        ) : (
          <FormattedMessage
            defaultMessage="{coach} moved this session from {time}. If the new time doesn’t work, cancel for free."
            values={values}
          />
        )}
      </Banner>
      {other && (
        <OverlapQuestion
          other={other}
          onClose={accept.reset}
          onConfirm={() => accept.mutateAsync(acceptance(true))}
        />
      )}
    </>
  );
}
