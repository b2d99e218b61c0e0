import {
  AgendaList,
  EmptyState,
  Inline,
  Link,
  lazyPart,
  PageSection,
  Stack,
  StatusBadge,
  Text,
  TimeZoneNote,
} from '@institute/design-system';
import { Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useSignedInSession } from '../session.ts';
import { timeZoneHref, useTimeZone } from '../time-zone.ts';
import type { Attendance, CircleDetails, CircleSession } from './circles.ts';

const CoachActions = lazyPart(async () => (await import('./CoachActions.tsx')).CoachActions);

const attendanceMessages: Record<Attendance['status'], MessageDescriptor> = defineMessages({
  PRESENT: { defaultMessage: 'You attended', description: 'Attendance of a student at a session' },
  ABSENT: { defaultMessage: 'You were absent', description: 'Attendance of a student at a session' },
  EXCUSED: { defaultMessage: 'You were excused', description: 'Attendance of a student at a session' },
});
const attendanceTones = { PRESENT: 'positive', ABSENT: 'critical', EXCUSED: 'neutral' } as const;

interface CircleSessionsProps {
  circle: CircleDetails;
  isCoach: boolean;
}

/** Upcoming and past sessions of a circle, in the viewer's zone. */
export function CircleSessions({ circle, isCoach }: CircleSessionsProps) {
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date().toISOString());
  const coming = circle.coachingSessions.filter(({ endTime }) => endTime > now);
  const past = circle.coachingSessions.filter(({ endTime }) => endTime <= now);
  const events = (sessions: CircleSession[]) =>
    sessions.map((session) => ({
      id: session.id,
      start: session.startTime,
      end: session.endTime,
      title: <FormattedMessage defaultMessage="Session" description="Title of the page of one session" />,
      status: <OwnAttendance session={session} />,
      actions: <Actions circle={circle} session={session} isCoach={isCoach} now={now} />,
    }));
  return (
    <Stack gap="l">
      <PageSection
        title={
          <FormattedMessage defaultMessage="Upcoming sessions" description="Heading: when a circle meets" />
        }
      >
        <Text tone="muted" size="s">
          <TimeZoneNote timeZone={timeZone} settingsHref={timeZoneHref()} />
        </Text>
        {coming.length > 0 ? (
          <AgendaList timeZone={timeZone} events={events(coming)} />
        ) : (
          <EmptyState
            level={3}
            picture={null}
            title={
              <FormattedMessage
                defaultMessage="No upcoming sessions"
                description="In the place of an empty list of sessions"
              />
            }
          >
            <FormattedMessage
              defaultMessage="Sessions appear here once the coach schedules them."
              description="In the place of the sessions of a circle"
            />
          </EmptyState>
        )}
      </PageSection>
      {past.length > 0 && (
        <PageSection
          title={<FormattedMessage defaultMessage="Past sessions" description="Name of a table" />}
        >
          <AgendaList isNewestFirst timeZone={timeZone} events={events(past)} />
        </PageSection>
      )}
    </Stack>
  );
}

function OwnAttendance({ session }: { session: CircleSession }) {
  const { studentId } = useSignedInSession();
  const own = session.attendance.find((one) => one.studentId === studentId);
  if (!own) return null;
  return (
    <StatusBadge tone={attendanceTones[own.status]}>
      <FormattedMessage {...attendanceMessages[own.status]} />
    </StatusBadge>
  );
}

interface ActionsProps extends CircleSessionsProps {
  session: CircleSession;
  now: string;
}

function Actions({ circle, session, isCoach, now }: ActionsProps) {
  return (
    <Inline gap="xs">
      {session.url && session.endTime > now && (
        <Link href={session.url} isNewTab isStandalone>
          <FormattedMessage defaultMessage="Join" description="Link to where a session takes place" />
        </Link>
      )}
      {isCoach && (
        <Suspense fallback={null}>
          <CoachActions circle={circle} session={session} />
        </Suspense>
      )}
    </Inline>
  );
}
