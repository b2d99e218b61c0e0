import type { Schemas } from '@institute/api-schema';
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
import { isAutomatic, isAutoPayOn } from './payment-rules.ts';
import { paymentView } from './payment-view.ts';
import { rolloverCredit } from './schedule.ts';
import { titlesOf } from './schedule-view.ts';
import { readLedgers, type StoredLedger, type StoredRow } from './stored-ledger.ts';

/** A schedule, or those of an application. */
export type MeantSchedule = { applicationId?: string | null; paymentScheduleId?: string | null };

/** The student's newest active schedule, or else the newest one: of those that are meant, if any are named. */
export async function currentLedger(
  db: Database,
  studentId: string,
  { applicationId = null, paymentScheduleId = null }: MeantSchedule = {},
): Promise<StoredLedger | null> {
  const [schedule] = await db
    .select()
    .from(paymentSchedules)
    .where(
      and(
        eq(paymentSchedules.studentId, studentId),
        applicationId === null ? undefined : eq(paymentSchedules.applicationId, applicationId),
        paymentScheduleId === null ? undefined : eq(paymentSchedules.id, paymentScheduleId),
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

/** The ledgers of a student's active schedules, newest first. */
async function activeLedgers(db: Database, studentId: string): Promise<StoredLedger[]> {
  const found = await db
    .select()
    .from(paymentSchedules)
    .where(and(eq(paymentSchedules.studentId, studentId), eq(paymentSchedules.status, 'ACTIVE')))
    .orderBy(desc(paymentSchedules.createdAt), desc(paymentSchedules.id));
  const ledgers = await readLedgers(db, found);
  return found.map(({ id }) => ledgers.get(id)!);
}

/** The active ledger with the earliest payment to make; of those without one, the newest. */
function mostUrgent(active: StoredLedger[], today: string): StoredLedger | null {
  const dateOf = ({ rows }: StoredLedger) => nextPaymentRows(rows, today)[0]?.dueDate ?? '9999';
  return active.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))[0] ?? null;
}

/** What is due by today in all active schedules, by currency: what autopay charges at once when it is turned on. */
function totalsDue(active: StoredLedger[], today: string): Schemas['FinancialSummary']['totalsDue'] {
  const totals = new Map<string, number>();
  for (const { currency, rows } of active) {
    const { amountDue } = accountStatus(rows, today);
    if (amountDue > 0) totals.set(currency, (totals.get(currency) ?? 0) + amountDue);
  }
  return [...totals].map(([currency, amount]) => ({ currency, amount }));
}

const readAutoPay = async (db: Database, studentId: string): Promise<boolean> => {
  const [student] = await db
    .select({ autoPay: students.autoPay })
    .from(students)
    .where(eq(students.id, studentId));
  return student!.autoPay;
};

/** The status of a schedule, and its next payment. */
function dueOf(rows: StoredRow[], autoPay: boolean, today: string) {
  const { nextPayment, ...status } = accountStatus(rows, today);
  const isAllAutomatic = nextPaymentRows(rows, today).every((row) => isAutomatic(row, autoPay));
  return { ...status, nextPayment: nextPayment && { ...nextPayment, isAutomatic: isAllAutomatic } };
}

/** What is due in each of a student's active schedules. */
export async function readDue(db: Database, studentId: string, now: Date) {
  const autoPay = await readAutoPay(db, studentId);
  const ledgers = await activeLedgers(db, studentId);
  const titles = await titlesOf(
    db,
    ledgers.map(({ schedule }) => schedule),
  );
  return ledgers.map(({ schedule, rows }) => ({
    paymentScheduleId: schedule.id,
    programTitle: titles.get(schedule.id)!,
    currency: schedule.currency,
    ...dueOf(rows, autoPay, instituteDay(now)),
  }));
}

/** A student's payments in progress, newest first. */
export async function readPending(db: Database, studentId: string): Promise<Schemas['Payment'][]> {
  const openPayments = await db
    .select()
    .from(payments)
    .where(and(eq(payments.studentId, studentId), eq(payments.status, 'IN_PROGRESS')))
    .orderBy(desc(payments.id))
    .limit(100);
  return openPayments.map(paymentView);
}

/**
 * The financial summary of a student's account as of today: of the schedule that is meant, or else of the one with
 * the earliest payment to make.
 */
export async function readSummary(
  db: Database,
  studentId: string,
  meant: MeantSchedule,
  now: Date,
): Promise<Schemas['FinancialSummary']> {
  const autoPay = await readAutoPay(db, studentId);
  const today = instituteDay(now);
  const active = await activeLedgers(db, studentId);
  const isNamed = Boolean(meant.applicationId ?? meant.paymentScheduleId);
  const urgent = isNamed ? null : mostUrgent(active, today);
  const ledger = urgent ?? (await currentLedger(db, studentId, meant));
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
  const payOff = partsOf(openRows(current.rows), today);
  return {
    paymentScheduleId: ledger?.schedule.id ?? null,
    currency,
    ...breakdownOf(current),
    payOffAmount: totalOf(payOff),
    payOffSaving: payOff.reduce((sum, { interestWaived }) => sum + interestWaived, 0),
    pendingPayments: await readPending(db, studentId),
    rolloverCredit: await rolloverCredit(db, studentId, currency),
    ...dueOf(current.rows, autoPay, today),
    totalsDue: totalsDue(active, today),
    disputedAmount: disputedAmount(current),
    autoPay: isAutoPayOn(openRows(current.rows), autoPay),
  };
}
