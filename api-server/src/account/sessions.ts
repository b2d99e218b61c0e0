import type { Schemas } from '@institute/api-schema';
import { sessionIdleMinutes } from '@institute/api-schema/policy';
import { and, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { recordActivity } from '../history/activity.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { type Database, unnamed } from '../platform/database.ts';
import { hmacSha256 } from '../platform/digest.ts';
import { hour, minute, second } from '../platform/durations.ts';
import { problem } from '../platform/problem.ts';
import { calendarFeeds } from '../tables/calendar-feeds.ts';
import { coaches } from '../tables/coaches.ts';
import { sessions, sessionTokens } from '../tables/sessions.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { accountColumns, sessionState } from './accounts.ts';
import { networkOf } from './device.ts';
import { hashOf, newSecret } from './secrets.ts';

const accessLifetime = 15 * 60 * second;
const refreshLifetime = 24 * hour;
const sessionLifetime = 30 * 24 * hour;
/** Two tabs may send the same refresh token almost simultaneously. Only a later reuse counts as theft. */
const reuseGrace = 10 * second;

/** Inactivity that ends a session, in milliseconds; the apps enforce it to the second. */
const idleLimit = sessionIdleMinutes * minute;
/** Reports come at most once a minute and may be slow to arrive, so the server waits longer than the apps do. */
const idleGrace = 2 * minute;
/** How long an offline app can vouch for the user's activity. */
const offlineLimit = 30 * minute;

type Session = Schemas['Session'];
/** The dependencies of a new session. `db` may be a transaction. */
type Opening = Pick<Dependencies, 'db' | 'content'>;
/** The client that sent the request. */
export type Client = { address: string; userAgent: string };
type EndReason = NonNullable<typeof sessions.$inferSelect.endReason>;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

type Tokens = { accessToken: string; refreshToken: string };

const deviceColumns = ({ address, userAgent }: Client) => ({
  userAgent: userAgent.slice(0, 500),
  network: networkOf(address),
});

function asSession(
  { content }: Pick<Opening, 'content'>,
  account: Account,
  startedAt: Date,
  tokens: Tokens & { accessExpiresAt: Date },
  now: Date,
): Session {
  return {
    ...sessionState(account, startedAt, content.forSession(now)),
    accessToken: tokens.accessToken,
    accessTokenExpiresAt: tokens.accessExpiresAt.toISOString(),
    refreshToken: tokens.refreshToken,
    draftKey: account.draftKey,
  };
}

async function keepTokens(
  db: Database,
  session: { id: string; expiresAt: Date },
  { accessToken, refreshToken }: Tokens,
  now: Date,
) {
  const accessExpiresAt = after(now, accessLifetime);
  await db.insert(sessionTokens).values({
    sessionId: session.id,
    accessHash: hashOf(accessToken),
    accessExpiresAt,
    refreshHash: hashOf(refreshToken),
    refreshExpiresAt: new Date(Math.min(after(now, refreshLifetime).getTime(), session.expiresAt.getTime())),
  });
  return { accessToken, refreshToken, accessExpiresAt };
}

/** Creates a session and logs the sign-in. */
export function openSession(
  { db, content }: Opening,
  account: Account,
  application: Schemas['Application'],
  client: Client,
  now: Date,
): Promise<Session> {
  return db.transaction(async (db) => {
    await requireUnchanged(db, account);
    const actor = { studentId: account.studentId, actorId: account.studentId, source: application };
    await recordActivity(db, { ...actor, type: 'SIGNED_IN' }, now);
    const [session] = await db
      .insert(sessions)
      .values({
        userId: account.userId,
        application,
        createdAt: now,
        lastActiveAt: now,
        expiresAt: after(now, sessionLifetime),
        ...deviceColumns(client),
      })
      .returning();
    const secrets = { accessToken: newSecret(), refreshToken: newSecret() };
    const tokens = await keepTokens(db, session!, secrets, now);
    return asSession({ content }, account, session!.createdAt, tokens, now);
  });
}

/** Refuses to sign in with the old password while it's being changed. */
async function requireUnchanged(db: Database, { userId, passwordHash }: Account): Promise<void> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  if (user?.passwordHash !== passwordHash) throw problem('failedLogin');
}

/** Derives the tokens that replace a pair. This takes the refresh token, so reading the database isn't enough. */
function successorOf(refreshToken: string, nonce: string): Tokens {
  const derive = (kind: string) => hmacSha256(refreshToken, `${kind} ${nonce}`, 'base64url');
  return { accessToken: derive('access'), refreshToken: derive('refresh') };
}

/** Whether the user was active recently, or an app that was offline says so. */
function isActive(lastActiveAt: Date, idleSeconds: number | undefined, now: Date): boolean {
  const unreported = now.getTime() - lastActiveAt.getTime();
  if (unreported < idleLimit + idleGrace) return true;
  return unreported < offlineLimit && idleSeconds !== undefined && idleSeconds * second < idleLimit;
}

/** The changes made by an activity report. Reports that arrive out of order never move the time back. */
const activityColumns = (idleSeconds: number, now: Date): { lastActiveAt: SQL } => {
  const reported = sql.param(after(now, -idleSeconds * second), sessions.lastActiveAt);
  return { lastActiveAt: sql`greatest(${sessions.lastActiveAt}, ${reported})` };
};

/**
 * New tokens for a refresh token, or null if the session is over: ended, expired, idle, or its token stolen.
 * `idleSeconds`: how long the user had been idle, according to the app.
 */
export async function refreshSession(
  { db, content }: Opening,
  { refreshToken, idleSeconds }: { refreshToken: string; idleSeconds?: number | undefined },
  client: Client,
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
  if (!found || found.account.isDisabled) return null;
  const { account, session, token } = found;
  if (session.endedAt || session.expiresAt <= now || token.refreshExpiresAt <= now) return null;
  if (!isActive(session.lastActiveAt, idleSeconds, now)) return null;

  return db.transaction(async (db) => {
    const nonce = newSecret();
    // The condition lets one of many racing requests win. The others wait for its row and then see the token used.
    const [first] = await db
      .update(sessionTokens)
      .set({ refreshUsedAt: now, successorNonce: nonce })
      .where(and(eq(sessionTokens.refreshHash, hash), isNull(sessionTokens.refreshUsedAt)))
      .returning();
    const tokens = first
      ? await keepTokens(db, session, successorOf(refreshToken, nonce), now)
      : await readSuccessor(db, refreshToken, now);
    if (!tokens) {
      await endSession(db, session.id, 'TOKEN_REUSED', now);
      return null;
    }
    await db
      .update(sessions)
      .set({
        ...deviceColumns(client),
        ...(idleSeconds !== undefined && activityColumns(idleSeconds, now)),
      })
      .where(eq(sessions.id, session.id));
    return asSession({ content }, account, session.createdAt, tokens, now);
  });
}

/** The tokens that replaced a used refresh token, as long as it may be reused. null afterwards. */
async function readSuccessor(db: Database, refreshToken: string, now: Date) {
  const [used] = await db
    .select()
    .from(sessionTokens)
    .where(eq(sessionTokens.refreshHash, hashOf(refreshToken)));
  if (!used?.refreshUsedAt || !used.successorNonce || after(used.refreshUsedAt, reuseGrace) < now)
    return null;
  const tokens = successorOf(refreshToken, used.successorNonce);
  const [session] = await db
    .select()
    .from(sessionTokens)
    .where(eq(sessionTokens.refreshHash, hashOf(tokens.refreshToken)));
  return session ? { ...tokens, accessExpiresAt: session.accessExpiresAt } : null;
}

/** Runs on every call, so it is a prepared statement: the database parses it once and soon reuses its plan. */
function prepareCaller(db: Database) {
  const moment = sql.placeholder('now');
  return db
    .select({ ...accountColumns, sessionId: sessions.id, sessionStartedAt: sessions.createdAt })
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
        gt(sessions.lastActiveAt, sql.placeholder('idleSince')),
        isNull(sessions.endedAt),
        eq(users.isDisabled, false),
      ),
    )
    .prepare(unnamed);
}

/** Returns the user an access token belongs to. */
export function createAuthenticate(db: Database): (accessToken: string, now: Date) => Promise<Caller | null> {
  let query: ReturnType<typeof prepareCaller> | undefined;
  return async (accessToken, now) => {
    query ??= prepareCaller(db);
    const idleSince = after(now, -(idleLimit + idleGrace));
    const [caller] = await query.execute({ accessHash: hashOf(accessToken), now, idleSince });
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

/** Records that the user was active this many seconds ago, and where. */
export async function noteActivity(
  db: Database,
  sessionId: string,
  idleSeconds: number,
  client: Client,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ ...activityColumns(idleSeconds, now), ...deviceColumns(client) })
    .where(eq(sessions.id, sessionId));
}

/** The user's sessions that are active, or may come back from being offline. */
export function openSessionsOf(userId: string, now: Date): SQL | undefined {
  return and(
    eq(sessions.userId, userId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastActiveAt, after(now, -offlineLimit)),
  );
}

/**
 * Ends every session of a user, or every other one, and the address of the coach's calendar. `db` is a transaction. Returns
 * whether there was such an address.
 */
export async function endSessions(
  db: Database,
  userId: string,
  endReason: EndReason,
  now: Date,
  exceptSessionId?: string,
): Promise<boolean> {
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
  // An intruder may have copied the address of the calendar, which needs no session.
  const ended = await db
    .delete(calendarFeeds)
    .where(
      inArray(
        calendarFeeds.coachId,
        db
          .select({ id: coaches.id })
          .from(coaches)
          .innerJoin(students, eq(students.id, coaches.studentId))
          .where(eq(students.userId, userId)),
      ),
    )
    .returning({ coachId: calendarFeeds.coachId });
  return ended.length > 0;
}
