import type { Schemas } from '@institute/api-schema';
import { and, eq, gt, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import { accountDeletedEmail } from './account/emails.ts';
import { requireCurrentPassword } from './account/passwords.ts';
import { logSecurityEvent } from './account/security-log.ts';
import { purchaseKey } from './booking/purchases/pay.ts';
import { isDeliveryOpen, readPurchases } from './booking/purchases/read-purchases.ts';
import type { Dependencies } from './dependencies.ts';
import { deleteFileRows, removeBytes } from './files/remove-files.ts';
import { sendEmail } from './letters/outbox.ts';
import { lockCircles, lockStudent } from './locks.ts';
import { remainingOf } from './money/ledger.ts';
import { readLedgers } from './money/stored-ledger.ts';
import { type Caller, hasRole } from './platform/caller.ts';
import type { Handlers } from './platform/contract.ts';
import { atOnce, type Database } from './platform/database.ts';
import { instituteDay } from './platform/institute-days.ts';
import { problem } from './platform/problem.ts';
import { activities } from './tables/activities.ts';
import { studentAwards } from './tables/awards.ts';
import { coachProductPurchases } from './tables/coach-product-purchases.ts';
import { coachSessionNotes, coachSessions } from './tables/coach-sessions.ts';
import { circleAttendance, circleStudents } from './tables/coaching-circles.ts';
import { cohortAlerts } from './tables/cohort-alerts.ts';
import { communicationIntents } from './tables/communication-intents.ts';
import { communicationPreferences } from './tables/communication-preferences.ts';
import { courseStudents, learningResults, moduleBookmarks, moduleProgress } from './tables/courses.ts';
import { emails } from './tables/emails.ts';
import {
  enrollmentApplications,
  enrollmentSubmissions,
  enrollmentTransitions,
} from './tables/enrollment-applications.ts';
import { envelopes } from './tables/envelopes.ts';
import { files as fileTable } from './tables/files.ts';
import { heldEmails } from './tables/held-emails.ts';
import { idempotencyKeys } from './tables/idempotency-keys.ts';
import { oneTimeTokens } from './tables/one-time-tokens.ts';
import { paymentCustomers, paymentMethods } from './tables/payment-methods.ts';
import { paymentSchedules } from './tables/payment-schedules.ts';
import { payments, refunds, rollovers } from './tables/payments.ts';
import { cohorts } from './tables/programs.ts';
import { purchaseRefunds, sessionCredits } from './tables/session-credits.ts';
import { sessions } from './tables/sessions.ts';
import { students } from './tables/students.ts';
import { transfers } from './tables/transfers.ts';
import { users } from './tables/users.ts';

type Obstacle = Schemas['AccountDeletionObstacle'];
type Purchase = Schemas['CoachProductPurchase'];

const undecided = ['SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED', 'APPROVED', 'SIGNING'] as const;

/** Refunds of purchases that are on their way. */
const countReturning = (db: Database, purchaseIds: string[]) =>
  db.$count(
    purchaseRefunds,
    and(eq(purchaseRefunds.status, 'PENDING'), inArray(purchaseRefunds.purchaseId, purchaseIds)),
  );

/**
 * Payments of the student that aren't settled. What a payment buys counts until that is recorded too: the provider may
 * have charged it while no process was left to say so.
 */
async function countPaying(db: Database, studentId: string, purchases: Purchase[]): Promise<number> {
  const paying = await db
    .select({ id: payments.id, key: payments.key })
    .from(payments)
    .where(and(eq(payments.studentId, studentId), eq(payments.status, 'IN_PROGRESS')));
  const submissions = await db
    .select({ key: enrollmentSubmissions.id })
    .from(enrollmentSubmissions)
    .innerJoin(enrollmentApplications, eq(enrollmentApplications.id, enrollmentSubmissions.applicationId))
    .where(
      and(eq(enrollmentApplications.studentId, studentId), eq(enrollmentSubmissions.status, 'CHARGING')),
    );
  const confirming = await db
    .select({ key: transfers.feeKey, id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.studentId, studentId), isNotNull(transfers.confirmingSince)));
  const bought = purchases.filter(({ status }) => status === 'IN_PROGRESS');
  return new Set([
    ...[...paying, ...confirming].map(({ key, id }) => key ?? id),
    ...submissions.map(({ key }) => key),
    ...bought.map(({ id }) => purchaseKey(id)),
  ]).size;
}

/** What has to be settled before the account can be deleted. */
async function findObstacles(db: Database, caller: Caller, now: Date): Promise<Obstacle[]> {
  const { studentId, coachId } = caller;
  const ofApplication = eq(enrollmentApplications.studentId, studentId);
  const enrolled = await db
    .select({ id: enrollmentApplications.id })
    .from(enrollmentApplications)
    .innerJoin(cohorts, eq(cohorts.id, enrollmentApplications.cohortId))
    .where(
      and(
        ofApplication,
        eq(enrollmentApplications.status, 'COMPLETE'),
        isNull(enrollmentApplications.transferredToId),
        gte(cohorts.graduationDate, instituteDay(now)),
      ),
    );
  const schedules = await db.select().from(paymentSchedules).where(eq(paymentSchedules.studentId, studentId));
  const ledgers = [...(await readLedgers(db, schedules)).values()];
  const owed = ledgers.filter(({ schedule, rows }) => schedule.status === 'ACTIVE' && remainingOf(rows) > 0);
  const refunding =
    schedules.length === 0
      ? 0
      : await db.$count(
          refunds,
          and(
            inArray(
              refunds.scheduleId,
              schedules.map(({ id }) => id),
            ),
            eq(refunds.status, 'IN_PROGRESS'),
          ),
        );
  const purchases = await readPurchases(
    db,
    eq(coachProductPurchases.studentId, studentId),
    { caller, now },
    {
      limit: 100_000,
    },
  );
  const returning = await countReturning(
    db,
    purchases.map(({ id }) => id),
  );
  const booked = and(
    eq(coachSessions.studentId, studentId),
    eq(coachSessions.status, 'BOOKED'),
    gt(coachSessions.endTime, now),
  );
  const counts: Record<Obstacle['type'], number> = {
    STAFF_ROLE: hasRole(caller, 'ADVISOR', 'ADMIN') ? 1 : 0,
    COACH_ACCOUNT: coachId ? 1 : 0,
    APPLICATION: await db.$count(
      enrollmentApplications,
      and(ofApplication, inArray(enrollmentApplications.status, [...undecided])),
    ),
    ENROLLMENT: enrolled.length,
    BALANCE: owed.length,
    CREDIT: await db.$count(
      rollovers,
      and(eq(rollovers.studentId, studentId), isNull(rollovers.toScheduleId)),
    ),
    PAYMENT: (await countPaying(db, studentId, purchases)) + refunding + returning,
    BOOKED_SESSION: await db.$count(coachSessions, booked),
    // Free ones end with the account.
    UNUSED_SESSION: purchases.reduce(
      (sum, { amount, bookableSessionCount }) => sum + (amount > 0 ? bookableSessionCount : 0),
      0,
    ),
    UNDELIVERED_PRODUCT: await db.$count(
      coachProductPurchases,
      and(eq(coachProductPurchases.studentId, studentId), isDeliveryOpen),
    ),
  };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([type, count]) => ({ type: type as Obstacle['type'], count }));
}

/** Deletes what the student and others wrote into records that stay. */
async function deleteReasons(db: Database, studentId: string): Promise<void> {
  const applications = db
    .select({ id: enrollmentApplications.id })
    .from(enrollmentApplications)
    .where(eq(enrollmentApplications.studentId, studentId));
  const purchases = db
    .select({ id: coachProductPurchases.id })
    .from(coachProductPurchases)
    .where(eq(coachProductPurchases.studentId, studentId));
  await db
    .update(enrollmentTransitions)
    .set({ note: null })
    .where(inArray(enrollmentTransitions.applicationId, applications));
  await db
    .update(enrollmentTransitions)
    .set({ actorName: null })
    .where(
      and(
        inArray(enrollmentTransitions.applicationId, applications),
        eq(enrollmentTransitions.actor, 'STUDENT'),
      ),
    );
  await db.update(envelopes).set({ reason: null }).where(eq(envelopes.studentId, studentId));
  await db
    .update(purchaseRefunds)
    .set({ reason: null })
    .where(inArray(purchaseRefunds.purchaseId, purchases));
  await db
    .update(enrollmentApplications)
    .set({ note: null })
    .where(eq(enrollmentApplications.studentId, studentId));
  await db.update(coachSessions).set({ reason: null }).where(eq(coachSessions.studentId, studentId));
  await db.update(sessionCredits).set({ reason: null }).where(inArray(sessionCredits.purchaseId, purchases));
  await db
    .update(transfers)
    .set({ reason: null, closeReason: null })
    .where(eq(transfers.studentId, studentId));
}

/** Deletes what only the student needs. Returns the files to remove. */
async function deletePersonalData(db: Database, { studentId, userId, email }: Caller, now: Date) {
  const active = await db
    .select({ id: circleStudents.circleId })
    .from(circleStudents)
    .where(eq(circleStudents.studentId, studentId));
  const ownSessions = db
    .select({ id: coachSessions.id })
    .from(coachSessions)
    .where(eq(coachSessions.studentId, studentId));
  await db.delete(coachSessionNotes).where(inArray(coachSessionNotes.sessionId, ownSessions));
  await db
    .delete(coachSessions)
    .where(and(eq(coachSessions.studentId, studentId), eq(coachSessions.status, 'HELD_SLOT')));
  await db
    .update(coachProductPurchases)
    .set({ deliveryAddress: null, deliveryNote: null })
    .where(eq(coachProductPurchases.studentId, studentId));
  // With all facts about the person that they state. Only what was signed is kept.
  await db.delete(envelopes).where(and(eq(envelopes.studentId, studentId), isNull(envelopes.signedAt)));
  await deleteReasons(db, studentId);
  await lockCircles(db, ...active.map(({ id }) => id));
  await db
    .delete(enrollmentApplications)
    .where(and(eq(enrollmentApplications.studentId, studentId), eq(enrollmentApplications.status, 'DRAFT')));
  for (const table of [
    circleStudents,
    circleAttendance,
    cohortAlerts,
    communicationIntents,
    communicationPreferences,
    heldEmails,
    activities,
    courseStudents,
    moduleProgress,
    moduleBookmarks,
    learningResults,
  ]) {
    await db.delete(table).where(eq(table.studentId, studentId));
  }
  for (const table of [oneTimeTokens, idempotencyKeys, sessions]) {
    await db.delete(table).where(eq(table.userId, userId));
  }
  await db.delete(emails).where(eq(emails.recipient, email));
  // The certificate and its verification stay; the page that the student shared doesn't.
  await db.update(studentAwards).set({ shareToken: null }).where(eq(studentAwards.studentId, studentId));
  await db.delete(paymentMethods).where(eq(paymentMethods.studentId, studentId));
  // `updateCustomers` deletes the customer, with all cards, at the provider.
  await db
    .update(paymentCustomers)
    .set({ email: null, name: null })
    .where(eq(paymentCustomers.studentId, studentId));
  return deleteFileRows(db, eq(fileTable.ownerId, studentId), now);
}

/** The profile without the person. Payments, purchases and documents have the name that they were made with. */
const emptyProfile = {
  firstName: 'Deleted',
  middleName: null,
  lastName: 'account',
  gender: null,
  dateBirth: null,
  homePhone: null,
  workPhone: null,
  mobilePhone: null,
  country: null,
  countryCode: null,
  state: null,
  stateCode: null,
  city: null,
  zip: null,
  street1: null,
  street2: null,
  latitude: null,
  longitude: null,
  formattedAddress: null,
  photo: null,
  crmId: null,
  learningSystemId: null,
  learningPlatformUserId: null,
  educationLevel: null,
  occupation: null,
  militaryMember: null,
  programTrack: null,
  cohortId: null,
  leftCircleId: null,
  autoPay: false,
  active: false,
};

type Accounts = Pick<Handlers, 'getStudentAccountDeletion' | 'deleteStudentAccount'>;

export function studentAccountHandlers(dependencies: Dependencies): Accounts {
  const { db, now, log } = dependencies;

  return {
    getStudentAccountDeletion: async ({ caller }) => {
      const obstacles = await findObstacles(db, caller, now());
      return { content: { isPossible: obstacles.length === 0, obstacles } };
    },

    deleteStudentAccount: async ({ body, caller, address }) => {
      await requireCurrentPassword(dependencies, caller, body.currentPassword, address);
      const names = await atOnce({ db, now }, async (db, now) => {
        await lockStudent(db, caller.studentId);
        if ((await findObstacles(db, caller, now)).length > 0) throw problem('accountInUse');
        const removed = await deletePersonalData(db, caller, now);
        await db
          .update(students)
          .set({ ...emptyProfile, deletedAt: now, updatedAt: now })
          .where(eq(students.id, caller.studentId));
        await db
          .update(users)
          .set({
            email: `${caller.userId}@deleted.invalid`,
            passwordHash: null,
            isVerifiedEmail: false,
            isDisabled: true,
            timeZone: null,
          })
          .where(eq(users.id, caller.userId));
        await sendEmail(db, accountDeletedEmail(caller), now);
        return removed;
      });
      logSecurityEvent({ log }, 'account deleted', { address, account: caller.email });
      await removeBytes(dependencies, names);
    },
  };
}
