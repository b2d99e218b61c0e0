import type { components } from '@institute/api-schema';
import { and, asc, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { normalEmail } from '../account/accounts.ts';
import { hasRole, requireOwnCoach } from '../account/caller.ts';
import { requestEmailVerification } from '../account/email-verification.ts';
import { readPurchases } from '../booking/purchases/read-purchases.ts';
import { readCoachSessions } from '../booking/sessions/read-sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { lockCoach } from '../platform/locks.ts';
import { problem } from '../platform/problem.ts';
import { readInvoices, readSubscription } from '../subscriptions/read-subscription.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coachSchedules } from '../tables/coach-schedules.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { coaches } from '../tables/coaches.ts';
import { oneTimeTokens } from '../tables/one-time-tokens.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { findCoaches } from './coaches.ts';
import { profileCompletion } from './completion.ts';

type Accounts = Pick<
  Handlers,
  'getCoachProfileCompletion' | 'updateCoachAccount' | 'deleteCoachAccount' | 'exportCoachData'
>;

/** More than any account has. */
const everything = { limit: 100_000 };

export function coachAccountHandlers(dependencies: Dependencies): Accounts {
  const { db, now } = dependencies;

  async function readCoach(db: Database, id: string) {
    const [coach] = (await findCoaches(db, [id])).values();
    if (!coach) throw problem('notFound');
    return coach;
  }

  async function readAccount(db: Database, userId: string): Promise<components['schemas']['CoachAccount']> {
    const [account] = await db
      .select({
        email: users.email,
        timeZone: users.timeZone,
        languageIso2LetterCode: students.languageIso2LetterCode,
      })
      .from(users)
      .innerJoin(students, eq(students.userId, users.id))
      .where(eq(users.id, userId));
    const [waiting] = await db
      .select({ email: oneTimeTokens.email })
      .from(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.userId, userId),
          eq(oneTimeTokens.purpose, 'VERIFY_EMAIL'),
          isNull(oneTimeTokens.usedAt),
          gt(oneTimeTokens.expiresAt, now()),
          ne(oneTimeTokens.email, account!.email),
        ),
      );
    return { ...account!, unconfirmedEmail: waiting?.email ?? null };
  }

  return {
    getCoachProfileCompletion: async ({ path, caller }) => {
      if (!hasRole(caller, 'ADMIN')) requireOwnCoach(path.coachId, caller);
      return { content: profileCompletion(await readCoach(db, path.coachId)) };
    },

    updateCoachAccount: async ({ path, body, caller, address }) => {
      requireOwnCoach(path.coachId, caller);
      await requestEmailVerification(
        dependencies,
        caller,
        { email: normalEmail(body.email), currentPassword: body.currentPassword },
        'COACH',
        address,
      );
      const { languageIso2LetterCode } = body;
      const timeZone = body.timeZone === 'none' ? null : body.timeZone;
      const content = await db.transaction(async (db) => {
        await db
          .update(students)
          .set({ languageIso2LetterCode, updatedAt: now() })
          .where(eq(students.id, caller.studentId));
        await db.update(users).set({ timeZone }).where(eq(users.id, caller.userId));
        const actor = actorOf(caller, caller.studentId, 'COACH');
        await recordActivity(db, { ...actor, type: 'ACCOUNT_UPDATED' }, now());
        return readAccount(db, caller.userId);
      });
      return { content };
    },

    deleteCoachAccount: async ({ path, caller }) => {
      requireOwnCoach(path.coachId, caller);
      await db.transaction(async (db) => {
        // Locks out bookings until the account is closed.
        await lockCoach(db, path.coachId);
        const coming = and(
          eq(coachSessions.coachId, path.coachId),
          eq(coachSessions.status, 'BOOKED'),
          gt(coachSessions.endTime, now()),
        );
        if ((await db.$count(coachSessions, coming)) > 0) throw problem('coachHasSessions');
        await db.delete(coaches).where(eq(coaches.id, path.coachId));
        const roles = caller.roles.filter(({ name }) => name !== 'COACH');
        await db.update(users).set({ roles }).where(eq(users.id, caller.userId));
        const actor = actorOf(caller, caller.studentId, 'COACH');
        await recordActivity(db, { ...actor, type: 'COACH_ACCOUNT_DELETED' }, now());
      });
    },

    exportCoachData: async ({ path, caller }) => {
      requireOwnCoach(path.coachId, caller);
      const { coachId } = path;
      const products = await db.select().from(coachProducts).where(eq(coachProducts.coachId, coachId));
      const schedules = await db.select().from(coachSchedules).where(eq(coachSchedules.coachId, coachId));
      const of = eq(coachSessions.coachId, coachId);
      const bought = eq(coachProductPurchases.coachId, coachId);
      return {
        content: {
          exportedAt: now().toISOString(),
          account: await readAccount(db, caller.userId),
          coach: await readCoach(db, coachId),
          products: products.map(({ coachId: _, ...product }) => product),
          schedules: schedules.map(({ coachId: _, ...schedule }) => schedule),
          coachingSessions: await readCoachSessions(db, caller.coachId, of, {
            order: [asc(coachSessions.startTime)],
            ...everything,
          }),
          purchases: await readPurchases(db, bought, {
            order: [desc(coachProductPurchases.id)],
            ...everything,
          }),
          subscription: (await readSubscription(db, coachId))!,
          invoices: await readInvoices(db, coachId, everything),
        },
      };
    },
  };
}
