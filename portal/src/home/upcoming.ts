import type { components } from '@institute/api-schema';

type Schemas = components['schemas'];
export type Course = Schemas['Course'];
type Circle = Schemas['CoachingCircle'];
type CoachSession = Schemas['CoachSession'];

/** Courses of a program are made in their order, and so are their ids. */
const inOrder = (courses: readonly Course[]) => courses.toSorted((a, b) => a.id.localeCompare(b.id));

/** The most recently opened unfinished course, else the first one that can be opened; null if there is none. */
export function courseToContinue(courses: readonly Course[]): Course | null {
  const openCourses = courses.filter(({ status }) => status === 'IN_PROGRESS' || status === 'NOT_STARTED');
  const [first] = inOrder(openCourses).toSorted(
    (a, b) =>
      (b.lastOpenedAt ?? '').localeCompare(a.lastOpenedAt ?? '') || a.startDate.localeCompare(b.startDate),
  );
  return first ?? null;
}

/** An upcoming event: a session with a coach or a client, a circle's session, or the opening of a course. */
export type UpcomingEvent =
  | { kind: 'client'; startTime: string; session: CoachSession }
  | { kind: 'session'; startTime: string; session: CoachSession }
  | { kind: 'circle'; startTime: string; circle: Circle }
  | { kind: 'course'; startTime: string; course: Course };

interface Known {
  /** Booked sessions that have not ended. */
  sessions: readonly CoachSession[];
  /** The same, that the user gives as a coach. */
  clientSessions: readonly CoachSession[];
  circles: readonly Circle[];
  courses: readonly Course[];
  /** RFC 3339 in UTC, like all of the server's times, so they can be compared as text. */
  now: string;
}

/** The first upcoming event. A session in progress counts as upcoming. */
export function nextEvent({ sessions, clientSessions, circles, courses, now }: Known): UpcomingEvent | null {
  const isAhead = (time: string) => time > now;
  const events: UpcomingEvent[] = [
    ...sessions.map((session) => ({ kind: 'session' as const, startTime: session.startTime, session })),
    ...clientSessions.map((session) => ({ kind: 'client' as const, startTime: session.startTime, session })),
    ...circles.flatMap((circle) =>
      circle.membership === 'ACTIVE' &&
      !circle.isInvited &&
      circle.nextSessionTime &&
      isAhead(circle.nextSessionTime)
        ? [{ kind: 'circle' as const, startTime: circle.nextSessionTime, circle }]
        : [],
    ),
    // Courses that open on the same day are taken in the order of their program.
    ...inOrder(courses).flatMap((course) =>
      isAhead(course.opensAt) ? [{ kind: 'course' as const, startTime: course.opensAt, course }] : [],
    ),
  ];
  const [first] = events.toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  return first ?? null;
}
