import type { Schemas } from '@institute/api-schema';
import {
  transferClosingDays,
  transferFeeIn,
  transferLimit,
  transferOfferDays,
} from '@institute/api-schema/policy';
import { addDays } from '@institute/values/formats';
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { lockEnrollment } from '../locks.ts';
import { accountStatus, breakdownOf } from '../money/account-status.ts';
import { disputedAmount } from '../money/disputed-amounts.ts';
import { quoteLifetime } from '../money/durations.ts';
import { inOrder, liveRows, openAmountOf, type Row, remainingOf } from '../money/ledger.ts';
import { amountOf } from '../money/price.ts';
import { lockLedger, type StoredLedger } from '../money/stored-ledger.ts';
import type { Database } from '../platform/database.ts';
import { sha256 } from '../platform/digest.ts';
import { day } from '../platform/durations.ts';
import { instituteDay, startOfInstituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { type Cohort, findCohort } from '../programs/cohorts.ts';
import { cohortView } from '../programs/programs.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { transferQuotes, transfers, unfinishedTransfers } from '../tables/transfers.ts';
import { classDifferences, priceDifferences } from './differences.ts';
import { previewTransfer } from './move-schedule.ts';
import {
  type Eligibility,
  eligibilityRefusal,
  isOpen,
  nextTransfer,
  openStatuses,
  type TransferState,
} from './transfer-rules.ts';

export type TransferRow = typeof transfers.$inferSelect;
type Application = typeof enrollmentApplications.$inferSelect;

/** How long an offer is open. */
const offerLifetime = transferOfferDays * day;

/** Statuses that count toward the student's limit. */
const counted: TransferRow['status'][] = [...openStatuses, 'CONFIRMED'];

/** A student's transfers within a program, across all enrollments. */
async function countTransfers(
  db: Database,
  { studentId, programId }: Application,
  except: string | null,
): Promise<number> {
  const rows = await db
    .select({ id: transfers.id })
    .from(transfers)
    .innerJoin(enrollmentApplications, eq(enrollmentApplications.id, transfers.applicationId))
    .where(
      and(
        eq(transfers.studentId, studentId),
        eq(enrollmentApplications.programId, programId),
        inArray(transfers.status, counted),
        except === null ? undefined : ne(transfers.id, except),
      ),
    );
  return rows.length;
}

/**
 * The facts that decide whether a transfer is allowed. `except` is the transfer in question, if it already exists.
 */
export async function eligibilityOf(
  db: Database,
  application: Application,
  except: string | null,
  now: Date,
): Promise<Eligibility> {
  const today = instituteDay(now);
  const cohort = (await findCohort(db, application.cohortId!))!;
  const scheduleId = application.paymentScheduleId;
  const ledger = scheduleId === null ? null : await lockLedger(db, scheduleId);
  return {
    used: await countTransfers(db, application, except),
    isGraduated: cohort.graduationDate <= today,
    isPastDue: ledger !== null && accountStatus(ledger.rows, today).status !== 'GOOD',
    isDisputed: ledger !== null && disputedAmount(ledger) > 0,
    isWindowOpen: today <= addDays(cohort.graduationDate, -transferClosingDays),
  };
}

/** Whether a student could request a transfer from an enrollment now: to a class, or to any if `cohortId` is null. */
export async function canTransfer(
  db: Database,
  { applicationId, cohortId }: { applicationId: string; cohortId: string | null },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (db) => {
    const application = await lockEnrollment(db, applicationId);
    if (application?.status !== 'COMPLETE') return false;
    const isOpen = inArray(transfers.status, unfinishedTransfers);
    const openCount = await db.$count(transfers, and(eq(transfers.applicationId, applicationId), isOpen));
    if (openCount > 0) return false;
    const targets = await findTargets(db, application, now);
    if (!targets.some(({ id }) => cohortId === null || id === cohortId)) return false;
    return eligibilityRefusal(await eligibilityOf(db, application, null, now)) === null;
  });
}

/** The caller's enrollment, locked, if it can be transferred: a complete one. */
export async function lockOwnEnrollment(
  db: Database,
  { applicationId, studentId }: { applicationId: string; studentId: string },
): Promise<Application> {
  const application = await lockEnrollment(db, applicationId);
  if (application?.studentId !== studentId) throw problem('notFound');
  if (application.status !== 'COMPLETE') throw problem('transferNotPermit');
  return application;
}

/** Classes of the same program and language that have not started, so that modules carry over. */
async function findTargets(db: Database, { programId, cohortId }: Application, now: Date): Promise<Cohort[]> {
  const current = (await findCohort(db, cohortId!))!;
  return db
    .select()
    .from(cohorts)
    .where(
      and(
        eq(cohorts.programId, programId),
        eq(cohorts.languageIso2LetterCode, current.languageIso2LetterCode),
        gt(cohorts.startDate, instituteDay(now)),
        eq(cohorts.isActive, true),
        ne(cohorts.id, current.id),
      ),
    )
    .orderBy(asc(cohorts.startDate), asc(cohorts.id))
    .limit(100);
}

async function currencyOf(db: Database, programId: string): Promise<string> {
  const [program] = await db.select().from(programs).where(eq(programs.id, programId));
  return program!.currency;
}

export async function transferOptions(
  db: Database,
  application: Application,
  now: Date,
): Promise<Schemas['TransferOptions']> {
  const eligibility = await eligibilityOf(db, application, null, now);
  const refused = eligibilityRefusal(eligibility);
  if (refused) throw problem(refused);
  const { used } = eligibility;
  const currency = await currencyOf(db, application.programId);
  return {
    fee: transferFeeIn(currency, used),
    currency,
    used,
    limit: transferLimit,
    cohorts: (await findTargets(db, application, now)).map(cohortView),
  };
}

/** Creates an offer from a student's request. `db` is a transaction. */
export async function requestTransfer(
  db: Database,
  application: Application,
  { targetCohortId, reason }: { targetCohortId: string; reason: string | null },
  now: Date,
): Promise<TransferRow> {
  const { id: applicationId, studentId, programId } = application;
  const targets = await findTargets(db, application, now);
  const target = targets.find(({ id }) => id === targetCohortId);
  if (!target) {
    const error = { in: 'body', pointer: '/targetCohortId', rule: 'choice', values: {} } as const;
    throw problem('validationFailed', { errors: [error] });
  }
  const isOpenTransfer = and(
    eq(transfers.applicationId, applicationId),
    inArray(transfers.status, openStatuses),
  );
  // One at a time: the first one has to be confirmed or canceled.
  if ((await db.$count(transfers, isOpenTransfer)) > 0) throw problem('transferNotPermit');
  const eligibility = await eligibilityOf(db, application, null, now);
  const startsAt = startOfInstituteDay(target.startDate).getTime();
  const requested: TransferState = {
    status: 'REQUESTED',
    expiresAt: new Date(Math.min(now.getTime() + offerLifetime, startsAt)),
  };
  const hasRoom = target.seatsTaken < target.capacity;
  const outcome = nextTransfer(requested, { type: 'OFFER', eligibility, hasRoom }, now);
  if ('refused' in outcome) throw problem(outcome.refused);
  const currency = await currencyOf(db, programId);
  const [transfer] = await db
    .insert(transfers)
    .values({
      ...outcome.next,
      applicationId,
      studentId,
      currentCohortId: application.cohortId!,
      targetCohortId: target.id,
      reason,
      sequence: eligibility.used + 1,
      fee: transferFeeIn(currency, eligibility.used),
      currency,
      requestedAt: now,
    })
    .returning();
  return transfer!;
}

const rowView = (row: Row): Schemas['TransferRow'] => ({
  type: row.type,
  installment: row.installment,
  dueDate: row.dueDate,
  amountDue: amountOf(row),
  amountRemaining: openAmountOf(row),
});

const rowViews = (rows: Row[]) => inOrder(liveRows(rows)).map(rowView);

/** A class as it is paid today. */
function currentSide(ledger: StoredLedger | null, cohort: Cohort): Schemas['TransferSide'] {
  const shown = cohortView(cohort);
  if (!ledger) return { cohort: shown, totalOwed: 0, totalPaid: 0, totalRemaining: 0, rows: [] };
  const { netTuition, interest, taxes, totalPaid, rollover, totalRemaining } = breakdownOf(ledger);
  return {
    cohort: shown,
    totalOwed: netTuition + interest + taxes,
    totalPaid: totalPaid + rollover,
    totalRemaining,
    rows: rowViews(ledger.rows),
  };
}

type Quoted = Pick<
  Schemas['TransferQuote'],
  'target' | 'dueToday' | 'nextPayment' | 'credit' | 'differences'
>;

/** What the other class costs: the very schedule that confirming opens. A paid-off one moves along unchanged. */
async function quoteTarget(
  db: Database,
  ledger: StoredLedger | null,
  [current, target]: [Cohort, Cohort],
  now: Date,
): Promise<Quoted> {
  const changes = classDifferences(current, target);
  if (ledger?.status !== 'ACTIVE') {
    const side = currentSide(ledger, target);
    return { target: side, dueToday: 0, nextPayment: null, credit: 0, differences: changes };
  }
  const preview = await previewTransfer(db, { from: ledger.schedule.id, cohort: target, now });
  const { rows, rollover, left, dueToday } = preview;
  const { nextPayment } = accountStatus(rows, instituteDay(now));
  return {
    target: {
      cohort: cohortView(target),
      // What is carried over early saves interest there too.
      totalOwed: liveRows(rows).reduce((sum, row) => sum + amountOf(row), 0),
      totalPaid: rollover,
      totalRemaining: remainingOf(rows),
      rows: rowViews(rows),
    },
    dueToday,
    nextPayment: nextPayment && { dueDate: nextPayment.dueDate, amount: nextPayment.amount },
    credit: left,
    differences: [...changes, ...priceDifferences(ledger, preview)],
  };
}

/** The hash of a quote's money: another one means other terms. */
export const hashOfTerms = ({ target: { rows }, dueToday, credit, differences }: Quoted): string =>
  sha256(JSON.stringify([rows, dueToday, credit, differences]));

/** What confirming a transfer now would open. */
export async function quoteNow(
  db: Database,
  transfer: TransferRow,
  ledger: StoredLedger | null,
  now: Date,
): Promise<Quoted> {
  const current = (await findCohort(db, transfer.currentCohortId))!;
  const target = (await findCohort(db, transfer.targetCohortId))!;
  return quoteTarget(db, ledger, [current, target], now);
}

/** Quotes the effects of a transfer and stores the quote. `db` is a transaction. */
export async function quoteTransfer(
  db: Database,
  transfer: TransferRow,
  application: Application,
  now: Date,
): Promise<Schemas['TransferQuote']> {
  if (!isOpen(transfer) || transfer.expiresAt <= now) throw problem('transferNotPermit');
  const scheduleId = application.paymentScheduleId;
  const ledger = scheduleId === null ? null : await lockLedger(db, scheduleId);
  const current = (await findCohort(db, transfer.currentCohortId))!;
  const { fee, currency } = transfer;
  const expiresAt = new Date(now.getTime() + quoteLifetime);
  const quoted = await quoteNow(db, transfer, ledger, now);
  const [stored] = await db
    .insert(transferQuotes)
    .values({
      transferId: transfer.id,
      fee,
      scheduleVersion: ledger?.schedule.version ?? 0,
      termsHash: hashOfTerms(quoted),
      expiresAt,
    })
    .returning();
  return {
    quoteId: stored!.id,
    fee,
    currency,
    current: currentSide(ledger, current),
    ...quoted,
    expiresAt: expiresAt.toISOString(),
  };
}

const instant = (date: Date | null) => date?.toISOString() ?? null;

/** Converts transfers to their API form, in the order of the rows. */
export async function readTransfers(db: Database, rows: TransferRow[]): Promise<Schemas['Transfer'][]> {
  if (rows.length === 0) return [];
  const ids = rows.flatMap(({ currentCohortId, targetCohortId }) => [currentCohortId, targetCohortId]);
  const found = await db.select().from(cohorts).where(inArray(cohorts.id, ids));
  const cohortOf = (id: string) => cohortView(found.find((cohort) => cohort.id === id)!);
  return rows.map((row) => ({
    id: row.id,
    studentId: row.studentId,
    applicationId: row.applicationId,
    status: row.status,
    isOpen: isOpen(row),
    reason: row.reason,
    sequence: row.sequence,
    fee: row.fee,
    currency: row.currency,
    current: cohortOf(row.currentCohortId),
    target: cohortOf(row.targetCohortId),
    requestedAt: row.requestedAt.toISOString(),
    reviewedAt: instant(row.reviewedAt),
    confirmedAt: instant(row.confirmedAt),
    closedAt: instant(row.closedAt),
    closeReason: row.closeReason,
    expiresAt: row.expiresAt.toISOString(),
    newApplicationId: row.newApplicationId,
    newPaymentScheduleId: row.newPaymentScheduleId,
  }));
}
