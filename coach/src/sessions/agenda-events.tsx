import {
  type AgendaEvent,
  AppointmentTime,
  Badge,
  FactLine,
  Inline,
  Link,
  Stack,
  StatusBadge,
} from '@institute/design-system';
import { AttendanceButton } from '@institute/shared-screens/circles/CircleActions.tsx';
import { JoinLink, type JoinLinkProps } from '@institute/shared-screens/JoinLink.tsx';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useTimeZone } from '../coach.ts';
import { paths } from '../places.ts';
import { AttendanceButtons } from './AttendanceButtons.tsx';
import { type CircleEntry, circleStatusLabels, circleStatusTones } from './circles.ts';
import { LazyCircleMenu } from './LazyCircleMenu.tsx';
import { SessionBadge } from './SessionBadge.tsx';
import type { Appointment, Session } from './sessions.ts';
import { ClientTime } from './texts.tsx';

interface JoinHereProps {
  session: JoinLinkProps['session'] & { joinOpensAt: string };
  name: string;
}

const JoinHere = (props: JoinHereProps) => (
  <JoinLink
    {...props}
    opensAt={<AppointmentTime start={props.session.joinOpensAt} timeZone={useTimeZone()} hasDay={false} />}
  />
);

/** A session with one client. */
const sessionEvent = (session: Session): AgendaEvent => ({
  id: session.id,
  start: session.startTime,
  end: session.endTime,
  title: <Link href={paths.session({ sessionId: session.id })}>{session.client.name}</Link>,
  status: <SessionBadge session={session} />,
  details: <Details session={session} />,
  actions: session.status === 'BOOKED' && session.isAttendanceOpen && <AttendanceButtons session={session} />,
  primaryAction: session.url && session.isJoinable && (
    <JoinHere session={session} name={session.client.name} />
  ),
});

/** A date of a group, with all of its participants. */
function groupEvent({ id, sessions }: Appointment): AgendaEvent {
  const [{ title, startTime, endTime }] = sessions as [Session];
  const joinable = sessions.find(({ url, isJoinable }) => url && isJoinable);
  return {
    id,
    start: startTime,
    end: endTime,
    title,
    status: (
      <Badge>
        <FormattedMessage defaultMessage="Group" />
      </Badge>
    ),
    details: <Participants sessions={sessions} />,
    primaryAction: joinable && <JoinHere session={joinable} name={joinable.title} />,
  };
}

/** What concerns each participant on their own: the status and the attendance. */
const Participants = ({ sessions }: Pick<Appointment, 'sessions'>) => (
  <Stack gap="s">
    <FormattedMessage
      defaultMessage="{count, plural, one {# participant} other {# participants}}"
      values={{ count: sessions.length }}
    />
    <Stack as="ul" role="list" gap="s">
      {sessions.map((session) => (
        <Stack as="li" key={session.id} gap="xs">
          <Inline gap="s">
            <Link href={paths.session({ sessionId: session.id })}>{session.client.name}</Link>
            <SessionBadge session={session} />
          </Inline>
          {session.status === 'BOOKED' && session.isAttendanceOpen && <AttendanceButtons session={session} />}
        </Stack>
      ))}
    </Stack>
  </Stack>
);

const CircleStatus = ({ session: { status, isAttendanceOpen } }: Pick<CircleEntry, 'session'>) =>
  status === 'HELD' && !isAttendanceOpen ? (
    <StatusBadge tone="info">
      <FormattedMessage defaultMessage="In progress" description="Status of a session that has begun" />
    </StatusBadge>
  ) : (
    <StatusBadge tone={circleStatusTones[status]}>
      <FormattedMessage {...circleStatusLabels[status]} />
    </StatusBadge>
  );

/** A circle's session with its coach's actions. */
const circleEvent = ({ circle, session }: CircleEntry): AgendaEvent => ({
  id: session.id,
  start: session.startTime,
  end: session.endTime,
  title: circle.title,
  status: <CircleStatus session={session} />,
  details: (
    <FormattedMessage
      defaultMessage="{count} of {capacity, plural, one {# member} other {# members}}"
      values={{ count: circle.studentCount, capacity: circle.capacity }}
    />
  ),
  ...(session.isAttendanceOpen
    ? { actions: <AttendanceButton circle={circle} session={session} api={api} /> }
    : {
        primaryAction: session.url && <JoinHere session={session} name={circle.title} />,
        menu: session.status !== 'HELD' && <LazyCircleMenu circle={circle} session={session} />,
      }),
});

/** What a coach has in the diary, as shown in lists and the calendar. */
export function appointmentEvent(appointment: Appointment): AgendaEvent {
  const [session] = appointment.sessions;
  if (!session) return circleEvent(appointment.circle!);
  return session.groupSessionId ? groupEvent(appointment) : sessionEvent(session);
}

const Details = ({ session }: { session: Session }) => (
  <FactLine>
    {session.title}
    <FormattedMessage
      defaultMessage="{time} for your client"
      description="When a session is in the client’s time zone, such as 2:00 PM EST"
      values={{ time: <ClientTime session={session} /> }}
    />
  </FactLine>
);
