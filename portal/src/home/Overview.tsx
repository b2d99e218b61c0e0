import {
  AppointmentTime,
  CalendarIcon,
  Columns,
  CreditCardIcon,
  DateValue,
  ForRoles,
  GraduationCapIcon,
  InboxIcon,
  Link,
  LinkButton,
  lazyPart,
  MoneyValue,
  Progress,
  Stack,
  Text,
  TimeZoneName,
} from '@institute/design-system';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { CoachAppLink } from '../coach-areas/CoachAppLink.tsx';
import { useUnread } from '../inbox/inbox.ts';
import { coursesQuery } from '../learning/courses.ts';
import { payNextPath, pendingFor } from '../payments/payments.ts';
import { paths, places } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { useTimeZone } from '../time-zone.ts';
import { Tile, tileState } from './Tile.tsx';
import { courseToContinue, nextEvent, type UpcomingEvent } from './upcoming.ts';

// Only for staff.
const StaffTiles = lazyPart(async () => (await import('./StaffTiles.tsx')).default);

/** The day at a glance: the work of staff, the course, the next event, messages and the next payment. */
export function Overview() {
  return (
    <Columns min="l">
      <ForRoles allow={['ADVISOR', 'ADMIN']}>
        <Suspense>
          <StaffTiles />
        </Suspense>
      </ForRoles>
      <ForRoles allow="STUDENT">
        <CourseTile />
        <NextEventTile />
      </ForRoles>
      <InboxTile />
      <ForRoles allow="STUDENT">
        <PaymentTile />
      </ForRoles>
    </Columns>
  );
}

function useCourses() {
  const { studentId } = useSignedInSession();
  return useQuery(coursesQuery(studentId));
}

function CourseTile() {
  const intl = useIntl();
  const courses = useCourses();
  const course = courseToContinue(courses.data ?? []);
  return (
    <Tile
      title={
        course?.lastOpenedAt ? (
          <FormattedMessage defaultMessage="Continue learning" />
        ) : (
          <FormattedMessage defaultMessage="Your courses" />
        )
      }
      icon={<GraduationCapIcon />}
      state={tileState(courses)}
      lines={3}
      onRetry={courses.refetch}
      actions={
        course ? (
          <LinkButton href={paths.course({ courseId: course.id })} variant="secondary">
            {course.progress.completedModules > 0 ? (
              <FormattedMessage defaultMessage="Resume" />
            ) : (
              <FormattedMessage defaultMessage="Begin" />
            )}
          </LinkButton>
        ) : (
          <Link href={paths.myCourses()} isStandalone>
            <FormattedMessage defaultMessage="See all courses" />
          </Link>
        )
      }
    >
      {course ? (
        <Stack gap="s">
          <Text>{course.title}</Text>
          <Progress
            label={<FormattedMessage defaultMessage="Progress" />}
            value={course.progress.percent}
            valueText={intl.formatMessage(
              { defaultMessage: '{done} of {total, plural, one {# module} other {# modules}}' },
              { done: course.progress.completedModules, total: course.progress.totalModules },
            )}
          />
        </Stack>
      ) : (
        <Text tone="muted">
          <FormattedMessage defaultMessage="Your courses will appear here when your class begins." />
        </Text>
      )}
    </Tile>
  );
}

function NextEventTile() {
  const timeZone = useTimeZone();
  const { studentId, coachId } = useSignedInSession();
  const path = { id: studentId };
  const [now] = useState(() => new Date().toISOString());
  const courses = useCourses();
  const query = {
    from: now,
    status: 'BOOKED' as const,
    sortBy: 'startTime' as const,
    descending: false,
    size: 1,
  };
  const sessions = api.useQuery('get', '/students/{id}/coaching_sessions', { params: { path, query } });
  const clientSessions = api.useQuery(
    'get',
    '/coaches/{coachId}/coaching_sessions',
    { params: { path: { coachId: coachId ?? '' }, query } },
    { enabled: coachId !== null },
  );
  const circles = api.useQuery('get', '/students/{id}/coaching_circles', {
    params: { path, query: { sortBy: 'nextSessionTime', descending: false, size: 1 } },
  });
  const queries = [sessions, circles, courses, ...(coachId ? [clientSessions] : [])];
  const event = nextEvent({
    sessions: sessions.data?.content ?? [],
    clientSessions: clientSessions.data?.content ?? [],
    circles: circles.data?.content ?? [],
    courses: courses.data ?? [],
    now,
  });
  return (
    <Tile
      title={<FormattedMessage defaultMessage="Coming up" />}
      icon={<CalendarIcon />}
      state={tileState(...queries)}
      onRetry={() => Promise.all(queries.map((query) => query.refetch()))}
      actions={event ? <EventLink event={event} /> : <FindCoachLink />}
    >
      {event ? (
        <Stack gap="xxs">
          <Text>{eventTitle(event)}</Text>
          <Text tone="muted">
            {event.kind === 'course' ? (
              <DateValue value={event.course.opensOn} />
            ) : (
              <>
                <AppointmentTime start={event.startTime} timeZone={timeZone} /> ·{' '}
                <TimeZoneName timeZone={timeZone} />
              </>
            )}
          </Text>
        </Stack>
      ) : (
        <Text tone="muted">
          <FormattedMessage defaultMessage="You have no classes, circles or sessions coming up." />
        </Text>
      )}
    </Tile>
  );
}

function eventTitle(event: UpcomingEvent): string {
  if (event.kind === 'session') return `${event.session.title} · ${event.session.coachName}`;
  if (event.kind === 'client') return `${event.session.title} · ${event.session.client.name}`;
  return event.kind === 'circle' ? event.circle.title : event.course.title;
}

function EventLink({ event }: { event: UpcomingEvent }) {
  if (event.kind === 'client')
    return (
      <CoachAppLink path={`/my-sessions/${event.session.id}`}>
        <FormattedMessage defaultMessage="Open it in the coach app" />
      </CoachAppLink>
    );
  const href =
    event.kind === 'session'
      ? paths.session({ sessionId: event.session.id })
      : event.kind === 'circle'
        ? paths.coachingCircle({ circleId: event.circle.id })
        : paths.course({ courseId: event.course.id });
  return (
    <Link href={href} isStandalone>
      <FormattedMessage defaultMessage="View details" />
    </Link>
  );
}

function FindCoachLink() {
  return (
    <Link href={paths.findCoach()} isStandalone>
      <FormattedMessage defaultMessage="Find a coach" />
    </Link>
  );
}

function InboxTile() {
  const unread = useUnread();
  const { count = 0, newest } = unread ?? {};
  return (
    <Tile
      title={<FormattedMessage {...places.inbox.title} />}
      icon={<InboxIcon />}
      state={unread ? 'loaded' : 'loading'}
      actions={
        <Link href={paths.inbox()} isStandalone>
          <FormattedMessage defaultMessage="Open inbox" />
        </Link>
      }
    >
      {newest && <Text>{newest.subject}</Text>}
      <Text tone="muted">
        <FormattedMessage
          defaultMessage="{count, plural, =0 {You’re all caught up.} one {You have # unread message.} other {You have {shown} unread messages.}}"
          description="How many messages are unread; shown is a number, or 20+"
          values={{ count, shown: count > 20 ? '20+' : count }}
        />
      </Text>
    </Tile>
  );
}

function PaymentTile() {
  const { studentId } = useSignedInSession();
  const finances = api.useQuery('get', '/students/{id}/financial_summary', {
    params: { path: { id: studentId } },
  });
  const summary = finances.data?.content;
  const next = summary?.nextPayment;
  // Then the first to-do has the sum and the button.
  const isOverdue = next && summary.status !== 'GOOD';
  return (
    <Tile
      title={
        isOverdue ? (
          <FormattedMessage defaultMessage="Past due" description="Heading: payments that are late" />
        ) : (
          <FormattedMessage defaultMessage="Next payment" />
        )
      }
      icon={<CreditCardIcon />}
      state={tileState(finances)}
      onRetry={finances.refetch}
      actions={
        <>
          {next && !next.isAutomatic && !isOverdue && (
            <LinkButton href={payNextPath()} variant="secondary">
              <FormattedMessage defaultMessage="Pay now" />
            </LinkButton>
          )}
          <Link href={paths.paymentInformation()} isStandalone>
            <FormattedMessage defaultMessage="See your payments" />
          </Link>
        </>
      }
    >
      {summary && next ? (
        <Stack gap="xxs">
          <Text>
            {isOverdue ? (
              <FormattedMessage
                defaultMessage="Late since {date}"
                values={{ date: <DateValue value={next.dueDate} /> }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="{amount} due {date}"
                values={{
                  amount: <MoneyValue amount={next.amount} currency={summary.currency} />,
                  date: <DateValue value={next.dueDate} />,
                }}
              />
            )}
          </Text>
          <Text tone="muted">
            {next.isAutomatic ? (
              <FormattedMessage defaultMessage="Autopay is on." />
            ) : summary.autoPay ? (
              <FormattedMessage defaultMessage="Autopay won’t charge this payment." />
            ) : (
              <FormattedMessage defaultMessage="Autopay is off." />
            )}
          </Text>
        </Stack>
      ) : (
        <Text tone="muted">
          {summary && pendingFor(summary, summary.paymentScheduleId).length > 0 ? (
            <FormattedMessage defaultMessage="We’re waiting for your bank. What’s next will appear here after that." />
          ) : (
            <FormattedMessage defaultMessage="Nothing is due." />
          )}
        </Text>
      )}
    </Tile>
  );
}
