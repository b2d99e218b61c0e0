import type { Schemas } from '@institute/api-schema';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { normalEmail } from '../account/accounts.ts';
import { requestEmailVerification } from '../account/email-verification.ts';
import { coachAccountDeletedEmail } from '../account/emails.ts';
import { requireCurrentPassword } from '../account/passwords.ts';
import { type PortalMail, portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { deleteFileRows, removeBytes } from '../files/remove-files.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { sendEmail } from '../letters/outbox.ts';
import { lockCoach, lockRow, lockStudent } from '../locks.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachSessionNotes, coachSessions } from '../tables/coach-sessions.ts';
import { coaches } from '../tables/coaches.ts';
import { circleSessions, coachingCircles } from '../tables/coaching-circles.ts';
import { files as fileTable } from '../tables/files.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { profileCompletion } from './completion.ts';
import { readAccount, readCoach } from './read-account.ts';
import { isUnsettled } from './unsettled.ts';

const coachObjects: Schemas['FileObject'][] = [
  'COACH_COVER_IMAGE',
  'COACH_VIDEO',
  'COACH_VIDEO_CAPTIONS',
  'COACH_PRODUCT_IMAGE',
];

type Accounts = Pick<
  Handlers,
  'getCoachProfileCompletion' | 'getCoachAccount' | 'patchCoachAccount' | 'deleteCoachAccount'
>;

/** What closing an account means for other domains. Runs in the transaction that closes it. */
export interface AccountClosing {
  /** Refunds the sessions that clients have paid and not booked, and the products that they haven't received. */
  refundUndelivered: (
    db: Database,
    coachId: string,
    actor: ReturnType<typeof actorOf> & { userId: string },
    sending: PortalMail,
  ) => Promise<void>;
  /** Gives up what the coach owes for the subscription. */
  voidOpenInvoices: (db: Database, coachId: string) => Promise<void>;
}

/** Meetings of the coach's circles that are not over. */
const comingMeetings = (db: Database, coachId: string, now: Date) =>
  db.$count(
    circleSessions,
    and(
      inArray(
        circleSessions.circleId,
        db
          .select({ id: coachingCircles.id })
          .from(coachingCircles)
          .where(eq(coachingCircles.coachId, coachId)),
      ),
      isNull(circleSessions.deletedAt),
      gt(circleSessions.endTime, now),
    ),
  );

/** Deletes what only the coach has seen: notes, and times that were never booked. The sessions stay for their clients. */
async function deleteUnshared(db: Database, coachId: string): Promise<void> {
  const ofCoach = eq(coachSessions.coachId, coachId);
  const ownSessions = db.select({ id: coachSessions.id }).from(coachSessions).where(ofCoach);
  await db.delete(coachSessionNotes).where(inArray(coachSessionNotes.sessionId, ownSessions));
  await db.delete(coachSessions).where(and(ofCoach, eq(coachSessions.status, 'HELD_SLOT')));
}

/** The pictures, the video and the captions of a coach. */
const filesOfCoach = (ownerId: string) =>
  and(eq(fileTable.ownerId, ownerId), inArray(fileTable.object, coachObjects));

/** Takes the role from those that the user has now: an administrator may have changed them since the caller was recognized. */
async function takeCoachRole(db: Database, userId: string): Promise<void> {
  const user = await lockRow(db, users, eq(users.id, userId));
  const roles = user!.roles.filter(({ name }) => name !== 'COACH');
  await db.update(users).set({ roles }).where(eq(users.id, userId));
}

export function coachAccountHandlers(
  dependencies: Dependencies,
  { refundUndelivered, voidOpenInvoices }: AccountClosing,
): Accounts {
  const { db, now, config } = dependencies;

  return {
    getCoachProfileCompletion: async ({ path }) => {
      return { content: profileCompletion(await readCoach(db, path.coachId)) };
    },

    getCoachAccount: async ({ caller }) => {
      return { content: await readAccount(db, caller.userId, now()) };
    },

    patchCoachAccount: async ({ body, caller, address }) => {
      const requireCurrent = async (db: Database) => {
        const current = await readAccount(db, caller.userId, now());
        if (current.version !== body.version) throw problem('versionConflict', { current: { ...current } });
      };
      await requireCurrent(db);
      const { email, currentPassword, timeZone, languageIso2LetterCode } = body;
      if (email !== undefined) {
        const change = { email: normalEmail(email), currentPassword };
        await requestEmailVerification(dependencies, caller, change, 'COACH', address);
      }
      const content = await atOnce({ db, now }, async (db, now) => {
        await lockStudent(db, caller.studentId);
        await requireCurrent(db);
        await db
          .update(students)
          .set({ languageIso2LetterCode, updatedAt: now })
          .where(eq(students.id, caller.studentId));
        if (timeZone !== undefined) {
          const stored = timeZone === 'none' ? null : timeZone;
          await db.update(users).set({ timeZone: stored }).where(eq(users.id, caller.userId));
        }
        const actor = actorOf(caller, caller.studentId, 'COACH');
        await recordActivity(db, { ...actor, type: 'ACCOUNT_UPDATED' }, now);
        return readAccount(db, caller.userId, now);
      });
      return { content };
    },

    deleteCoachAccount: async ({ path, body, caller, address }) => {
      await requireCurrentPassword(dependencies, caller, body.currentPassword, address);
      const names = await atOnce({ db, now }, async (db, now) => {
        // Locks out bookings until the account is closed.
        await lockCoach(db, path.coachId);
        const ofCoach = eq(coachSessions.coachId, path.coachId);
        const unsettled = await db.$count(coachSessions, and(ofCoach, isUnsettled(now)));
        if (unsettled > 0 || (await comingMeetings(db, path.coachId, now)) > 0)
          throw problem('coachHasSessions');
        const closing = { ...actorOf(caller, caller.studentId, 'COACH'), userId: caller.userId };
        await refundUndelivered(db, path.coachId, closing, portalMail({ config, now }));
        await voidOpenInvoices(db, path.coachId);
        // Before the products go: Postgres checks the references of a row that this transaction has already changed.
        await db
          .update(coachProductPurchases)
          .set({ coachId: null, productId: null })
          .where(eq(coachProductPurchases.coachId, path.coachId));
        await deleteUnshared(db, path.coachId);
        await db.delete(coaches).where(eq(coaches.id, path.coachId));
        await takeCoachRole(db, caller.userId);
        const actor = actorOf(caller, caller.studentId, 'COACH');
        await recordActivity(db, { ...actor, type: 'COACH_ACCOUNT_DELETED' }, now);
        await sendEmail(db, coachAccountDeletedEmail(caller), now);
        return deleteFileRows(db, filesOfCoach(caller.studentId), now);
      });
      await removeBytes(dependencies, names);
    },
  };
}
