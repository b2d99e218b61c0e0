import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { type FieldError, problem } from '../../platform/problem.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import type { coachProducts } from '../../tables/coach-products.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coachingGroups, groupSessions } from '../../tables/coaching-groups.ts';
import { claimTime, requireFreeSessionLeft } from '../availability/client-limits.ts';
import { hasSeat, saleObstacle } from './read-groups.ts';

type Product = typeof coachProducts.$inferSelect;
type Wanted = { id: string; version: number; allowOverlap: boolean };

/**
 * The group in which a seat is bought. Throws `validationFailed` if there is none, `exceededStudents` if it is full,
 * `quoteChanged` if it isn't as the student saw it, and `freeSessionLimitReached` for a second free session on a day. `db` is a transaction that has locked the coach.
 */
export async function requireSeat(
  db: Database,
  product: Product,
  wanted: Wanted | null,
  studentId: string,
  now: Date,
): Promise<string> {
  const [group] = wanted
    ? await db
        .select()
        .from(coachingGroups)
        .where(and(eq(coachingGroups.id, wanted.id), eq(coachingGroups.productId, product.id)))
    : [];
  if (!group || !wanted) {
    const rule = wanted ? 'choice' : 'required';
    const errors: FieldError[] = [{ in: 'body', pointer: '/group', rule, values: {} }];
    throw problem('validationFailed', { errors });
  }
  if (group.version !== wanted.version) throw problem('quoteChanged');
  const sessions = await readSessions(db, group.id);
  const takenSeats = await db
    .select({ studentId: coachProductPurchases.studentId })
    .from(coachProductPurchases)
    .where(and(eq(coachProductPurchases.groupId, group.id), hasSeat(now)));
  const seats = {
    sessions,
    studentIds: takenSeats.map((one) => one.studentId),
    capacity: group.capacity,
  };
  const obstacle = saleObstacle(product, seats, studentId, now);
  if (obstacle === 'FULL') throw problem('exceededStudents');
  if (obstacle !== null) throw problem('quoteChanged');
  if (product.price === 0) {
    const sides = { coachId: group.coachId, studentId };
    for (const { startTime } of sessions) await requireFreeSessionLeft(db, sides, startTime.getTime());
  }
  if (!wanted.allowOverlap) {
    for (const { startTime, endTime } of sessions) {
      const time = { start: startTime.getTime(), end: endTime.getTime() };
      await claimTime(db, studentId, time, now);
    }
  }
  return group.id;
}

const readSessions = (db: Database, groupId: string) =>
  db
    .select()
    .from(groupSessions)
    .where(eq(groupSessions.groupId, groupId))
    .orderBy(asc(groupSessions.startTime));

/** Holds the sessions of a seat for its buyer until the purchase is settled. */
export async function holdSeat(
  db: Database,
  purchase: typeof coachProductPurchases.$inferSelect,
  now: Date,
): Promise<void> {
  const { id: purchaseId, groupId, coachId, studentId, productId, title } = purchase;
  if (!groupId || !coachId || !studentId) return;
  const [group] = await db.select().from(coachingGroups).where(eq(coachingGroups.id, groupId));
  const sessions = await readSessions(db, groupId);
  await db.insert(coachSessions).values(
    sessions.map(({ id: groupSessionId, startTime, endTime }) => ({
      purchaseId,
      groupSessionId,
      coachId,
      studentId,
      productId,
      title,
      startTime,
      endTime,
      agreedStartTime: startTime,
      timeZone: group!.timeZone,
      status: 'HELD_SLOT' as const,
      changedAt: now,
    })),
  );
}
