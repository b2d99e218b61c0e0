import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce } from '../platform/database.ts';
import { logSecurityEvent } from './security-log.ts';
import { endSession, endSessions, noteActivity } from './sessions.ts';

type SignOut = Pick<Handlers, 'logOut' | 'logOutEverywhere' | 'updateSessionStatus'>;

export function signOutHandlers({ db, now, log }: Dependencies): SignOut {
  return {
    logOut: async ({ caller }) => {
      await atOnce({ db, now }, async (db, now) => {
        await endSession(db, caller.sessionId, 'LOGOUT', now);
        const actor = actorOf(caller, caller.studentId, 'STUDENT');
        await recordActivity(db, { ...actor, type: 'SIGNED_OUT' }, now);
      });
    },

    logOutEverywhere: async ({ caller, address }) => {
      await atOnce({ db, now }, (db, now) => endSessions(db, caller.userId, 'LOGOUT', now));
      logSecurityEvent({ log }, 'all sessions ended', { address, account: caller.email });
    },

    updateSessionStatus: async ({ query, caller, address, userAgent }) => {
      if (query.status === 'ACTIVE') {
        await noteActivity(db, caller.sessionId, query.idleSeconds, { address, userAgent }, now());
      } else await endSession(db, caller.sessionId, 'IDLE_TIMEOUT', now());
    },
  };
}
