import { autopayRetryDays } from '@institute/api-schema/policy';
import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Dependencies } from '../dependencies.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { forEachDue } from '../platform/each-due.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments } from '../tables/payments.ts';
import { students } from '../tables/students.ts';
import { untilHolderActs } from './gateway/failures.ts';
import { lockLedger } from './stored-ledger.ts';

const { id, scheduleId, dueDate, autoPayOn, autoPayAttempts, paymentId, paymentMethodId, status } =
  paymentScheduleRows;

/** Without a next attempt, though not all were used: `stopAttempts` counts them from the start. */
const isStopped = and(
  eq(status, 'INVALID'),
  isNull(autoPayOn),
  lte(autoPayAttempts, autopayRetryDays.length),
);

/** Autopay's last payment of a row. A payment by hand that failed after it doesn't change what its message said. */
const stopper = alias(payments, 'stopper');
const made = alias(payments, 'made');
const isStopper = (db: Database) =>
  eq(
    stopper.id,
    db
      .select({ id: made.id })
      .from(made)
      .where(
        and(
          eq(made.scheduleId, scheduleId),
          eq(made.captureMethod, 'AUTOMATIC'),
          sql`${made.parts} @> jsonb_build_array(jsonb_build_object('rowId', ${id}))`,
        ),
      )
      .orderBy(desc(made.createdAt), desc(made.id))
      .limit(1),
  );
const waitsForHolder = and(isStopped, inArray(stopper.failureCode, untilHolderActs));

/**
 * Charges what a stopped card was still to be charged to the student's new default card. `db` is the caller's transaction, which
 * has locked the student's schedules.
 */
export async function replaceStoppedCards(
  db: Database,
  target: Pick<typeof paymentMethods.$inferSelect, 'id' | 'studentId'>,
): Promise<void> {
  const stopped = await db
    .selectDistinct({ card: paymentMethodId })
    .from(paymentScheduleRows)
    .innerJoin(paymentSchedules, eq(paymentSchedules.id, scheduleId))
    .innerJoin(stopper, isStopper(db))
    .where(
      and(
        eq(paymentSchedules.studentId, target.studentId),
        waitsForHolder,
        eq(paymentMethodId, stopper.paymentMethodId),
      ),
    );
  const cards = stopped.flatMap(({ card }) => card ?? []);
  await db
    .update(paymentScheduleRows)
    .set({ paymentMethodId: target.id })
    .where(and(inArray(paymentMethodId, cards), inArray(status, ['SCHEDULED', 'INVALID'])));
}

/**
 * Lets autopay charge the rows again that it stopped trying (`untilHolderActs`), because another card is to be charged for them
 * now, or the card `changed` has new data.
 */
export async function resumeAutopay(
  { db, now, log }: Pick<Dependencies, 'db' | 'now' | 'log'>,
  { changed, signal }: { changed?: string; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  // The same card as `cardOf` finds.
  const isUsable = gte(paymentMethods.expiration, instituteDay(now()).slice(0, 7));
  const cardWith = (condition: SQL | undefined) =>
    db
      .select({ id: paymentMethods.id })
      .from(paymentMethods)
      .where(and(eq(paymentMethods.studentId, students.id), isUsable, condition));
  const own = cardWith(eq(paymentMethods.id, paymentMethodId));
  const current = sql`coalesce((${own}), (${cardWith(eq(paymentMethods.isDefault, true))}))`;
  // Neither the card that autopay stopped at, nor one that a payment by hand failed with since.
  const isReplaced =
    changed === undefined
      ? sql`${current} is not null and ${current} is distinct from ${stopper.paymentMethodId}
          and (${payments.id} = ${stopper.id} or ${current} is distinct from ${payments.paymentMethodId})`
      : eq(stopper.paymentMethodId, changed);
  await forEachDue<{ id: string; scheduleId: string }>({
    read: (after, limit) =>
      db
        .select({ id, scheduleId })
        .from(paymentScheduleRows)
        .innerJoin(payments, eq(payments.id, paymentId))
        .innerJoin(stopper, isStopper(db))
        .innerJoin(paymentSchedules, eq(paymentSchedules.id, scheduleId))
        .innerJoin(students, eq(students.id, paymentSchedules.studentId))
        .where(
          and(
            waitsForHolder,
            eq(paymentScheduleRows.captureMethod, 'AUTOMATIC'),
            eq(paymentSchedules.status, 'ACTIVE'),
            eq(students.autoPay, true),
            isReplaced,
            after && gt(id, after.id),
          ),
        )
        .orderBy(asc(id))
        .limit(limit),
    handle: (row) =>
      atOnce({ db, now }, async (db, now) => {
        await lockLedger(db, row.scheduleId);
        const from = sql`greatest(${dueDate}, ${instituteDay(now)})`;
        await db
          .update(paymentScheduleRows)
          .set({ autoPayOn: from, autoPayAttempts: 0 })
          .where(and(eq(id, row.id), isStopped));
      }),
    onFailure: (error, row) => log.error({ err: error, rowId: row.id }, 'autopay is not resumed yet'),
    signal,
  });
}
