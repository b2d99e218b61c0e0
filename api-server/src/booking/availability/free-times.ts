import {
  bookableSlots,
  bookableUntil,
  commitmentsBefore,
  type Interval,
  toWeekly,
} from '@institute/values/availability';
import { and, eq, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import { takesBookings } from '../../coaches/selling.ts';
import type { Database } from '../../platform/database.ts';
import { day } from '../../platform/durations.ts';
import type { coachProducts } from '../../tables/coach-products.ts';
import { coachSchedules } from '../../tables/coach-schedules.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coachTimeOff } from '../../tables/coach-time-off.ts';
import { readCoachCommitments } from './commitments.ts';

type Product = typeof coachProducts.$inferSelect;

/** The length of a product's sessions in minutes. null if it isn't booked by time. */
function durationOf({ type, serviceSpecification }: Product): number | null {
  const session = type === 'SERVICE' ? serviceSpecification?.session : undefined;
  return session?.type === 'INDIVIDUAL' ? session.duration : null;
}

/** Longer than any buffer plus any session that begins in the requested interval. */
const commitmentsAfter = day;

/** When a product can be booked. */
interface FreeTimes {
  /** In order, each once. */
  slots: Interval[];
  /** The last moment at which a session that is booked now can begin. null if there are no schedules. */
  until: Date | null;
}

/** What is booked by time: a product, or a session as it was bought. */
export interface Bookable {
  coachId: string;
  /** In minutes. null if it isn't booked by time. */
  duration: number | null;
}

export const bookableOf = (product: Product): Bookable => ({
  coachId: product.coachId,
  duration: durationOf(product),
});

/** What decides which times of a coach are free in an interval. */
interface CoachCalendar {
  schedules: (typeof coachSchedules.$inferSelect)[];
  timeOff: (typeof coachTimeOff.$inferSelect)[];
  busy: Interval[];
}

/** A coach's schedules, days off and commitments in an interval. */
export async function readCoachCalendar(
  db: Database,
  coachId: string,
  schedules: SQL | undefined,
  within: Interval,
  now: Date,
  besides?: SQL,
): Promise<CoachCalendar> {
  const found = await db
    .select()
    .from(coachSchedules)
    .where(and(eq(coachSchedules.coachId, coachId), schedules));
  const timeOff = await db.select().from(coachTimeOff).where(eq(coachTimeOff.coachId, coachId));
  const around = { start: within.start - commitmentsBefore, end: within.end + commitmentsAfter };
  const commitments = await readCoachCommitments(db, coachId, around, now, { sessions: besides });
  const busy = commitments.map(({ startTime, endTime }) => ({
    start: startTime.getTime(),
    end: endTime.getTime(),
  }));
  return { schedules: found, timeOff, busy };
}

/** The times in an interval that fit sessions of a length in minutes. */
export function freeSlots(
  { schedules, timeOff, busy }: CoachCalendar,
  duration: number,
  within: Interval,
  now: Date,
): Interval[] {
  const slots = schedules.flatMap((schedule) =>
    bookableSlots(
      { ...schedule, weekly: toWeekly(schedule.weekly), timeOff },
      duration,
      within,
      busy,
      now.getTime(),
    ),
  );
  // Schedules may overlap.
  const byStart = new Map(slots.map((slot) => [slot.start, slot]));
  return [...byStart.values()].toSorted((a, b) => a.start - b.start);
}

/** The free times of a coach's schedules in an interval. */
export async function readFreeTimes(
  db: Database,
  { coachId, duration }: Bookable,
  schedules: SQL | undefined,
  within: Interval,
  now: Date,
  besides?: SQL,
): Promise<FreeTimes> {
  if (duration === null || !(await takesBookings(db, coachId))) return { slots: [], until: null };
  const calendar = await readCoachCalendar(db, coachId, schedules, within, now, besides);
  const horizons = calendar.schedules.map((schedule) => bookableUntil(schedule, now.getTime()));
  return {
    slots: freeSlots(calendar, duration, within, now),
    until: horizons.length > 0 ? new Date(Math.max(...horizons)) : null,
  };
}

/** Taken times except the student's unpaid reservations, which a new request releases. */
export function notHeldBy(studentId: string): SQL | undefined {
  return or(
    ne(coachSessions.studentId, studentId),
    ne(coachSessions.status, 'HELD_SLOT'),
    isNotNull(coachSessions.purchaseId),
  );
}
