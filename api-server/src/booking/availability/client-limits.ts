import { freeSessionsPerDay } from '@institute/api-schema/policy';
import { type Interval, intervalOfDays, wallTimeOf } from '@institute/values/availability';
import { and, eq, gt, gte, isNull, lt, ne, notInArray, or, type SQL } from 'drizzle-orm';
import { soldTerms } from '../../coaches/purchase-terms.ts';
import { coachTimeZone } from '../../coaches/time-zone.ts';
import type { Database } from '../../platform/database.ts';
import { problem } from '../../platform/problem.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import type { coachProducts } from '../../tables/coach-products.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { bookableSessions } from '../terms/credits.ts';
import { readStudentCommitments } from './commitments.ts';
import { notHeldBy } from './free-times.ts';
import { overlaps } from './overlaps.ts';
import { releaseOwn } from './release-holds.ts';

/**
 * Throws `timeConflict` with what else takes the student's time in an interval: a session with any coach or client, or of
 * a circle. The student is locked. Unpaid reservations don't count: the last choice does, so they are released.
 */
export async function claimTime(
  db: Database,
  studentId: string,
  interval: Interval,
  now: Date,
  besides?: SQL,
): Promise<void> {
  const sessions = and(notHeldBy(studentId), besides);
  const [other] = await readStudentCommitments(db, studentId, interval, now, { sessions });
  if (!other) return releaseOwn(db, studentId, overlaps(coachSessions, interval));
  const times = { startTime: other.startTime.toISOString(), endTime: other.endTime.toISOString() };
  throw problem('timeConflict', { current: { id: other.id, title: other.title, ...times } });
}

/**
 * Throws `freeSessionLimitReached` if the student has enough free sessions with the coach on the day of a time. It's the
 * coach's day, because students choose the zone in which they book.
 */
export async function requireFreeSessionLeft(
  db: Database,
  { coachId, studentId }: { coachId: string; studentId: string },
  start: number,
  besides?: SQL,
): Promise<void> {
  const timeZone = await coachTimeZone(db, coachId);
  const { date } = wallTimeOf(start, timeZone);
  const day = intervalOfDays(date, date, timeZone);
  const free = await db
    .select({ id: coachSessions.id })
    .from(coachSessions)
    .innerJoin(coachProductPurchases, eq(coachProductPurchases.id, coachSessions.purchaseId))
    .where(
      and(
        eq(coachSessions.coachId, coachId),
        eq(coachSessions.studentId, studentId),
        eq(coachProductPurchases.amount, 0),
        notInArray(coachSessions.status, ['HELD_SLOT', 'CANCELLED']),
        gte(coachSessions.startTime, new Date(day.start)),
        lt(coachSessions.startTime, new Date(day.end)),
        besides,
      ),
    );
  if (free.length >= freeSessionsPerDay) throw problem('freeSessionLimitReached');
}

/**
 * Throws `freeOfferUnused` if an offer is free and the student has it from before: a session to book, or a product that is
 * to be delivered. Each one is an e-mail to the coach.
 */
export async function requireNoneUnused(
  db: Database,
  product: typeof coachProducts.$inferSelect,
  studentId: string,
): Promise<void> {
  if (soldTerms(product).amount !== 0) return;
  const { amount, status, coachProductType, deliveredAt, ...of } = coachProductPurchases;
  const isUnused = or(
    gt(bookableSessions, 0),
    and(eq(coachProductType, 'PRODUCT'), eq(status, 'PAID'), isNull(deliveredAt)),
  );
  const isOwn = and(eq(of.productId, product.id), eq(of.studentId, studentId));
  if ((await db.$count(coachProductPurchases, and(isOwn, eq(amount, 0), isUnused))) > 0)
    throw problem('freeOfferUnused');
}

/** Sessions besides those at a date of a group, which moves as a whole. */
export const besidesGroup = (groupSessionId: string): SQL | undefined =>
  or(isNull(coachSessions.groupSessionId), ne(coachSessions.groupSessionId, groupSessionId));

/** The session itself, which may overlap with its own new time. */
export const besides = ({ id }: { id: string }): SQL => ne(coachSessions.id, id);
