import type { components } from '@institute/api-schema';
import { and, desc, eq, sql } from 'drizzle-orm';
import { readSettings } from '../institute/settings.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { payments } from '../tables/payments.ts';
import { students } from '../tables/students.ts';
import { accountStatus, breakdownOf, nextPaymentRows } from './account-status.ts';
import { disputedAmount } from './disputed-amounts.ts';
import { partsOf, totalOf } from './early.ts';
import { openRows } from './ledger.ts';
import { isAutomatic } from './payment-rules.ts';
import { paymentView } from './payment-view.ts';
import { rolloverCredit } from './schedule.ts';
import { readLedgers, type StoredLedger } from './stored-ledger.ts';

type Schemas = components['schemas'];

/** The student's newest active schedule, or else the newest one. */
export async function currentLedger(
  db: Database,
  studentId: string,
  applicationId: string | null,
): Promise<StoredLedger | null> {
  const [schedule] = await db
    .select()
    .from(paymentSchedules)
    .where(
      and(
        eq(paymentSchedules.studentId, studentId),
        applicationId === null ? undefined : eq(paymentSchedules.applicationId, applicationId),
      ),
    )
    .orderBy(
      sql`${paymentSchedules.status} = 'ACTIVE' desc`,
      desc(paymentSchedules.createdAt),
      desc(paymentSchedules.id),
    )
    .limit(1);
  return schedule ? (await readLedgers(db, [schedule])).get(schedule.id)! : null;
}

/** A student's payments in progress, newest first. */
async function readPending(db: Database, studentId: string): Promise<Schemas['Payment'][]> {
  const openPayments = await db
    .select()
    .from(payments)
    .where(and(eq(payments.studentId, studentId), eq(payments.status, 'IN_PROGRESS')))
    .orderBy(desc(payments.id))
    .limit(100);
  return openPayments.map(paymentView);
}

/** The financial summary of a student's account as of today. */
export async function readSummary(
  db: Database,
  studentId: string,
  applicationId: string | null,
  now: Date,
): Promise<Schemas['FinancialSummary']> {
  const [student] = await db
    .select({ autoPay: students.autoPay })
    .from(students)
    .where(eq(students.id, studentId));
  const ledger = await currentLedger(db, studentId, applicationId);
  const currency = ledger?.schedule.currency ?? (await readSettings(db)).currency;
  const current: Omit<StoredLedger, 'schedule'> = ledger ?? {
    status: 'CONCLUDED',
    currency,
    rows: [],
    payments: [],
    refunds: [],
    carried: [],
    disputed: [],
  };
  const today = instituteDay(now);
  const { nextPayment, ...status } = accountStatus(current.rows, today);
  const nextRows = nextPaymentRows(current.rows, today);
  return {
    paymentScheduleId: ledger?.schedule.id ?? null,
    currency,
    ...breakdownOf(current),
    payOffAmount: totalOf(partsOf(openRows(current.rows), today)),
    pendingPayments: await readPending(db, studentId),
    rolloverCredit: await rolloverCredit(db, studentId, currency),
    ...status,
    nextPayment: nextPayment && {
      ...nextPayment,
      isAutomatic: nextRows.every((row) => isAutomatic(row, student!.autoPay)),
    },
    disputedAmount: disputedAmount(current),
    autoPay: student!.autoPay,
  };
}
