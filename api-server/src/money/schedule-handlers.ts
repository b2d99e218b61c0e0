import { and, eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { requireVisibleSchedule } from './access.ts';
import { readSummary } from './overview.ts';
import { viewRows, viewSchedules } from './schedule-view.ts';

type SchedulesAndSummary = Pick<
  Handlers,
  'getFinancialSummary' | 'listPaymentSchedules' | 'getPaymentSchedule' | 'listPaymentScheduleRows'
>;

export function scheduleHandlers({ db, now }: Dependencies): SchedulesAndSummary {
  return {
    getFinancialSummary: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      return { content: await readSummary(db, path.id, query, now()) };
    },

    listPaymentSchedules: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const condition = and(
        eq(paymentSchedules.studentId, path.id),
        query.applicationId === null ? undefined : eq(paymentSchedules.applicationId, query.applicationId),
        query.status === null ? undefined : eq(paymentSchedules.status, query.status),
      );
      const { rows, total } = await readPage(
        db,
        db.select().from(paymentSchedules).where(condition).$dynamic(),
        pageOf(query, paymentSchedules[query.sortBy], paymentSchedules.id),
      );
      return { content: await viewSchedules(db, rows), pagination: { total } };
    },

    getPaymentSchedule: async ({ path, caller }) => {
      const schedule = await requireVisibleSchedule(db, path.id, caller);
      const [content] = await viewSchedules(db, [schedule]);
      return { content: content! };
    },

    listPaymentScheduleRows: async ({ path, query, caller }) => {
      const { id, currency } = await requireVisibleSchedule(db, path.id, caller);
      const condition = eq(paymentScheduleRows.scheduleId, id);
      const { rows, total } = await readPage(
        db,
        db.select().from(paymentScheduleRows).where(condition).$dynamic(),
        pageOf(query, paymentScheduleRows[query.sortBy], paymentScheduleRows.id),
      );
      return {
        content: await viewRows(db, rows, { currency, today: instituteDay(now()) }),
        pagination: { total },
      };
    },
  };
}
