import { absenceReplyHours } from '@institute/api-schema/policy';
import { Banner, ConfirmButton, DateTimeValue, Inline } from '@institute/design-system';
import { parseInstant } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import type { CoachSession } from './sessions.ts';

/** Lets the student report that the coach didn't come, and says what happens then. */
export function CoachAbsence({ session }: { session: CoachSession }) {
  const intl = useIntl();
  const { id: sessionId, coachId, coachName: coach, status, coachAbsence, cancellation } = session;
  const { isReportable, reportedAt, replyUntil } = coachAbsence;
  const isGroup = session.groupSessionId !== null;
  if (isReportable)
    return (
      <Inline>
        <ConfirmButton
          isDestructive={false}
          title={intl.formatMessage({ defaultMessage: 'Report that {coach} didn’t come?' }, { coach })}
          message={
            isGroup ? (
              <FormattedMessage
                defaultMessage="{coach} has {hours, plural, one {# hour} other {# hours}} to reply. Without a reply, you can cancel the session for free."
                values={{ coach, hours: absenceReplyHours }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="{coach} has {hours, plural, one {# hour} other {# hours}} to reply. Without a reply, you can cancel the session for free or choose a new time."
                values={{ coach, hours: absenceReplyHours }}
              />
            )
          }
          confirmLabel={<FormattedMessage defaultMessage="Report it" />}
          onConfirm={async () => {
            await api.send('post', '/coaches/{coachId}/coaching_sessions/{sessionId}/coach_absence', {
              path: { coachId, sessionId },
            });
          }}
          successMessage={intl.formatMessage(
            { defaultMessage: 'Thanks for telling us. We let {coach} know.' },
            { coach },
          )}
        >
          <FormattedMessage defaultMessage="My coach didn’t come" />
        </ConfirmButton>
      </Inline>
    );
  if (status !== 'BOOKED' || reportedAt === null || replyUntil === null) return null;
  const isWaiting = (parseInstant(replyUntil) ?? 0) > Date.now();
  if (!isWaiting && !cancellation.isPossible) return null;
  return (
    <Banner tone="info">
      {isWaiting ? (
        <FormattedMessage
          defaultMessage="You reported that {coach} didn’t come. {coach} can reply until {time}. {isGroup, select, true {Without a reply, you can cancel for free.} other {Without a reply, you can cancel for free or choose a new time.}}"
          values={{ coach, isGroup, time: <DateTimeValue value={replyUntil} /> }}
        />
      ) : isGroup ? (
        <FormattedMessage
          defaultMessage="You reported that {coach} didn’t come, and there was no reply. Cancel the session for free."
          values={{ coach }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="You reported that {coach} didn’t come, and there was no reply. Cancel the session for free or choose a new time."
          values={{ coach }}
        />
      )}
    </Banner>
  );
}
