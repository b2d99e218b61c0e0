import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { cancelledCode } from '../money/charge.ts';
import { providerAtFault } from '../money/gateway/failures.ts';
import { readPayment } from '../money/payment-record.ts';
import { discardSchedule } from '../money/schedule.ts';
import { tellStaff } from '../money/tell-staff.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { forEachDue } from '../platform/each-due.ts';
import { releaseSeat } from '../programs/cohorts.ts';
import { releasePromoCode } from '../programs/promo-codes.ts';
import { enrollmentApplications, enrollmentSubmissions } from '../tables/enrollment-applications.ts';
import { payments } from '../tables/payments.ts';
import { announce, numberOf } from './announce.ts';
import { nextStatus } from './application-rules.ts';
import { lockApplication, move } from './applications.ts';
import { isPaid } from './decisions.ts';
import { unpaid } from './emails.ts';
import type { ApplicationRow } from './references.ts';

type Returning = Pick<Dependencies, 'db' | 'now' | 'log' | 'config'>;

/** Releases what submitting took: the seat, the promo code and the payment schedule, with the credit it had used. */
export async function release(
  db: Database,
  { id, cohortId }: ApplicationRow,
  scheduleId: string,
): Promise<boolean> {
  if (!(await discardSchedule(db, scheduleId))) return false;
  await releaseSeat(db, cohortId!);
  await releasePromoCode(db, id);
  return true;
}

const isCardAtFault = (failureCode: string | null) => !providerAtFault.includes(failureCode ?? '');

/** Returns an application to its draft, if nothing was paid of what was due on submitting. */
async function returnUnpaid({ db, now, config }: Returning, id: string): Promise<void> {
  await atOnce({ db, now }, async (db, now) => {
    const application = await lockApplication(db, id);
    const { paymentId, paymentScheduleId } = application;
    const payment = paymentId === null ? null : await readPayment(db, paymentId);
    if (payment?.status !== 'INVALID' || !paymentScheduleId) return;
    if ('refused' in nextStatus(application.status, 'RETURN_UNPAID')) return;
    // A transfer may have moved what was paid instead to another schedule.
    if (await isPaid(db, application)) return;
    if (!(await release(db, application, paymentScheduleId))) return;
    const ofApplication = eq(enrollmentSubmissions.applicationId, id);
    await db.update(enrollmentSubmissions).set({ status: 'REFUSED' }).where(ofApplication);
    const isOfCard = isCardAtFault(payment.failureCode);
    const actor = { actor: 'SYSTEM', actorName: null } as const;
    // The changes that the advisor has requested are still to be made.
    const note = application.status === 'CHANGES_REQUESTED' ? application.note : null;
    const reset = { paymentScheduleId: null, paymentId: null, submittedAt: null, note };
    const isMethodDeclined = isOfCard && payment.failureCode !== cancelledCode;
    await move(db, application, 'RETURN_UNPAID', actor, now, { ...reset, isMethodDeclined });
    const sending = portalMail({ config, now });
    await announce(db, application, unpaid(numberOf(application), isOfCard), sending);
    await tellStaff(db, payment, 'APPLICATION_UNPAID', payment.amount, sending);
  });
}

/**
 * Returns applications to their drafts whose payment was awaited when they were submitted, and has failed since. With
 * `paymentId`, only the one of that payment.
 */
export async function returnUnpaidApplications(dependencies: Returning, paymentId?: string): Promise<void> {
  const { db, log } = dependencies;
  const { id, status } = enrollmentApplications;
  const isLost = and(
    inArray(status, ['SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED']),
    eq(payments.status, 'INVALID'),
    paymentId === undefined ? undefined : eq(payments.id, paymentId),
  );
  await forEachDue<{ id: string }>({
    read: (after, limit) =>
      db
        .select({ id })
        .from(enrollmentApplications)
        .innerJoin(payments, eq(payments.id, enrollmentApplications.paymentId))
        .where(and(isLost, after && gt(id, after.id)))
        .orderBy(asc(id))
        .limit(limit),
    handle: (application) => returnUnpaid(dependencies, application.id),
    onFailure: (error, application) =>
      log.error({ err: error, applicationId: application.id }, 'an unpaid application is not returned yet'),
  });
}
