import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { type Caller, hasRole } from '../account/caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { titlesOf } from '../enrollment/announce.ts';
import { findCohort } from '../enrollment/cohorts.ts';
import { notify } from '../inbox/notify.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { accepted } from '../platform/outcome.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { problem, saving } from '../platform/problem.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { transfers } from '../tables/transfers.ts';
import { beginConfirmation, finishConfirmation, lockTransfer, requireNotConfirming } from './confirm.ts';
import { expiredWords, offeredWords } from './emails.ts';
import { nextTransfer, type TransferEvent } from './states.ts';
import {
  lockOwnEnrollment,
  quoteTransfer,
  readTransfers,
  requestTransfer,
  type TransferRow,
  transferOptions,
} from './transfers.ts';

const link = '/transfers';

/** Closes expired offers. Handles each one separately, so that a failure holds up no others. */
export async function expireTransfers(db: Database, now: Date): Promise<void> {
  const over = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(inArray(transfers.status, ['PENDING', 'REVIEWED']), lte(transfers.expiresAt, now)))
    .orderBy(asc(transfers.expiresAt))
    .limit(100);
  for (const { id } of over) {
    await db.transaction(async (db) => {
      const { transfer } = (await lockTransfer(db, id))!;
      if (transfer.confirmingSince) return;
      const { status } = accepted(nextTransfer(transfer, { type: 'EXPIRE' }, now));
      if (status === transfer.status) return;
      await db.update(transfers).set({ status, closedAt: now }).where(eq(transfers.id, id));
      const message = { category: 'ENROLLMENT', link, words: expiredWords } as const;
      await notify(db, { studentIds: [transfer.studentId], ...message }, now);
    });
  }
}

type Transfers = Pick<
  Handlers,
  | 'listTransfers'
  | 'requestTransfer'
  | 'getTransferOptions'
  | 'getTransfer'
  | 'quoteTransfer'
  | 'reviewTransfer'
  | 'confirmTransfer'
  | 'cancelTransfer'
>;

export function transferHandlers(dependencies: Dependencies): Transfers {
  const { db, now } = dependencies;

  async function shown(db: Database, row: TransferRow) {
    const [transfer] = await readTransfers(db, [row]);
    return { content: transfer! };
  }

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
  ): Promise<TransferRow> {
    const next = accepted(nextTransfer(transfer, event, now()));
    if (next === transfer) return transfer;
    const [changed] = await db
      .update(transfers)
      .set({ ...changes, status: next.status })
      .where(eq(transfers.id, transfer.id))
      .returning();
    return changed!;
  }

  return {
    listTransfers: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const condition = and(
        eq(transfers.studentId, path.id),
        query.statuses.length > 0 ? inArray(transfers.status, query.statuses) : undefined,
      );
      const { rows, total } = await readPage(
        db.select().from(transfers).where(condition).$dynamic(),
        db.$count(transfers, condition),
        pageOf(query, transfers[query.sortBy], transfers.id),
      );
      return { content: await readTransfers(db, rows), pagination: { total } };
    },

    getTransferOptions: async ({ path, query, caller }) => {
      if (path.id.toLowerCase() !== caller.studentId) throw problem('notFound');
      const { studentId } = caller;
      const content = await db.transaction(async (db) => {
        const application = await lockOwnEnrollment(db, { applicationId: query.applicationId, studentId });
        return transferOptions(db, application, now());
      });
      return { content };
    },

    requestTransfer: async ({ path, body, caller, idempotent }) => {
      if (path.id.toLowerCase() !== caller.studentId) throw problem('notFound');
      const { applicationId, targetCohortId, reason } = body;
      return idempotent(async (db) => {
        const { studentId } = caller;
        const application = await lockOwnEnrollment(db, { applicationId, studentId });
        const asked = { targetCohortId, reason: reason?.trim() || null };
        const transfer = await requestTransfer(db, application, asked, now());
        const target = (await findCohort(db, transfer.targetCohortId))!;
        const words = offeredWords(await titlesOf(db, application.programId), target.startDate);
        const message = { category: 'ENROLLMENT', link, words } as const;
        await notify(db, { studentIds: [studentId], ...message }, now());
        return shown(db, transfer);
      });
    },

    getTransfer: async ({ path, caller }) => {
      const [row] = await db.select().from(transfers).where(eq(transfers.id, path.id));
      if (!row || (row.studentId !== caller.studentId && !hasRole(caller, 'ADVISOR', 'ADMIN'))) {
        throw problem('notFound');
      }
      return shown(db, row);
    },

    quoteTransfer: async ({ path, caller }) => ({
      content: await db.transaction(async (db) => {
        const { transfer, application } = await lockOwn(db, path.id, caller);
        return quoteTransfer(db, transfer, application, now());
      }),
    }),

    reviewTransfer: ({ path, caller }) =>
      db.transaction(async (db) => {
        const { transfer } = await lockOwn(db, path.id, caller);
        return shown(db, await change(db, transfer, { type: 'REVIEW' }, { reviewedAt: now() }));
      }),

    confirmTransfer: ({ path, body, caller, idempotent }) =>
      saving('confirmTransferError', async () => {
        const { quoteId, paymentMethodId = null } = body;
        const [known] = await db.select().from(transfers).where(eq(transfers.id, path.id));
        const seat = { names: known ? [`class ${known.targetCohortId}`] : [], look: async () => null };
        await idempotent(async (db) => {
          const locked = await lockOwn(db, path.id, caller);
          await beginConfirmation(db, { ...locked, quoteId, paymentMethodId }, now());
          return null;
        }, seat);
        await finishConfirmation(dependencies, path.id);
        const [confirmed] = await db.select().from(transfers).where(eq(transfers.id, path.id));
        return shown(db, confirmed!);
      }),

    cancelTransfer: ({ path, body, caller }) =>
      saving('cancelTransferError', () =>
        db.transaction(async (db) => {
          const { transfer } = await lockOwn(db, path.id, caller);
          requireNotConfirming(transfer);
          const closeReason = body.reason?.trim() || null;
          return shown(db, await change(db, transfer, { type: 'CANCEL' }, { closedAt: now(), closeReason }));
        }),
      ),
  };
}
