import { and, eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce } from '../platform/database.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { sessions } from '../tables/sessions.ts';
import { readUserAgent } from './device.ts';
import { logSecurityEvent } from './security-log.ts';
import { endSession, openSessionsOf } from './sessions.ts';

const columns = { lastActiveAt: sessions.lastActiveAt, startedAt: sessions.createdAt, id: sessions.id };

/** Lists the devices where an account is signed in, and signs one of them out. */
export function signedInSessionHandlers({
  db,
  now,
  log,
}: Dependencies): Pick<Handlers, 'listSessions' | 'endSession'> {
  return {
    listSessions: async ({ query, caller }) => {
      const isOpen = openSessionsOf(caller.userId, now());
      const { rows, total } = await readPage(
        db,
        db.select().from(sessions).where(isOpen).$dynamic(),
        pageOf(query, columns[query.sortBy], sessions.id),
      );
      const content = rows.map(({ id, application, userAgent, network, createdAt, lastActiveAt }) => ({
        id,
        isCurrent: id === caller.sessionId,
        application,
        ...readUserAgent(userAgent),
        network,
        startedAt: createdAt.toISOString(),
        lastActiveAt: lastActiveAt.toISOString(),
      }));
      return { content, pagination: { total } };
    },

    endSession: async ({ path, caller, address }) => {
      await atOnce({ db, now }, async (db, now) => {
        const isMeant = and(openSessionsOf(caller.userId, now), eq(sessions.id, path.sessionId));
        const [session] = await db.select().from(sessions).where(isMeant).for('update');
        if (!session) throw problem('notFound');
        await endSession(db, session.id, 'LOGOUT', now);
        const actor = actorOf(caller, caller.studentId, 'STUDENT');
        await recordActivity(db, { ...actor, type: 'SIGNED_OUT' }, now);
      });
      logSecurityEvent({ log }, 'session ended', { address, account: caller.email });
    },
  };
}
