import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { notify } from '../inbox/notify.ts';
import { actionsTo } from '../letters/letter.ts';
import { hasRole } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce } from '../platform/database.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { findCohort } from '../programs/cohorts.ts';
import { titlesOf } from '../programs/titles.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { transfers } from '../tables/transfers.ts';
import { offeredTexts } from './emails.ts';
import { openStatuses } from './transfer-rules.ts';
import { showTransfer } from './transfer-view.ts';
import { lockOwnEnrollment, readTransfers, requestTransfer, transferOptions } from './transfers.ts';

const link = '/transfers';

type Requests = Pick<Handlers, 'listTransfers' | 'getTransferOptions' | 'requestTransfer' | 'getTransfer'>;

export function transferRequestHandlers({ db, now, config }: Dependencies): Requests {
  return {
    listTransfers: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const condition = and(
        eq(transfers.studentId, path.id),
        query.statuses.length > 0 ? inArray(transfers.status, query.statuses) : undefined,
        query.isOpen === null
          ? undefined
          : (query.isOpen ? inArray : notInArray)(transfers.status, openStatuses),
      );
      const { rows, total } = await readPage(
        db,
        db.select().from(transfers).where(condition).$dynamic(),
        pageOf(query, transfers[query.sortBy], transfers.id),
      );
      return { content: await readTransfers(db, rows), pagination: { total } };
    },

    getTransferOptions: async ({ path, query, caller }) => {
      if (path.id !== caller.studentId) throw problem('notFound');
      const { studentId } = caller;
      const content = await atOnce({ db, now }, async (db, now) => {
        const application = await lockOwnEnrollment(db, { applicationId: query.applicationId, studentId });
        return transferOptions(db, application, now);
      });
      return { content };
    },

    requestTransfer: async ({ path, body, caller, idempotent }) => {
      if (path.id !== caller.studentId) throw problem('notFound');
      const { applicationId, targetCohortId, reason } = body;
      return idempotent(async (db, now) => {
        const { studentId } = caller;
        const application = await lockOwnEnrollment(db, { applicationId, studentId });
        const request = { targetCohortId, reason: reason?.trim() || null };
        const transfer = await requestTransfer(db, application, request, now);
        const target = (await findCohort(db, transfer.targetCohortId))!;
        const titles = await titlesOf(db, application.programId);
        const texts = offeredTexts(titles, target.startDate, transfer.expiresAt);
        const label = { EN: 'Review your transfer', ES: 'Revisar tu traslado' };
        const emailOnly = { actions: actionsTo(config.portalOrigin + link, label) };
        const message = { category: 'ENROLLMENT', link, texts, byEmail: true, emailOnly } as const;
        await notify(db, { studentIds: [studentId], ...message }, now);
        return showTransfer(db, transfer);
      });
    },

    getTransfer: async ({ path, caller }) => {
      const [row] = await db.select().from(transfers).where(eq(transfers.id, path.id));
      if (!row || (row.studentId !== caller.studentId && !hasRole(caller, 'ADVISOR', 'ADMIN'))) {
        throw problem('notFound');
      }
      return showTransfer(db, row);
    },
  };
}
