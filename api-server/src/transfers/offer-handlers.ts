import { eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { accepted } from '../platform/outcome.ts';
import { problem, saving, untilDecided } from '../platform/problem.ts';
import { transfers } from '../tables/transfers.ts';
import { beginConfirmation, finishConfirmation, lockTransfer, requireNotConfirming } from './confirm.ts';
import { nextTransfer, type TransferEvent } from './transfer-rules.ts';
import { showTransfer } from './transfer-view.ts';
import { quoteTransfer, type TransferRow } from './transfers.ts';

/** Locks the caller's own transfer. Any other one is not found. */
async function lockOwn(db: Database, id: string, caller: Caller) {
  const locked = await lockTransfer(db, id);
  if (locked?.transfer.studentId !== caller.studentId) throw problem('notFound');
  return locked;
}

async function change(
  db: Database,
  transfer: TransferRow,
  event: TransferEvent,
  changes: Partial<TransferRow>,
  now: Date,
): Promise<TransferRow> {
  const next = accepted(nextTransfer(transfer, event, now));
  if (next === transfer) return transfer;
  const [changed] = await db
    .update(transfers)
    .set({ ...changes, status: next.status })
    .where(eq(transfers.id, transfer.id))
    .returning();
  return changed!;
}

type Offers = Pick<Handlers, 'quoteTransfer' | 'reviewTransfer' | 'confirmTransfer' | 'cancelTransfer'>;

/** Prices, confirms and cancels a transfer that a student was offered. */
export function transferOfferHandlers(dependencies: Dependencies): Offers {
  const { db, now, log } = dependencies;

  return {
    quoteTransfer: async ({ path, caller }) => ({
      content: await atOnce({ db, now }, async (db, now) => {
        const { transfer, application } = await lockOwn(db, path.id, caller);
        return quoteTransfer(db, transfer, application, now);
      }),
    }),

    reviewTransfer: ({ path, caller }) =>
      atOnce({ db, now }, async (db, now) => {
        const { transfer } = await lockOwn(db, path.id, caller);
        return showTransfer(db, await change(db, transfer, { type: 'REVIEW' }, { reviewedAt: now }, now));
      }),

    confirmTransfer: ({ path, body, caller, idempotent }) =>
      saving('confirmTransferError', async () => {
        const { quoteId, paymentMethodId = null } = body;
        const [unlocked] = await db.select().from(transfers).where(eq(transfers.id, path.id));
        const seat = { names: unlocked ? [`class ${unlocked.targetCohortId}`] : [], check: async () => null };
        await idempotent(async (db, now) => {
          const locked = await lockOwn(db, path.id, caller);
          await beginConfirmation(db, { ...locked, quoteId, paymentMethodId }, now);
          return null;
        }, seat);
        await untilDecided(log, () => finishConfirmation(dependencies, path.id));
        const [confirmed] = await db.select().from(transfers).where(eq(transfers.id, path.id));
        return showTransfer(db, confirmed!);
      }),

    cancelTransfer: ({ path, body, caller }) =>
      saving('cancelTransferError', () =>
        atOnce({ db, now }, async (db, now) => {
          const { transfer } = await lockOwn(db, path.id, caller);
          requireNotConfirming(transfer);
          const closeReason = body.reason?.trim() || null;
          return showTransfer(
            db,
            await change(db, transfer, { type: 'CANCEL' }, { closedAt: now, closeReason }, now),
          );
        }),
      ),
  };
}
