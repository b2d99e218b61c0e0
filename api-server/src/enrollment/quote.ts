import type { Schemas } from '@institute/api-schema';
import type { Dependencies } from '../dependencies.ts';
import { quoteLifetime } from '../money/durations.ts';
import { openAmountOf, openRows, remainingOf } from '../money/ledger.ts';
import { planOf, planView, priceRow } from '../money/plans.ts';
import { amountOf } from '../money/price.ts';
import { planRows, rolloverCredit } from '../money/schedule.ts';
import type { Caller } from '../platform/caller.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { ProblemError, problem } from '../platform/problem.ts';
import { findPromoCode } from '../programs/promo-codes.ts';
import { currentAgreement, readSent } from '../signing/sent-envelopes.ts';
import { enrollmentQuotes } from '../tables/enrollment-applications.ts';
import { isDatedEarlier, prepareAgreement } from './agreement.ts';
import { applicationView } from './application-view.ts';
import { lockOwn } from './drafts.ts';
import { type ApplicationRow, type References, referencesOf } from './references.ts';

/** Whether an application can be submitted or resubmitted. */
export const isWithStudent = ({ status }: ApplicationRow) =>
  status === 'DRAFT' || status === 'CHANGES_REQUESTED';

/**
 * Updates the agreement to changes outside the application, such as the profile or the date. Uses a separate
 * transaction, so that the result is kept even if submitting is then refused.
 */
export async function refreshAgreement(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  id: string,
  caller: Pick<Caller, 'studentId'>,
): Promise<void> {
  await atOnce({ db, now }, async (db, now) => {
    const application = await lockOwn(db, id, caller);
    if (isWithStudent(application)) {
      await prepareAgreement(db, application, await referencesOf(db, application), now);
    }
  });
}

/**
 * Dates an agreement that is still to be signed today: what is signed says the day on which it is read and signed. Makes
 * a new one if staff have voided it.
 */
export async function dateAgreement(
  dependencies: Pick<Dependencies, 'db' | 'now'>,
  id: string,
  caller: Pick<Caller, 'studentId'>,
): Promise<void> {
  const current = currentAgreement(await readSent(dependencies.db, [id]));
  const now = dependencies.now();
  if (!current || (current.expiresAt > now && isDatedEarlier(current, instituteDay(now))))
    await refreshAgreement(dependencies, id, caller);
}

/** What submitting a draft costs today, after the student's credit. Throws if its promo code is no longer valid. */
export async function price(db: Database, application: ApplicationRow, references: References, now: Date) {
  const { id, programId, voucherCode } = application;
  const { cohort, program } = references;
  if (!cohort) throw problem('noCohortSelected');
  if (!references.plan) throw problem('noPaymentPlanSelected');
  const plan = planOf(references.plan, program);
  const promoCode =
    voucherCode === null
      ? null
      : await findPromoCode(db, { code: voucherCode, programId, applicationId: id, now });
  const today = instituteDay(now);
  const waiting = await rolloverCredit(db, application.studentId, plan.currency);
  const { rows, left } = planRows({ plan, cohort, promoCode, rollover: waiting, fee: 0, today });
  const dueToday = remainingOf(rows.filter(({ dueDate }) => dueDate <= today));
  return { cohort, plan, promoCode, rows, credit: waiting - left, dueToday, today };
}

/** Quotes and stores the cost of submitting. `db` is the transaction that has locked the application. */
async function createQuote(
  db: Database,
  application: ApplicationRow,
  references: References,
  now: Date,
): Promise<Schemas['EnrollmentQuote']> {
  if (application.status !== 'DRAFT') {
    throw problem('applicationStatusInvalid', { current: applicationView(application, references, now) });
  }
  const { cohort, plan, promoCode, today, ...cost } = await price(db, application, references, now);
  const { currency, price: shown } = planView(plan, cohort.startDate, promoCode, today);
  const { dueToday, credit } = cost;
  const left = remainingOf(cost.rows);
  const cutOff = cost.rows.filter(({ status }) => status === 'DELETED');
  const waivedRest = cutOff.reduce((sum, row) => sum + amountOf(row), 0);
  const rows = openRows(cost.rows).map((row) => ({ ...priceRow(row), amountDue: openAmountOf(row) }));
  const expiresAt = new Date(now.getTime() + quoteLifetime);
  const [stored] = await db
    .insert(enrollmentQuotes)
    .values({
      applicationId: application.id,
      applicationVersion: application.version,
      dueToday,
      totalOwed: left,
      expiresAt,
    })
    .returning();
  return {
    quoteId: stored!.id,
    currency,
    dueToday,
    dueLater: left - dueToday,
    credit,
    interestSaved: shown.totalOwed - credit - left - waivedRest,
    waivedRest,
    price: shown,
    rows,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Quotes the cost of submitting. The agreement is updated first and stays so even if there is no price. */
export async function quoteApplication(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  id: string,
  caller: Pick<Caller, 'studentId'>,
): Promise<Schemas['EnrollmentQuote']> {
  const quote = await atOnce({ db, now }, async (db, now) => {
    const application = await lockOwn(db, id, caller);
    const storedReferences = await referencesOf(db, application);
    const references = isWithStudent(application)
      ? await prepareAgreement(db, application, storedReferences, now)
      : storedReferences;
    try {
      return await createQuote(db, application, references, now);
    } catch (error) {
      if (error instanceof ProblemError) return error;
      throw error;
    }
  });
  if (quote instanceof ProblemError) throw quote;
  return quote;
}
