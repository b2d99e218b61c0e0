import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { notify } from '../inbox/notify.ts';
import type { Database } from '../platform/database.ts';
import { accepted } from '../platform/outcome.ts';
import { transfers } from '../tables/transfers.ts';
import { lockTransfer } from './confirm.ts';
import { expiredTexts } from './emails.ts';
import { nextTransfer, openStatuses } from './transfer-rules.ts';

const link = '/transfers';

/** Closes expired offers. Handles each one separately, so that a failure holds up no others. */
export async function expireTransfers(db: Database, now: Date): Promise<void> {
  const over = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(inArray(transfers.status, openStatuses), lte(transfers.expiresAt, now)))
    .orderBy(asc(transfers.expiresAt))
    .limit(100);
  for (const { id } of over) {
    await db.transaction(async (db) => {
      const { transfer } = (await lockTransfer(db, id))!;
      if (transfer.confirmingSince) return;
      const { status } = accepted(nextTransfer(transfer, { type: 'EXPIRE' }, now));
      if (status === transfer.status) return;
      await db.update(transfers).set({ status, closedAt: now }).where(eq(transfers.id, id));
      const message = { category: 'ENROLLMENT', link, texts: expiredTexts } as const;
      await notify(db, { studentIds: [transfer.studentId], ...message }, now);
    });
  }
}
