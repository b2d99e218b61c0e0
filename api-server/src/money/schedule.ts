import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { recordAccountEvent } from '../history/account-event.ts';
import { lockEnrollment, lockRows } from '../locks.ts';
import type { Database } from '../platform/database.ts';
import { newId } from '../platform/identifier.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import type { Cohort } from '../programs/cohorts.ts';
import type { PromoCode } from '../programs/promo-codes.ts';
import { disputes } from '../tables/disputes.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments, rollovers } from '../tables/payments.ts';
import { promoCodes } from '../tables/promo-codes.ts';
import { students } from '../tables/students.ts';
import { rollIn } from './early.ts';
import { conclude, transfer } from './end-schedule.ts';
import { openRows, type Row, remainingOf } from './ledger.ts';
import { isAutoPayOn } from './payment-rules.ts';
import { type Plan, planName } from './plans.ts';
import { discountOn, type PriceQuote, priceQuote } from './price.ts';
import {
  lockLedger,
  readGivenBack,
  readLedgers,
  type Schedule,
  type StoredRow,
  saveLedger,
  saveRefunds,
} from './stored-ledger.ts';

type Opening = {
  studentId: string;
  applicationId: string | null;
  plan: Plan;
  cohort: Pick<Cohort, 'id' | 'startDate'>;
  promoCode: PromoCode | null;
  /** The card assigned to its rows. */
  paymentMethodId: string | null;
  /** Whether autopay charges its later rows, if the student has autopay. */
  isAutomatic?: boolean;
  /** The amount carried over from the student's other schedules, in minor units. */
  rollover?: number;
  /** The schedule that a transfer carries it over from. */
  replaces?: string;
  /** What was given back in the schedules before it, in minor units: it lowers the price. */
  givenBack?: number;
  /** Transfer fee in minor units: a separate row, due today. */
  fee?: number;
  now: Date;
};

type Credit = { studentId: string; currency: string; amount: number };

/** Credit that no schedule has used yet, but for that of schedules of which a bank holds a payment until it decides. */
const isUsable = (db: Database) => {
  const isHeld = db
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(eq(payments.scheduleId, rollovers.fromScheduleId), eq(disputes.status, 'OPEN')));
  return and(isNull(rollovers.toScheduleId), notExists(isHeld));
};

/** The credit of students from other schedules that a new schedule can use, in minor units. */
export async function readCredits(db: Database, studentIds: string[]): Promise<Credit[]> {
  if (studentIds.length === 0) return [];
  const { studentId, currency } = rollovers;
  return db
    .select({ studentId, currency, amount: sql<number>`sum(${rollovers.amount})`.mapWith(Number) })
    .from(rollovers)
    .where(and(inArray(studentId, studentIds), isUsable(db)))
    .groupBy(studentId, currency);
}

/** A student's credit in a currency, in minor units. */
export async function rolloverCredit(db: Database, studentId: string, currency: string): Promise<number> {
  const credits = await readCredits(db, [studentId]);
  return credits.find((credit) => credit.currency === currency)?.amount ?? 0;
}

/**
 * Applies the student's waiting credit to a schedule, oldest first, or what the schedule that it replaces has just left for
 * it. An unused remainder keeps waiting.
 */
async function takeRollovers(
  db: Database,
  { studentId, currency, id: toScheduleId }: Schedule,
  { amount, replaces }: { amount: number; replaces: string | undefined },
): Promise<void> {
  const isOwnRollover = and(eq(rollovers.studentId, studentId), eq(rollovers.currency, currency));
  const isWaiting = replaces
    ? and(eq(rollovers.fromScheduleId, replaces), isNull(rollovers.toScheduleId))
    : isUsable(db);
  const waiting = await lockRows(db, rollovers, and(isOwnRollover, isWaiting));
  let left = amount;
  for (const one of replaces ? waiting.toReversed() : waiting) {
    if (left === 0) return;
    const taken = Math.min(left, one.amount);
    left -= taken;
    await db.update(rollovers).set({ toScheduleId, amount: taken }).where(eq(rollovers.id, one.id));
    if (taken < one.amount) {
      await db.insert(rollovers).values({ ...one, id: newId(), amount: one.amount - taken });
    }
  }
  if (left > 0) throw problem('paymentBalanceExceeded', { detail: 'There is not so much to roll over.' });
}

/** The rows of a price, plus one for a fee. All of them are unpaid. */
function freshRows(quote: PriceQuote, fee: number, today: string): Row[] {
  const untouched = { status: 'SCHEDULED' as const, amountPaid: 0, rolloverAmount: 0, amountRefunded: 0 };
  const parts = { principalAmount: fee, interestAmount: 0, taxAmount: 0 };
  const feeRow = { type: 'FEE' as const, installment: 0, dueDate: today, interestFrom: today, ...parts };
  return [...quote.rows, ...(fee > 0 ? [feeRow] : [])].map((row) => ({ ...row, ...untouched, id: newId() }));
}

type Planning = Pick<Opening, 'plan' | 'promoCode'> & {
  cohort: Pick<Cohort, 'startDate'>;
  rollover: number;
  givenBack?: number;
  fee: number;
  today: string;
};

/** The rows of a new schedule as of today with the amount carried over, and the part of it that isn't needed. */
export function planRows({ plan, cohort, promoCode, rollover, givenBack = 0, fee, today }: Planning) {
  const discount = discountOn(plan.tuition, promoCode, plan.currency) + givenBack;
  const off = { kind: 'AMOUNT', value: discount } as const;
  const price = priceQuote(plan, { startDate: cohort.startDate, promoCode: off, today });
  const at = { today, currency: plan.currency, newId };
  return { price, ...rollIn(freshRows(price, fee, today), rollover, at) };
}

/**
 * Creates the payment schedule of an enrollment with the rows of `priceQuote` as of today. `db` is the enrollment's
 * transaction. Nothing is charged: `payDeposit` does that afterwards.
 */
export async function openSchedule(
  db: Database,
  {
    studentId,
    applicationId,
    plan,
    cohort,
    promoCode,
    paymentMethodId,
    now,
    isAutomatic = true,
    ...carried
  }: Opening,
): Promise<Schedule & { rows: StoredRow[] }> {
  const { rollover = 0, givenBack = 0, fee = 0, replaces } = carried;
  const today = instituteDay(now);
  const { price, rows, left } = planRows({ plan, cohort, promoCode, rollover, givenBack, fee, today });
  const [student] = await db
    .select({ autoPay: students.autoPay, language: students.languageIso2LetterCode })
    .from(students)
    .where(eq(students.id, studentId));
  if (!student) throw problem('notFound');
  const isCharged = student.autoPay && isAutomatic;

  const [schedule] = await db
    .insert(paymentSchedules)
    .values({
      studentId,
      applicationId,
      programId: plan.programId,
      cohortId: cohort.id,
      paymentPlanId: plan.id,
      planSource: plan.source,
      planName: planName(plan, student.language),
      status: remainingOf(rows) === 0 ? 'CONCLUDED' : 'ACTIVE',
      currency: plan.currency,
      depositAmount: price.rows.find(({ type }) => type === 'DEPOSIT')?.principalAmount ?? 0,
      installmentCount: price.rows.filter(({ type }) => type === 'INSTALLMENT').length,
      installmentAmount: price.installmentAmount,
      interestRate: plan.interestRate,
      voucherCode: promoCode?.code ?? null,
      createdAt: now,
    })
    .returning();
  await takeRollovers(db, schedule!, { amount: rollover - left, replaces });
  if (rows.length === 0) return { ...schedule!, rows: [] };
  const stored = await db
    .insert(paymentScheduleRows)
    .values(
      rows.map((row) => ({
        ...row,
        scheduleId: schedule!.id,
        // The enrollment charges what is due immediately, so the autopay job must not get there first.
        captureMethod: isCharged && row.dueDate > today ? ('AUTOMATIC' as const) : ('MANUAL' as const),
        paymentMethodId,
        autoPayOn: row.dueDate,
      })),
    )
    .returning();
  return { ...schedule!, rows: stored };
}

/** Ends a schedule before it is paid off and deletes its open rows. `db` is the caller's transaction. */
export async function concludeSchedule(db: Database, scheduleId: string, now: Date): Promise<Schedule> {
  const before = await lockLedger(db, scheduleId);
  const schedule = await saveLedger(db, before, conclude(before, newId));
  const { studentId, applicationId } = schedule;
  await recordAccountEvent(db, { studentId, applicationId, type: 'PAYMENT_SCHEDULE_CONCLUDED' }, now);
  return schedule;
}

/**
 * Deletes a schedule of which nothing was paid, and gives the student back the credit that it had used. Its refused
 * payments remain. `db` is the caller's transaction. Returns false, and changes nothing, if a payment of it isn't refused.
 */
export async function discardSchedule(db: Database, scheduleId: string): Promise<boolean> {
  const { schedule, payments: made } = await lockLedger(db, scheduleId);
  if (made.some(({ status }) => status !== 'INVALID')) return false;
  await db.update(rollovers).set({ toScheduleId: null }).where(eq(rollovers.toScheduleId, schedule.id));
  await db.update(payments).set({ scheduleId: null, parts: [] }).where(eq(payments.scheduleId, schedule.id));
  await db.delete(paymentSchedules).where(eq(paymentSchedules.id, schedule.id));
  return true;
}

type Transfer = Pick<Opening, 'plan' | 'cohort' | 'now'> & {
  /** The schedule to transfer from. */
  from: string;
  fee: number;
  /** The enrollment that has it from now on, if that changes too. */
  applicationId?: string;
};

/** The schedule that a transfer opens. Amounts are in minor units. */
export type TransferPreview = {
  price: PriceQuote;
  rows: Row[];
  /** The amount carried over, and the credit left for a later schedule. */
  rollover: number;
  left: number;
  dueToday: number;
  isPromoCodeLost: boolean;
};

/** The schedule's promo code, if it's also valid for the new plan's program, so that a transfer keeps it. */
async function keptPromoCode(db: Database, { voucherCode }: Schedule, plan: Plan): Promise<PromoCode | null> {
  if (!voucherCode) return null;
  const [promoCode] = await db.select().from(promoCodes).where(eq(promoCodes.code, voucherCode));
  return promoCode && (promoCode.programId === null || promoCode.programId === plan.programId)
    ? promoCode
    : null;
}

/**
 * Previews `transferSchedule` without changing anything: the rows of the new schedule with the amount carried over,
 * what is due by today, and the credit left for a later schedule. Throws what `transferSchedule` would throw.
 */
export async function quoteTransfer(
  db: Database,
  { from, plan, cohort, fee, now }: Transfer,
): Promise<TransferPreview> {
  const [schedule] = await db.select().from(paymentSchedules).where(eq(paymentSchedules.id, from));
  if (!schedule) throw problem('notFound');
  const { value } = transfer((await readLedgers(db, [schedule])).get(from)!, newId);
  const promoCode = await keptPromoCode(db, schedule, plan);
  const today = instituteDay(now);
  const isSame = plan.currency === schedule.currency;
  const rollover = isSame ? value : 0;
  const givenBack = isSame ? await readGivenBack(db, from) : 0;
  const { price, rows, left } = planRows({ plan, cohort, promoCode, rollover, givenBack, fee, today });
  const dueToday = remainingOf(rows.filter(({ dueDate }) => dueDate <= today));
  const isPromoCodeLost = schedule.voucherCode !== null && promoCode === null;
  return { price, rollover: rollover - left, left: value - rollover + left, dueToday, rows, isPromoCodeLost };
}

/**
 * Replaces a schedule by a new one. The old one becomes TRANSFERRED with a link to the new one, and its payments less
 * refunds carry over. What was given back lowers the new price too, so that a transfer never raises what is owed. An unneeded remainder stays as credit for a later schedule. `db` is the transfer's transaction.
 * The fee is a row of the new schedule, due today. Its enrollment refers to the new one. Nothing is charged here.
 */
export async function transferSchedule(
  db: Database,
  { from, plan, cohort, fee, applicationId: newApplicationId, now }: Transfer,
): Promise<Schedule & { rows: StoredRow[]; replaced: Pick<Schedule, 'planName'> & { amount: number } }> {
  const [unlocked] = await db.select().from(paymentSchedules).where(eq(paymentSchedules.id, from));
  // Applications are locked before schedules.
  if (unlocked?.applicationId) await lockEnrollment(db, unlocked.applicationId);
  const before = await lockLedger(db, from);
  const { studentId, applicationId, currency } = before.schedule;
  const enrollmentId = newApplicationId ?? applicationId;
  const { ledger, refunds, value } = transfer(before, newId);
  await saveLedger(db, before, ledger);
  await saveRefunds(db, before.schedule, refunds, { reason: null, createdBy: null, now });
  if (value > 0) {
    await db
      .insert(rollovers)
      .values({ studentId, fromScheduleId: from, amount: value, currency, createdAt: now });
  }
  const open = openRows(before.rows);
  const opened = await openSchedule(db, {
    studentId,
    applicationId: enrollmentId,
    plan,
    cohort,
    promoCode: await keptPromoCode(db, before.schedule, plan),
    paymentMethodId: before.rows.findLast((row) => row.paymentMethodId)?.paymentMethodId ?? null,
    // With nothing left to pay, what was paid says whether the student chose it.
    isAutomatic: isAutoPayOn(open.length > 0 ? open : before.rows, true),
    rollover: plan.currency === currency ? value : 0,
    givenBack: plan.currency === currency ? await readGivenBack(db, from) : 0,
    fee,
    replaces: from,
    now,
  });
  await db.update(paymentSchedules).set({ transferredToId: opened.id }).where(eq(paymentSchedules.id, from));
  if (enrollmentId !== null) {
    const { id, paymentScheduleId } = enrollmentApplications;
    await db
      .update(enrollmentApplications)
      .set({ paymentScheduleId: opened.id })
      .where(and(eq(id, enrollmentId), eq(paymentScheduleId, from)));
  }
  await recordAccountEvent(db, { studentId, applicationId, type: 'PAYMENT_SCHEDULE_TRANSFERRED' }, now);
  const replaced = { planName: before.schedule.planName, amount: remainingOf(before.rows) };
  return { ...opened, replaced };
}
