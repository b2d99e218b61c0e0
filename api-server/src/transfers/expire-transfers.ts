import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { notify } from '../inbox/notify.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { forEachDue, idsOf } from '../platform/each-due.ts';
import { accepted } from '../platform/outcome.ts';
import { transfers } from '../tables/transfers.ts';
import { lockTransfer } from './confirm.ts';
import { expiredTexts } from './emails.ts';
import { nextTransfer, openStatuses } from './transfer-rules.ts';

type Expiring = Pick<Dependencies, 'db' | 'now' | 'log'>;

const link = '/transfers';

/** Closes an expired offer, unless it's being confirmed. */
async function expire(db: Database, id: string, now: Date): Promise<void> {
  const { transfer } = (await lockTransfer(db, id))!;
  if (transfer.confirmingSince) return;
  const { status } = accepted(nextTransfer(transfer, { type: 'EXPIRE' }, now));
  if (status === transfer.status) return;
  await db.update(transfers).set({ status, closedAt: now }).where(eq(transfers.id, id));
  const message = { category: 'ENROLLMENT', link, texts: expiredTexts } as const;
  await notify(db, { studentIds: [transfer.studentId], ...message }, now);
}

/** Closes expired offers. */
export async function expireTransfers({ db, now, log }: Expiring): Promise<void> {
  const isOver = and(inArray(transfers.status, openStatuses), lte(transfers.expiresAt, now()));
  await forEachDue({
    read: idsOf(db, transfers.id, isOver),
    handle: ({ id }) => atOnce({ db, now }, (db, now) => expire(db, id, now)),
    onFailure: (error, { id }) => log.error({ err: error, transferId: id }, 'transfer offer not closed'),
  });
}
