import type { Schemas } from '@institute/api-schema';
import { purchaseTerms } from '@institute/api-schema/purchase-terms';
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Caller, hasRole } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { minute } from '../../platform/durations.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coachingGroups, groupSessions } from '../../tables/coaching-groups.ts';

export type Group = Schemas['CoachingGroup'];
type Product = typeof coachProducts.$inferSelect;
type Row = typeof coachingGroups.$inferSelect;
type SessionRow = typeof groupSessions.$inferSelect;

/** A purchase has its seat until it failed, all of it was refunded, or all of its dates were canceled in time. */
export const hasSeat = or(
  eq(coachProductPurchases.status, 'IN_PROGRESS'),
  and(
    eq(coachProductPurchases.status, 'PAID'),
    sql`exists (select from ${coachSessions} where ${coachSessions.purchaseId} = ${coachProductPurchases.id}
      and ${coachSessions.status} <> 'CANCELLED')`,
  ),
);

/** Whether the last session of a group has not ended. */
export const isOpen = (now: Date): SQL =>
  sql`exists (select from ${groupSessions} where ${groupSessions.groupId} = ${coachingGroups.id}
    and ${groupSessions.endTime} > ${now.toISOString()})`;

interface Seats {
  sessions: Pick<SessionRow, 'startTime' | 'endTime' | 'canceledAt'>[];
  /** Who has the seats that are taken. null after the account was deleted. */
  studentIds: readonly (string | null)[];
  capacity: number;
}

/** Why a student can't buy a seat of a group, or null if it's possible. */
export function saleObstacle(
  product: Product,
  { sessions, studentIds, capacity }: Seats,
  studentId: string,
  now: Date,
): Group['saleObstacle'] {
  const { groupSessionCount, duration } = purchaseTerms(product);
  const isAsSold = sessions.every(
    ({ startTime, endTime, canceledAt }) =>
      canceledAt === null && endTime.getTime() - startTime.getTime() === (duration ?? 0) * minute,
  );
  if (sessions.some(({ startTime }) => startTime <= now)) return 'BEGUN';
  if (!isAsSold || sessions.length !== groupSessionCount) return 'CHANGED';
  if (studentIds.length >= capacity) return 'FULL';
  return studentIds.includes(studentId) ? 'BOUGHT' : null;
}

/** Whether a session of a group can be moved or canceled: until it has begun. */
export const isChangeable = (
  { startTime, canceledAt }: Pick<SessionRow, 'startTime' | 'canceledAt'>,
  now: Date,
): boolean => canceledAt === null && startTime > now;

/** Which of these groups were ever sold a seat in, or may be now. They can't be deleted. */
export const findSold = (db: Database, groupIds: string[]) => {
  const { groupId, status } = coachProductPurchases;
  return db
    .selectDistinct({ groupId })
    .from(coachProductPurchases)
    .where(and(inArray(groupId, groupIds), ne(status, 'FAILED')));
};

/** Groups as the caller sees them, the next one first. */
export async function readGroups(
  db: Database,
  condition: SQL | undefined,
  { caller, now }: { caller: Caller; now: Date },
  limit = 100,
): Promise<Group[]> {
  const rows: { group: Row; product: Product }[] = await db
    .select({ group: coachingGroups, product: coachProducts })
    .from(coachingGroups)
    .innerJoin(coachProducts, eq(coachProducts.id, coachingGroups.productId))
    .where(condition)
    .orderBy(asc(coachingGroups.id))
    .limit(limit);
  const ids = rows.map(({ group }) => group.id);
  if (ids.length === 0) return [];
  const sessions = await db
    .select()
    .from(groupSessions)
    .where(inArray(groupSessions.groupId, ids))
    .orderBy(asc(groupSessions.startTime));
  const seats = await db
    .select({
      groupId: coachProductPurchases.groupId,
      purchaseId: coachProductPurchases.id,
      studentId: coachProductPurchases.studentId,
      name: coachProductPurchases.studentName,
      status: coachProductPurchases.status,
    })
    .from(coachProductPurchases)
    .where(and(inArray(coachProductPurchases.groupId, ids), hasSeat))
    .orderBy(asc(coachProductPurchases.id));
  const soldIds = new Set((await findSold(db, ids)).map(({ groupId }) => groupId));
  return rows
    .map(({ group: { coachId, ...group }, product }) => {
      const isInside = coachId === caller.coachId || hasRole(caller, 'ADMIN');
      const sessionsOfGroup = sessions.filter(({ groupId }) => groupId === group.id);
      const takenSeats = seats.filter(({ groupId }) => groupId === group.id);
      const studentIds = takenSeats.map(({ studentId }) => studentId);
      const state = { sessions: sessionsOfGroup, studentIds, capacity: group.capacity };
      return {
        ...group,
        seatsLeft: Math.max(0, group.capacity - takenSeats.length),
        saleObstacle: saleObstacle(product, state, caller.studentId, now),
        isDeletable: isInside && !soldIds.has(group.id),
        sessions: sessionsOfGroup.map(({ groupId: _, sequence: __, changedAt: ___, ...session }) => ({
          ...session,
          startTime: session.startTime.toISOString(),
          endTime: session.endTime.toISOString(),
          canceledAt: session.canceledAt?.toISOString() ?? null,
          isChangeable: isInside && isChangeable(session, now),
        })),
        participants: isInside
          ? takenSeats
              .filter(({ status }) => status === 'PAID')
              .map(({ purchaseId, studentId, name }) => ({ purchaseId, studentId, name }))
          : [],
      };
    })
    .toSorted((a, b) => (a.sessions[0]?.startTime ?? '').localeCompare(b.sessions[0]?.startTime ?? ''));
}

/** One group that exists. */
export async function readGroup(
  db: Database,
  id: string,
  reader: { caller: Caller; now: Date },
): Promise<Group> {
  const [group] = await readGroups(db, eq(coachingGroups.id, id), reader);
  return group!;
}
