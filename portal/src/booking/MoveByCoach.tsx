import { Banner, Button, DateTimeValue, Inline, toast } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { describeError } from '../messages.ts';
import { CancelSession } from './CancelSession.tsx';
import { OverlapQuestion } from './OverlapQuestion.tsx';
import { otherSessionOf } from './overlap.ts';
import type { CoachSession } from './sessions.ts';

/** Asks the student whether the coach's new time works. Until they accept it, canceling is free. */
export function MoveByCoach({ session }: { session: CoachSession }) {
  const intl = useIntl();
  const { id: sessionId, coachId, coachName, startTime, rescheduledFrom } = session;
  const accept = api.useMutation('post', '/coaches/{coachId}/coaching_sessions/{sessionId}/move_acceptance', {
    onSuccess: () =>
      toast.success(
        intl.formatMessage(
          {
            defaultMessage: 'Thanks! We let {coach} know that the new time works.',
            description: 'After accepting the new time of a session',
          },
          { coach: coachName },
        ),
      ),
  });
  const other = otherSessionOf(accept.error);
  return (
    <>
      <Banner
        tone="caution"
        actions={
          <Inline gap="s">
            {session.cancellation.isPossible && (
              <Button
                isPending={accept.isPending}
                onPress={() =>
                  accept.mutate({
                    params: { path: { coachId, sessionId } },
                    body: { startTime, allowOverlap: false },
                  })
                }
              >
                <FormattedMessage
                  defaultMessage="The new time works"
                  description="Button: accepts the time to which the coach moved a session"
                />
              </Button>
            )}
            {session.cancellation.isPossible && <CancelSession session={session} />}
          </Inline>
        }
      >
        {accept.isError && !other ? (
          describeError(intl, accept.error)
        ) : session.groupSessionId ? (
          <FormattedMessage
            defaultMessage="{coach} moved this session from {time}. If the new time doesn’t work, cancel it and get its price back."
            description="Asks whether the time to which a coach moved a session of a group works"
            values={{ coach: coachName, time: <DateTimeValue value={rescheduledFrom ?? startTime} /> }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="{coach} moved this session from {time}. If the new time doesn’t work, choose another one or cancel for free."
            description="Asks whether the time to which a coach moved a session works"
            values={{ coach: coachName, time: <DateTimeValue value={rescheduledFrom ?? startTime} /> }}
          />
        )}
      </Banner>
      {other && (
        <OverlapQuestion
          other={other}
          onClose={accept.reset}
          onConfirm={() =>
            accept.mutateAsync({
              params: { path: { coachId, sessionId } },
              body: { startTime, allowOverlap: true },
            })
          }
        />
      )}
    </>
  );
}
