import { autopayRetryDays } from '@institute/api-schema/policy';
import { addDays } from '@institute/values/formats';
import { and, asc, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { type PortalMail, portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { notify } from '../inbox/notify.ts';
import { lockRows, lockStudent } from '../locks.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { forEachDue, isAfter } from '../platform/each-due.ts';
import { newId } from '../platform/identifier.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { students } from '../tables/students.ts';
import { noCardTexts } from './autopay-emails.ts';
import { beginCharge, charge, usableMethod } from './charge.ts';
import { partsOf, totalOf } from './early.ts';
import { openAmountOf } from './ledger.ts';
import { readSummary } from './overview.ts';
import { paymentMessage } from './payment-message.ts';
import { resumeAutopay } from './resume-autopay.ts';
import { lockLedger, type StoredRow } from './stored-ledger.ts';

/** The statuses of rows that can be charged. */
export const payable = ['SCHEDULED', 'INVALID'] as const;

/** The day of the retry after this attempt. */
function nextAttempt({ autoPayAttempts }: Pick<StoredRow, 'autoPayAttempts'>, today: string): string | null {
  const after = autopayRetryDays[autoPayAttempts];
  if (after === undefined) return null;
  return addDays(today, after - (autopayRetryDays[autoPayAttempts - 1] ?? 0));
}

/** The card a row is charged to: its own, unless it expired, or else the default. */
export async function cardOf(
  db: Database,
  studentId: string,
  row: StoredRow,
  today: string,
): Promise<string | null> {
  const isUsable = gte(paymentMethods.expiration, today.slice(0, 7));
  const cards = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.studentId, studentId), isUsable));
  const card = cards.find(({ id }) => id === row.paymentMethodId) ?? cards.find(({ isDefault }) => isDefault);
  return card?.id ?? null;
}

/** Claims today's attempt and begins the payment. Returns null if nothing is due or there's no usable card. */
async function beginAttempt(
  db: Database,
  rowId: string,
  scheduleId: string,
  { portalOrigin, now }: PortalMail,
): Promise<string | null> {
  const today = instituteDay(now);
  const ledger = await lockLedger(db, scheduleId);
  const row = ledger.rows.find(({ id }) => id === rowId);
  const isDue = row?.autoPayOn && row.autoPayOn <= today && row.captureMethod === 'AUTOMATIC';
  const isPayable = row && payable.some((status) => status === row.status) && openAmountOf(row) > 0;
  if (!isDue || !isPayable || ledger.schedule.status !== 'ACTIVE') return null;
  const autoPayOn = nextAttempt(row, today);
  await db
    .update(paymentScheduleRows)
    .set({ autoPayAttempts: row.autoPayAttempts + 1, autoPayOn })
    .where(eq(paymentScheduleRows.id, rowId));
  const { studentId, currency, planName, installmentCount } = ledger.schedule;
  const paymentMethodId = await cardOf(db, studentId, row, today);
  const parts = partsOf([row], today);
  const amount = totalOf(parts);
  if (!paymentMethodId) {
    const texts = noCardTexts({ amount, currency }, autoPayOn);
    const message = paymentMessage(portalOrigin, texts);
    await notify(db, { studentIds: [studentId], ...message }, now);
    return null;
  }
  const kind = { kind: 'INSTALLMENT' as const, captureMethod: 'AUTOMATIC' as const };
  const description = row.installment > 0 ? `${planName}, ${row.installment}/${installmentCount}` : planName;
  const charge = { ledger, studentId, currency, amount, parts, description, paymentMethodId };
  return beginCharge(db, { ...charge, ...kind }, now);
}

/**
 * Charges the due rows of students with autopay, also those that waited for another card and have one now. The attempt is claimed under the schedule's lock, so only one
 * process charges it, and only once. `reconcilePayments` finishes what a process left unfinished.
 */
export async function chargeDueRows(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>,
  signal?: AbortSignal,
): Promise<number> {
  const { db, now, log, config } = dependencies;
  const { id, scheduleId, autoPayOn } = paymentScheduleRows;
  let charged = 0;
  await resumeAutopay(dependencies, { signal });
  await forEachDue<Pick<StoredRow, 'id' | 'scheduleId' | 'autoPayOn'>>({
    read: (after, limit) =>
      db
        .select({ id, scheduleId, autoPayOn })
        .from(paymentScheduleRows)
        .innerJoin(paymentSchedules, eq(paymentSchedules.id, scheduleId))
        .innerJoin(students, eq(students.id, paymentSchedules.studentId))
        .where(
          and(
            inArray(paymentScheduleRows.status, payable),
            lte(autoPayOn, instituteDay(now())),
            eq(paymentScheduleRows.captureMethod, 'AUTOMATIC'),
            eq(paymentSchedules.status, 'ACTIVE'),
            eq(students.autoPay, true),
            after && isAfter([autoPayOn, id], [after.autoPayOn, after.id]),
          ),
        )
        .orderBy(asc(autoPayOn), asc(id))
        .limit(limit),
    handle: async (row) => {
      const paymentId = await atOnce({ db, now }, (db, now) =>
        beginAttempt(db, row.id, row.scheduleId, portalMail({ config, now })),
      );
      if (!paymentId) return;
      charged += 1;
      await charge(dependencies, paymentId);
    },
    onFailure: (error, row) => log.error({ err: error, rowId: row.id }, 'autopay failed'),
    signal,
  });
  return charged;
}

const captureMethodOf = (isAutomatic: boolean) => (isAutomatic ? 'AUTOMATIC' : 'MANUAL');

type Switch = {
  enabled: boolean;
  /** Which open rows get the card: those without one, or all. */
  card: string | null;
  isForAll: boolean;
};

// The bank may refuse what is in progress, and then it's open again.
const isOpen = inArray(paymentScheduleRows.status, [...payable, 'IN_PROGRESS']);

/**
 * Turns a student's autopay on or off for every open row of the active schedules. `db` is the caller's transaction.
 * The caller has checked that the card can be charged.
 */
export async function setAutoPay(
  db: Database,
  studentId: string,
  { enabled, card, isForAll }: Switch,
  now: Date,
): Promise<void> {
  const before = await lockStudent(db, studentId);
  const isOwn = and(eq(paymentSchedules.studentId, studentId), eq(paymentSchedules.status, 'ACTIVE'));
  const ownSchedules = await lockRows(db, paymentSchedules, isOwn);
  await db.update(students).set({ autoPay: enabled }).where(eq(students.id, studentId));
  const isOpenRow = and(
    inArray(
      paymentScheduleRows.scheduleId,
      ownSchedules.map(({ id }) => id),
    ),
    isOpen,
  );
  const isTurned = before!.autoPay !== enabled;
  // Turning autopay on again resets the attempts of rows that were declined too often.
  const dueDate = sql`greatest(${paymentScheduleRows.dueDate}, ${instituteDay(now)})`;
  const isLeftOut = isTurned ? undefined : eq(paymentScheduleRows.captureMethod, 'MANUAL');
  const resumed = enabled
    ? await db
        .update(paymentScheduleRows)
        .set({ autoPayAttempts: 0, autoPayOn: dueDate })
        .where(and(isOpenRow, isLeftOut))
        .returning({ id: paymentScheduleRows.id })
    : [];
  const captureMethod = captureMethodOf(enabled);
  await db.update(paymentScheduleRows).set({ captureMethod }).where(isOpenRow);
  if (card && (isForAll || enabled)) {
    const unassigned = isForAll ? undefined : isNull(paymentScheduleRows.paymentMethodId);
    await db.update(paymentScheduleRows).set({ paymentMethodId: card }).where(and(isOpenRow, unassigned));
  }
  if (!isTurned && resumed.length === 0) return;
  const type = enabled ? 'AUTO_PAY_ENABLED' : 'AUTO_PAY_DISABLED';
  await recordAccountEvent(db, { studentId, type }, now);
}

/**
 * Applies the choice made while enrolling to the enrollment's schedule only. It is turned on for later rows, because what is
 * due was charged when the application was submitted. Other schedules stay as they are. `db` is the caller's transaction.
 */
export async function setAutoPayOfEnrollment(
  db: Database,
  { studentId, scheduleId, enabled }: { studentId: string; scheduleId: string; enabled: boolean },
  now: Date,
): Promise<void> {
  const before = await lockStudent(db, studentId);
  await lockRows(db, paymentSchedules, eq(paymentSchedules.id, scheduleId));
  const { scheduleId: ofSchedule, dueDate, id } = paymentScheduleRows;
  const changed = await db
    .update(paymentScheduleRows)
    .set({ captureMethod: captureMethodOf(enabled) })
    .where(and(eq(ofSchedule, scheduleId), isOpen, enabled ? gt(dueDate, instituteDay(now)) : undefined))
    .returning({ id });
  if (!enabled || changed.length === 0 || before!.autoPay) return;
  await db.update(students).set({ autoPay: true }).where(eq(students.id, studentId));
  await recordAccountEvent(db, { studentId, type: 'AUTO_PAY_ENABLED' }, now);
}

export function autoPayHandlers({ db, now }: Dependencies): Pick<Handlers, 'updateAutoPay'> {
  return {
    updateAutoPay: async ({ body, caller }) => {
      const { studentId } = caller;
      const { enabled, paymentMethodId = null } = body;
      await atOnce({ db, now }, async (db, now) => {
        await lockStudent(db, studentId);
        const [standard] = await db
          .select()
          .from(paymentMethods)
          .where(and(eq(paymentMethods.studentId, studentId), eq(paymentMethods.isDefault, true)));
        const card = paymentMethodId ?? standard?.id ?? null;
        if (paymentMethodId || enabled) await usableMethod(db, studentId, card ?? newId(), instituteDay(now));
        const isForAll = paymentMethodId !== null;
        await setAutoPay(db, studentId, { enabled, card, isForAll }, now);
      });
      return { content: await readSummary(db, studentId, {}, now()) };
    },
  };
}
