import type { components } from '@institute/api-schema';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordActivity } from '../history/activity.ts';
import { coaches } from '../tables/coaches.ts';
import { sessions, sessionTokens } from '../tables/sessions.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { type Account, accountColumns, sessionState } from './accounts.ts';
import type { Caller } from './caller.ts';
import { hashOf, newSecret } from './secrets.ts';

const seconds = 1000;
const hours = 3600 * seconds;

const accessLifetime = 15 * 60 * seconds;
const refreshLifetime = 24 * hours;
const sessionLifetime = 30 * 24 * hours;
/** Two tabs may send the same refresh token at nearly the same moment; only later than this is it taken for stolen. */
const reuseGrace = 10 * seconds;

type Session = components['schemas']['Session'];
/** What a session is opened with: `db` may be a transaction. */
type Opening = Pick<Dependencies, 'db' | 'content'>;
type EndReason = NonNullable<typeof sessions.$inferSelect.endReason>;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

async function issueTokens(
  { db, content }: Opening,
  account: Account,
  session: { id: string; expiresAt: Date },
  now: Date,
) {
  const accessToken = newSecret();
  const refreshToken = newSecret();
  const accessExpiresAt = after(now, accessLifetime);
  await db.insert(sessionTokens).values({
    sessionId: session.id,
    accessHash: hashOf(accessToken),
    accessExpiresAt,
    refreshHash: hashOf(refreshToken),
    refreshExpiresAt: new Date(Math.min(after(now, refreshLifetime).getTime(), session.expiresAt.getTime())),
  });
  return {
    ...sessionState(account, content.forSession(now)),
    accessToken,
    accessTokenExpiresAt: accessExpiresAt.toISOString(),
    refreshToken,
  } satisfies Session;
}

/** A new session, and its line in the log: somebody signed in to one of the apps. */
export function openSession(
  { db, content }: Opening,
  account: Account,
  application: components['schemas']['Application'],
  now: Date,
): Promise<Session> {
  return db.transaction(async (db) => {
    const actor = { studentId: account.studentId, actorId: account.studentId, source: application };
    await recordActivity(db, { ...actor, type: 'SIGNED_IN' }, now);
    return startSession({ db, content }, account, now);
  });
}

async function startSession({ db, content }: Opening, account: Account, now: Date): Promise<Session> {
  const [session] = await db
    .insert(sessions)
    .values({
      userId: account.userId,
      createdAt: now,
      lastActiveAt: now,
      expiresAt: after(now, sessionLifetime),
    })
    .returning();
  return issueTokens({ db, content }, account, session!, now);
}

/** New tokens for a refresh token, or nothing when the session is over: ended, expired, or its token stolen. */
export async function refreshSession(
  { db, content }: Opening,
  refreshToken: string,
  now: Date,
): Promise<Session | null> {
  const hash = hashOf(refreshToken);
  const [found] = await db
    .select({ account: accountColumns, session: sessions, token: sessionTokens })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(students, eq(students.userId, users.id))
    .leftJoin(coaches, eq(coaches.studentId, students.id))
    .where(eq(sessionTokens.refreshHash, hash));
  if (!found || found.session.endedAt || found.session.expiresAt <= now || found.account.isDisabled)
    return null;
  if (found.token.refreshExpiresAt <= now) return null;

  return db.transaction(async (db) => {
    // The condition makes one of many racing requests the first; the others wait for its row and then see it used.
    const [first] = await db
      .update(sessionTokens)
      .set({ refreshUsedAt: now })
      .where(and(eq(sessionTokens.refreshHash, hash), isNull(sessionTokens.refreshUsedAt)))
      .returning();
    if (!first) {
      const [used] = await db.select().from(sessionTokens).where(eq(sessionTokens.refreshHash, hash));
      if (!used?.refreshUsedAt || after(used.refreshUsedAt, reuseGrace) < now) {
        await endSession(db, found.session.id, 'TOKEN_REUSED', now);
        return null;
      }
    }
    await db.update(sessions).set({ lastActiveAt: now }).where(eq(sessions.id, found.session.id));
    return issueTokens({ db, content }, found.account, found.session, now);
  });
}

/** Asked with every call, so it is prepared: the database reads the question once, and soon plans it once. */
function prepareCaller(db: Database) {
  const moment = sql.placeholder('now');
  return db
    .select({ ...accountColumns, sessionId: sessions.id })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(students, eq(students.userId, users.id))
    .leftJoin(coaches, eq(coaches.studentId, students.id))
    .where(
      and(
        eq(sessionTokens.accessHash, sql.placeholder('accessHash')),
        gt(sessionTokens.accessExpiresAt, moment),
        gt(sessions.expiresAt, moment),
        isNull(sessions.endedAt),
        eq(users.isDisabled, false),
      ),
    )
    .prepare('authenticate');
}

/** Who an access token belongs to. */
export function createAuthenticate(db: Database): (accessToken: string, now: Date) => Promise<Caller | null> {
  let query: ReturnType<typeof prepareCaller> | undefined;
  return async (accessToken, now) => {
    query ??= prepareCaller(db);
    const [caller] = await query.execute({ accessHash: hashOf(accessToken), now });
    return caller ?? null;
  };
}

export async function endSession(
  db: Database,
  sessionId: string,
  endReason: EndReason,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

export async function noteActivity(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastActiveAt: now }).where(eq(sessions.id, sessionId));
}

/** Ends every session of a user, or every other one. */
export async function endSessions(
  db: Database,
  userId: string,
  endReason: EndReason,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined,
      ),
    );
}
