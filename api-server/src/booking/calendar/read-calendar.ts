import { type CalendarTime, calendarFile } from '@institute/design-system/formats';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { day } from '../../platform/durations.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { circleSessions, coachingCircles } from '../../tables/coaching-circles.ts';
import { students } from '../../tables/students.ts';
import { overlaps } from '../availability/overlaps.ts';

const daysBefore = 30;
/** The furthest ahead that a schedule can be booked. */
const daysAhead = 365;

const texts = {
  EN: {
    name: 'Coaching sessions',
    title: (service: string, client: string) => `${service} with ${client}`,
    details: 'Details and notes:',
  },
  ES: {
    name: 'Sesiones de coaching',
    title: (service: string, client: string) => `${service} con ${client}`,
    details: 'Detalles y notas:',
  },
};

type Language = keyof typeof texts;
type Row = { id: string; startTime: Date; endTime: Date; sequence: number; changedAt: Date };

const entryOf = (
  { id, startTime, endTime, sequence, changedAt }: Row,
  title: string,
  url: string | null,
  isCancelled: boolean,
): CalendarTime => ({
  id: `${id}@institute`,
  title,
  start: startTime.toISOString(),
  end: endTime.toISOString(),
  ...(url && { url }),
  revision: { sequence, changedAt: changedAt.toISOString(), isCancelled },
});

/** The sessions of a coach and of the coach's circles as an iCalendar file. Clients appear with their first name. */
export async function readCalendar(
  db: Database,
  { coachId, language, coachOrigin }: { coachId: string; language: Language; coachOrigin: string },
  now: Date,
): Promise<string> {
  const within = { start: now.getTime() - daysBefore * day, end: now.getTime() + daysAhead * day };
  const say = texts[language];
  const own = await db
    .select({ session: coachSessions, firstName: students.firstName, url: coaches.coachWebConferenceUrl })
    .from(coachSessions)
    .innerJoin(coaches, eq(coaches.id, coachSessions.coachId))
    .innerJoin(students, eq(students.id, coachSessions.studentId))
    .where(
      and(
        eq(coachSessions.coachId, coachId),
        ne(coachSessions.status, 'HELD_SLOT'),
        overlaps(coachSessions, within),
      ),
    );
  const ofCircles = await db
    .select({ session: circleSessions, title: coachingCircles.title })
    .from(circleSessions)
    .innerJoin(coachingCircles, eq(coachingCircles.id, circleSessions.circleId))
    .where(and(eq(coachingCircles.coachId, coachId), overlaps(circleSessions, within)));
  const entries = [
    ...own.map(({ session, firstName, url }) => ({
      ...entryOf(
        session,
        say.title(session.title, firstName),
        url,
        session.status === 'CANCELLED' || session.status === 'LATE_CANCELLED',
      ),
      description: `${say.details} ${coachOrigin}/my-sessions/${session.id}`,
    })),
    ...ofCircles.map(({ session, title }) =>
      entryOf(session, title, session.url, session.deletedAt !== null),
    ),
  ];
  // In one order, so that a calendar that has not changed is the same file.
  const sorted = entries.toSorted((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));
  return calendarFile(sorted, now.getTime(), { name: say.name, refreshHours: 1 });
}
