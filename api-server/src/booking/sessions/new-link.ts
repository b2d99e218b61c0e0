import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { lockRows } from '../../locks.ts';
import type { Database } from '../../platform/database.ts';
import { revised } from '../../platform/revision.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coachingGroups, groupSessions } from '../../tables/coaching-groups.ts';
import { announceLink } from './announce.ts';

const isOnline = (
  deliveryMode: typeof coachProducts.deliveryMode | typeof coachProductPurchases.deliveryMode,
) => sql`${deliveryMode} is distinct from 'IN_PERSON'`;

/** Revises the dates of a coach's groups for the coach's calendar. */
async function reviseGroups(db: Database, coachId: string, now: Date): Promise<void> {
  const online = db
    .select({ id: coachingGroups.id })
    .from(coachingGroups)
    .innerJoin(coachProducts, eq(coachProducts.id, coachingGroups.productId))
    .where(
      and(
        eq(coachingGroups.coachId, coachId),
        isNull(coachingGroups.place),
        isOnline(coachProducts.deliveryMode),
      ),
    );
  await db
    .update(groupSessions)
    .set(revised(groupSessions, now))
    .where(
      and(
        inArray(groupSessions.groupId, online),
        isNull(groupSessions.canceledAt),
        gt(groupSessions.endTime, now),
      ),
    );
}

/** The sessions of a coach that haven't ended and take place at the coach's video link. */
export const findOnline = (db: Database, coachId: string, now: Date) =>
  db
    .select({ id: coachSessions.id })
    .from(coachSessions)
    .innerJoin(coachProductPurchases, eq(coachProductPurchases.id, coachSessions.purchaseId))
    .leftJoin(coachingGroups, eq(coachingGroups.id, coachProductPurchases.groupId))
    .where(
      and(
        eq(coachSessions.coachId, coachId),
        eq(coachSessions.status, 'BOOKED'),
        gt(coachSessions.endTime, now),
        isNull(coachingGroups.place),
        isOnline(coachProductPurchases.deliveryMode),
      ),
    );

/**
 * Revises the coming sessions that take place at a coach's video link, and sends their clients the new one. `db` is the
 * transaction that has changed it and has locked the coach.
 */
export async function reviseLink(
  db: Database,
  coachId: string,
  { config, now }: { config: Pick<Config, 'portalOrigin' | 'coachOrigin'>; now: Date },
): Promise<void> {
  const affected = await findOnline(db, coachId, now).orderBy(asc(coachSessions.id));
  const isAffected = and(
    inArray(
      coachSessions.id,
      affected.map(({ id }) => id),
    ),
    eq(coachSessions.status, 'BOOKED'),
  );
  const booked = affected.length === 0 ? [] : await lockRows(db, coachSessions, isAffected);
  if (booked.length > 0) await db.update(coachSessions).set(revised(coachSessions, now)).where(isAffected);
  await reviseGroups(db, coachId, now);
  for (const [studentId, sessions] of Map.groupBy(booked, (session) => session.studentId))
    await announceLink(db, studentId, sessions, { config, now });
}
