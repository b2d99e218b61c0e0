import { absenceReplyHours } from '@institute/api-schema/policy';
import { Banner, ConfirmButton, DateTimeValue, Inline } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import type { CoachSession } from './sessions.ts';

/** Lets the student report that the coach didn't come, and says what happens then. */
export function CoachAbsence({ session }: { session: CoachSession }) {
  const intl = useIntl();
  const { id: sessionId, coachId, coachName: coach, status, coachAbsence, cancellation } = session;
  const report = api.useMutation('post', '/coaches/{coachId}/coaching_sessions/{sessionId}/coach_absence');
  const { isReportable, reportedAt, replyUntil } = coachAbsence;
  if (isReportable)
    return (
      <Inline>
        <ConfirmButton
          isDestructive={false}
          title={intl.formatMessage(
            {
              defaultMessage: 'Report that {coach} didn’t come?',
              description: 'Title of the question before an absence of the coach is reported',
            },
            { coach },
          )}
          message={
            <FormattedMessage
              defaultMessage="{coach} has {hours, plural, one {# hour} other {# hours}} to reply. Without a reply, you can cancel the session for free or choose a new time."
              description="What happens after an absence of the coach is reported"
              values={{ coach, hours: absenceReplyHours }}
            />
          }
          confirmLabel={
            <FormattedMessage
              defaultMessage="Report it"
              description="Button: reports that the coach did not come to a session"
            />
          }
          onConfirm={async () => {
            await report.mutateAsync({ params: { path: { coachId, sessionId } } });
          }}
          successMessage={intl.formatMessage(
            {
              defaultMessage: 'Thanks for telling us. We let {coach} know.',
              description: 'After an absence of the coach was reported',
            },
            { coach },
          )}
        >
          <FormattedMessage
            defaultMessage="My coach didn’t come"
            description="Button that opens a question before an absence of the coach is reported"
          />
        </ConfirmButton>
      </Inline>
    );
  if (status !== 'BOOKED' || reportedAt === null || replyUntil === null) return null;
  return (
    <Banner tone="info">
      {cancellation.isPossible ? (
        <FormattedMessage
          defaultMessage="You reported that {coach} didn’t come, and there was no reply. Cancel the session for free or choose a new time."
          description="After a coach has not replied to the report of an absence"
          values={{ coach }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="You reported that {coach} didn’t come. {coach} can reply until {time}. Without a reply, you can cancel for free or choose a new time."
          description="While a coach can reply to the report of an absence"
          values={{ coach, time: <DateTimeValue value={replyUntil} /> }}
        />
      )}
    </Banner>
  );
}
