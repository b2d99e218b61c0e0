import { calendarFile } from '@institute/values/formats';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { day } from '../../platform/durations.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { circleSessions, coachingCircles } from '../../tables/coaching-circles.ts';
import { coachingGroups, groupSessions } from '../../tables/coaching-groups.ts';
import { students } from '../../tables/students.ts';
import { circleDates, groupDates } from '../availability/led-dates.ts';
import { overlaps } from '../availability/overlaps.ts';
import { type CalendarLanguage, calendarEntry, meetingLink, sessionEntry } from './entry.ts';

const daysBefore = 30;
/** The furthest ahead that a schedule can be booked. */
const daysAhead = 365;

const names = { EN: 'Coaching sessions', ES: 'Sesiones de coaching' };

/** The sessions of a coach and of the coach's circles as an iCalendar file. Clients appear with their first name. */
export async function readCalendar(
  db: Database,
  { coachId, language, coachOrigin }: { coachId: string; language: CalendarLanguage; coachOrigin: string },
  now: Date,
): Promise<string> {
  const within = { start: now.getTime() - daysBefore * day, end: now.getTime() + daysAhead * day };
  const ownSessions = await db
    .select({
      session: coachSessions,
      firstName: students.firstName,
      url: coaches.coachWebConferenceUrl,
      deliveryMode: coachProductPurchases.deliveryMode,
    })
    .from(coachSessions)
    .innerJoin(coaches, eq(coaches.id, coachSessions.coachId))
    .innerJoin(students, eq(students.id, coachSessions.studentId))
    .innerJoin(coachProductPurchases, eq(coachProductPurchases.id, coachSessions.purchaseId))
    .where(
      and(
        eq(coachSessions.coachId, coachId),
        ne(coachSessions.status, 'HELD_SLOT'),
        // A date of a group is one entry, however many take part.
        isNull(coachSessions.groupSessionId),
        overlaps(coachSessions, within),
      ),
    );
  const ofCircles = await circleDates(db).where(
    and(eq(coachingCircles.coachId, coachId), overlaps(circleSessions, within)),
  );
  const ofGroups = await groupDates(db).where(
    and(eq(coachingGroups.coachId, coachId), overlaps(groupSessions, within)),
  );
  const entries = [
    ...ofGroups.map(({ session, group: { place }, product: { title, deliveryMode }, coach }) =>
      calendarEntry(session, {
        title,
        url: place ? null : meetingLink(deliveryMode, coach.coachWebConferenceUrl),
        place,
        isCancelled: session.canceledAt !== null,
      }),
    ),
    ...ownSessions.map(({ session, firstName, url, deliveryMode }) =>
      sessionEntry(session, {
        otherName: firstName,
        url: meetingLink(deliveryMode, url),
        link: `${coachOrigin}/my-sessions/${session.id}`,
        language,
      }),
    ),
    ...ofCircles.map(({ session, title }) =>
      calendarEntry(session, { title, url: session.url, isCancelled: session.deletedAt !== null }),
    ),
  ];
  // In one order, so that a calendar that has not changed is the same file.
  const sorted = entries.toSorted((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));
  return calendarFile(sorted, now.getTime(), { name: names[language], refreshHours: 1 });
}
