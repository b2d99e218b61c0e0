import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { forEachDue } from '../platform/each-due.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments } from '../tables/payments.ts';
import { students } from '../tables/students.ts';
import { untilHolderActs } from './gateway/failures.ts';
import { lockLedger } from './stored-ledger.ts';

/**
 * Lets autopay charge the rows again that it stopped trying (`untilHolderActs`), because another card is to be charged for them
 * now, or the card `changed` has new data.
 */
export async function resumeAutopay(
  { db, now, log }: Pick<Dependencies, 'db' | 'now' | 'log'>,
  { changed, signal }: { changed?: string; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { id, scheduleId, dueDate, autoPayOn, paymentId, paymentMethodId } = paymentScheduleRows;
  const isStopped = and(eq(paymentScheduleRows.status, 'INVALID'), isNull(autoPayOn));
  const standard = db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.studentId, students.id), eq(paymentMethods.isDefault, true)));
  const current = sql`coalesce(${paymentMethodId}, (${standard}))`;
  const isReplaced =
    changed === undefined
      ? sql`${current} is not null and ${current} is distinct from ${payments.paymentMethodId}`
      : eq(payments.paymentMethodId, changed);
  await forEachDue<{ id: string; scheduleId: string }>({
    read: (after, limit) =>
      db
        .select({ id, scheduleId })
        .from(paymentScheduleRows)
        .innerJoin(payments, eq(payments.id, paymentId))
        .innerJoin(paymentSchedules, eq(paymentSchedules.id, scheduleId))
        .innerJoin(students, eq(students.id, paymentSchedules.studentId))
        .where(
          and(
            isStopped,
            eq(paymentScheduleRows.captureMethod, 'AUTOMATIC'),
            eq(payments.captureMethod, 'AUTOMATIC'),
            inArray(payments.failureCode, untilHolderActs),
            eq(paymentSchedules.status, 'ACTIVE'),
            eq(students.autoPay, true),
            isReplaced,
            after && gt(id, after.id),
          ),
        )
        .orderBy(asc(id))
        .limit(limit),
    handle: (row) =>
      db.transaction(async (db) => {
        await lockLedger(db, row.scheduleId);
        const from = sql`greatest(${dueDate}, ${instituteDay(now())})`;
        await db
          .update(paymentScheduleRows)
          .set({ autoPayOn: from, autoPayAttempts: 0 })
          .where(and(eq(id, row.id), isStopped));
      }),
    onFailure: (error, row) => log.error({ err: error, rowId: row.id }, 'autopay is not resumed yet'),
    signal,
  });
}
