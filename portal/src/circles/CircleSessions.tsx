import {
  AppointmentCard,
  AppointmentDay,
  AppointmentTime,
  EmptyState,
  Heading,
  ItemList,
  ListItem,
  lazyExtra,
  PageSection,
  Stack,
  StatusBadge,
} from '@institute/design-system';
import { JoinLink } from '@institute/shared-screens/JoinLink.tsx';
import { parseInstant, today } from '@institute/values/formats';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useSignedInSession } from '../session.ts';
import { useTimeZone } from '../time-zone.ts';
import type { Attendance, CircleDetails, CircleSession } from './circles.ts';

const CoachActions = lazyExtra(async () => (await import('./CoachActions.tsx')).CoachActions);

const attendanceMessages: Record<Attendance['status'], MessageDescriptor> = defineMessages({
  PRESENT: { defaultMessage: 'You attended' },
  ABSENT: { defaultMessage: 'You were absent' },
  EXCUSED: { defaultMessage: 'You were excused' },
});
const attendanceTones = { PRESENT: 'positive', ABSENT: 'critical', EXCUSED: 'neutral' } as const;

interface CircleSessionsProps {
  circle: CircleDetails;
  isCoach: boolean;
  /** Below the upcoming sessions. */
  children: ReactNode;
}

/** Upcoming and past sessions of a circle, in the viewer's zone. */
export function CircleSessions({ circle, isCoach, children }: CircleSessionsProps) {
  const intl = useIntl();
  const inOrder = circle.coachingSessions.toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  const [next, ...later] = inOrder.filter(({ isJoinable }) => isJoinable);
  const past = inOrder.filter(({ isJoinable }) => !isJoinable).reverse();
  const rows = (sessions: CircleSession[]) =>
    sessions.map((session) => (
      <Session key={session.id} circle={circle} session={session} isCoach={isCoach} />
    ));
  const upcomingTitle = intl.formatMessage({ defaultMessage: 'Upcoming sessions' });
  const pastTitle = intl.formatMessage({ defaultMessage: 'Past sessions' });
  return (
    <Stack gap="l">
      <PageSection title={upcomingTitle}>
        {next ? (
          <NextSession circle={circle} session={next} isCoach={isCoach} />
        ) : (
          <EmptyState
            level={3}
            picture={null}
            title={<FormattedMessage defaultMessage="No upcoming sessions" />}
          >
            <FormattedMessage defaultMessage="Sessions appear here once the coach schedules them." />
          </EmptyState>
        )}
        {later.length > 0 && <ItemList label={upcomingTitle}>{rows(later)}</ItemList>}
        {children}
      </PageSection>
      {past.length > 0 && (
        <PageSection title={pastTitle}>
          <ItemList label={pastTitle}>{rows(past)}</ItemList>
        </PageSection>
      )}
    </Stack>
  );
}

interface SessionProps extends Omit<CircleSessionsProps, 'children'> {
  session: CircleSession;
}

/** The one that matters, large. */
function NextSession(props: SessionProps) {
  const timeZone = useTimeZone();
  const { startTime, endTime } = props.session;
  return (
    <AppointmentCard start={startTime} end={endTime} timeZone={timeZone} actions={<Actions {...props} />} />
  );
}

function Session(props: SessionProps) {
  const timeZone = useTimeZone();
  const { studentId } = useSignedInSession();
  const { startTime, endTime, attendance } = props.session;
  const ownAttendance = attendance.find((one) => one.studentId === studentId);
  return (
    <ListItem
      title={
        <Heading level={3} size="s">
          <AppointmentDay date={today(timeZone, parseInstant(startTime) ?? 0)} timeZone={timeZone} />
        </Heading>
      }
      details={
        <>
          <AppointmentTime start={startTime} end={endTime} timeZone={timeZone} hasDay={false} />
          {ownAttendance && (
            <StatusBadge tone={attendanceTones[ownAttendance.status]}>
              <FormattedMessage {...attendanceMessages[ownAttendance.status]} />
            </StatusBadge>
          )}
        </>
      }
      actions={<Actions {...props} />}
    />
  );
}

function Actions({ circle, session, isCoach }: SessionProps) {
  const timeZone = useTimeZone();
  const { startTime, endTime } = session;
  return (
    <>
      <JoinLink
        session={session}
        name={<AppointmentTime start={startTime} end={endTime} timeZone={timeZone} />}
        opensAt={<AppointmentTime start={session.joinOpensAt} timeZone={timeZone} hasDay={false} />}
      />
      {isCoach && <CoachActions circle={circle} session={session} />}
    </>
  );
}
