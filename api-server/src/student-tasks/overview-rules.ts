import type { Schemas } from '@institute/api-schema';
import { daysBetween } from '@institute/values/formats';

type Overview = Schemas['StudentOverview'];
type Event = Schemas['UpcomingEvent'];
type Course = Schemas['Course'];
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

/** From the first day of a program's first course to the last day of its last one, and which day of them it is. */
export function programDays(
  courses: readonly Course[],
  programTitle: string,
  today: string,
): NonNullable<Overview['program']> {
  const ofProgram = courses.filter((course) => course.programTitle === programTitle);
  const startDate = ofProgram.map((course) => course.startDate).toSorted()[0]!;
  const endDate = ofProgram
    .map((course) => course.endDate)
    .toSorted()
    .at(-1)!;
  const dayCount = daysBetween(startDate, endDate) + 1;
  const day = Math.min(dayCount, Math.max(1, daysBetween(startDate, today) + 1));
  return { startDate, endDate, day, dayCount };
}

const sessionEvent = ({ id, title, coachName, startTime }: CoachSession): Event => ({
  kind: 'SESSION',
  id,
  title,
  personName: coachName,
  startTime,
  opensOn: null,
});

const clientEvent = ({ client, ...session }: CoachSession): Event => ({
  ...sessionEvent({ client, ...session }),
  kind: 'CLIENT_SESSION',
  personName: client.name,
});

const circleEvent = ({ id, title, membership, isInvited, nextSessionTime }: Circle): Event[] =>
  membership === 'ACTIVE' && !isInvited && nextSessionTime
    ? [{ kind: 'CIRCLE', id, title, personName: null, startTime: nextSessionTime, opensOn: null }]
    : [];

const courseEvent = ({ id, title, opensAt, opensOn }: Course): Event => ({
  kind: 'COURSE',
  id,
  title,
  personName: null,
  startTime: opensAt,
  opensOn,
});

interface Known {
  /** Booked sessions that have not ended. */
  sessions: readonly CoachSession[];
  /** The same, that the student gives as a coach. */
  clientSessions: readonly CoachSession[];
  circles: readonly Circle[];
  courses: readonly Course[];
  /** RFC 3339 in UTC, like all times of the contract, so they can be compared as text. */
  now: string;
}

/** The first upcoming event. A session in progress counts as upcoming. */
export function nextEvent({ sessions, clientSessions, circles, courses, now }: Known): Event | null {
  const events = [
    ...sessions.map(sessionEvent),
    ...clientSessions.map(clientEvent),
    ...circles.flatMap(circleEvent),
    // Courses that open on the same day are taken in the order of their program.
    ...inOrder(courses)
      .map(courseEvent)
      .filter(({ startTime }) => startTime > now),
  ];
  return events.toSorted((a, b) => a.startTime.localeCompare(b.startTime))[0] ?? null;
}
