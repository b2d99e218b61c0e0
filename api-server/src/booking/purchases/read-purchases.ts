import type { components } from '@institute/api-schema';
import { count, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { type Caller, hasRole } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';

type Purchase = components['schemas']['CoachProductPurchase'];
type Part = { order?: SQL[]; limit?: number };

/** How many sessions of a purchase its client can still book. `used` are booked, held, or can't be booked again. */
export const bookableSessionCount = (
  { status, sessionCount }: { status: Purchase['status']; sessionCount: number },
  used: number,
): number => (status === 'PAID' ? Math.max(0, sessionCount - used) : 0);

/** Staff see all purchases; others see the ones they bought or sold. */
export function visiblePurchases(caller: Caller): SQL | undefined {
  if (hasRole(caller, 'ADVISOR', 'ADMIN')) return undefined;
  const bought = eq(coachProductPurchases.studentId, caller.studentId);
  return caller.coachId ? or(bought, eq(coachProductPurchases.coachId, caller.coachId)) : bought;
}

/** Returns at most 100 unless more are requested. */
export async function readPurchases(
  db: Database,
  condition: SQL | undefined,
  { order = [], limit = 100 }: Part = {},
): Promise<Purchase[]> {
  const { paymentMethodId: _, ...columns } = getTableColumns(coachProductPurchases);
  const rows = await db
    .select({
      ...columns,
      bookedSessionCount: count(coachSessions.id),
    })
    .from(coachProductPurchases)
    .leftJoin(
      coachSessions,
      sql`${coachSessions.purchaseId} = ${coachProductPurchases.id} and ${coachSessions.status} not in ('HELD_SLOT', 'CANCELLED')`,
    )
    .where(condition)
    .groupBy(coachProductPurchases.id)
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ coachId, coachName, studentId, studentName, createdAt, refundedAt, ...row }) => ({
    ...row,
    coach: { value: coachId, label: coachName },
    customer: { value: studentId, label: studentName },
    createdAt: createdAt.toISOString(),
    refundedAt: refundedAt?.toISOString() ?? null,
    bookableSessionCount: row.productId === null ? 0 : bookableSessionCount(row, row.bookedSessionCount),
  }));
}
