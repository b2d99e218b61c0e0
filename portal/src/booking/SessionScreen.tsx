import { absenceReplyHours } from '@institute/api-schema/policy';
import {
  AppointmentCard,
  AppointmentTime,
  Avatar,
  Banner,
  ConfirmButton,
  DateTimeValue,
  DescriptionList,
  deliveryModes,
  FactLine,
  Inline,
  Link,
  LinkButton,
  Page,
  Stack,
  Text,
  TimeZoneName,
} from '@institute/design-system';
import { JoinLink } from '@institute/shared-screens/JoinLink.tsx';
import { parseInstant, today } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { BackTo } from '../layout/BackTo.tsx';
import { paths, type ScreenProps } from '../places.ts';
import { useTimeZone } from '../time-zone.ts';
import { CancelSession } from './CancelSession.tsx';
import { useSessionCoach } from './coaches.ts';
import { MoveByCoach } from './MoveByCoach.tsx';
import { SessionCalendarButton } from './SessionCalendarButton.tsx';
import { SessionStatus } from './SessionStatus.tsx';
import { localTimes } from './SessionTimes.tsx';
import { type CoachSession, useStudentSession } from './sessions.ts';

/** What a session is, when and with whom. */
export default function SessionScreen({ params: { sessionId } }: ScreenProps<'session'>) {
  const session = useStudentSession(sessionId);
  const timeZone = useTimeZone();
  const { title, status, isMovePending } = session;
  return (
    <Page
      above={<BackTo place="mySessions" />}
      title={title}
      status={<SessionStatus status={status} isMovePending={isMovePending} />}
    >
      <Stack gap="l">
        {isMovePending && <MoveByCoach session={session} />}
        <CoachAbsence session={session} />
        <AppointmentCard
          {...localTimes(session, timeZone)}
          timeZone={timeZone}
          title={<FormattedMessage defaultMessage="Time and place" />}
          isCanceled={status === 'CANCELLED' || status === 'LATE_CANCELLED'}
          actions={session.isJoinable && <Join session={session} />}
          footer={session.cancellation.isPossible && <Changes session={session} />}
        >
          <Facts session={session} timeZone={timeZone} />
        </AppointmentCard>
      </Stack>
    </Page>
  );
}

interface CoachTimeProps {
  session: CoachSession;
  timeZone: string;
  coachTimeZone: string;
}

/** Its day only if it's another one there. */
function CoachTime({ session: { startTime, endTime }, timeZone, coachTimeZone }: CoachTimeProps) {
  const start = parseInstant(startTime) ?? 0;
  return (
    <FactLine>
      <AppointmentTime
        start={startTime}
        end={endTime}
        timeZone={coachTimeZone}
        hasDay={today(coachTimeZone, start) !== today(timeZone, start)}
      />
      <TimeZoneName timeZone={coachTimeZone} />
    </FactLine>
  );
}

/** Adds an online session to a calendar, and joins it. Once it's time, that comes first. */
function Join({ session }: { session: CoachSession }) {
  const actions = [
    <SessionCalendarButton key="calendar" session={session} />,
    <JoinLink
      key="join"
      session={session}
      name={session.title}
      opensAt={<AppointmentTime start={session.joinOpensAt} timeZone={useTimeZone()} hasDay={false} />}
    />,
  ];
  return session.isSoon ? actions.toReversed() : actions;
}

/** Lets the student report that the coach didn't come, and says what happens then. */
function CoachAbsence({ session }: { session: CoachSession }) {
  const intl = useIntl();
  const { id: sessionId, coachId, coachName: coach, status, coachAbsence, cancellation } = session;
  const { isReportable, replyUntil, isReplyOpen } = coachAbsence;
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
          onConfirm={() =>
            api.send('post', '/coaches/{coachId}/coaching_sessions/{sessionId}/coach_absence', {
              path: { coachId, sessionId },
            })
          }
          successMessage={intl.formatMessage(
            { defaultMessage: 'Thanks for telling us. We let {coach} know.' },
            { coach },
          )}
        >
          <FormattedMessage defaultMessage="My coach didn’t come" />
        </ConfirmButton>
      </Inline>
    );
  if (status !== 'BOOKED' || replyUntil === null) return null;
  if (!isReplyOpen && !cancellation.isPossible) return null;
  return (
    <Banner tone="info">
      {isReplyOpen ? (
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

/** With whom a session is, where, and what became of it. */
function Facts({ session, timeZone }: Pick<CoachTimeProps, 'session' | 'timeZone'>) {
  const { coachId, coachName, place, deliveryMode, reason, rescheduledFrom } = session;
  const coach = useSessionCoach(coachId);
  const coachTimeZone = coach?.user.timeZone;
  const name = coach ? <Link href={paths.coachPublicProfile({ coachId })}>{coachName}</Link> : coachName;
  return (
    <Stack gap="l">
      <Inline gap="s" isWrapping={false}>
        <Avatar isDecorative name={coachName} src={coach?.photo} />
        <Text size="l">
          <FormattedMessage
            defaultMessage="With {coach}"
            description="The coach of a session, beside or above when it is"
            values={{ coach: name }}
          />
        </Text>
      </Inline>
      <DescriptionList
        items={[
          (place || deliveryMode) && {
            term: <FormattedMessage defaultMessage="Place" />,
            value: place ?? (deliveryMode && <FormattedMessage {...deliveryModes[deliveryMode]} />),
          },
          coachTimeZone &&
            coachTimeZone !== timeZone && {
              term: <FormattedMessage defaultMessage="Coach’s time" />,
              value: <CoachTime {...{ session, timeZone, coachTimeZone }} />,
            },
          rescheduledFrom && {
            term: <FormattedMessage defaultMessage="Moved from" />,
            value: <DateTimeValue value={rescheduledFrom} />,
          },
          reason && { term: <FormattedMessage defaultMessage="Reason" />, value: reason },
        ]}
      />
    </Stack>
  );
}

function Changes({ session }: { session: CoachSession }) {
  const { id, cancellation, rescheduling, isMovePending } = session;
  const isGroup = session.groupSessionId !== null;
  return (
    <Stack gap="m">
      {!isGroup && !rescheduling.isPossible && !isMovePending && (
        <Banner tone="info">
          <FormattedMessage
            defaultMessage="You could change the time until {time}."
            values={{ time: <DateTimeValue value={rescheduling.until} /> }}
          />
        </Banner>
      )}
      <Inline gap="s">
        {rescheduling.isPossible && (
          <LinkButton variant="secondary" href={paths.moveSession({ sessionId: id })}>
            <FormattedMessage defaultMessage="Change the time" />
          </LinkButton>
        )}
        {!isMovePending && <CancelSession session={session} />}
      </Inline>
      {isGroup && cancellation.refund === 'MONEY' && (
        <Text tone="muted" size="s">
          <FormattedMessage
            defaultMessage="If you can’t come, you can cancel this session and get its price back until {time}."
            values={{
              time: <DateTimeValue value={isMovePending ? cancellation.until : rescheduling.until} />,
            }}
          />
        </Text>
      )}
      {rescheduling.isPossible && (
        <Text tone="muted" size="s">
          <FormattedMessage
            defaultMessage="You can change the time or cancel for free until {time}."
            values={{ time: <DateTimeValue value={rescheduling.until} /> }}
          />
        </Text>
      )}
    </Stack>
  );
}
