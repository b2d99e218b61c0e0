import { type PortalMail, portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { describeAct } from '../institute/audited-database.ts';
import { executeRefunds } from '../money/refund.ts';
import type { Caller } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { readName } from '../students/read-name.ts';
import { numberOf } from './announce.ts';
import { showApplication } from './application-view.ts';
import { lockApplication } from './applications.ts';
import {
  type Advisor,
  approve,
  reject,
  requestChanges,
  review,
  sendEnvelopes,
  withdraw,
} from './decisions.ts';
import { lockOwn } from './drafts.ts';
import type { ApplicationRow } from './references.ts';

/** Throws `versionConflict` if the advisor has read another version than the present one. null is any. */
async function requireVersion(db: Database, id: string, version: number | null, now: Date): Promise<void> {
  if (version === null) return;
  const application = await lockApplication(db, id);
  if (application.version === version) return;
  throw problem('versionConflict', { current: await showApplication(db, application, now) });
}

/** Runs an advisor's decision, on the version that the advisor has read. */
async function decide(
  { db, now, config }: Dependencies,
  { caller, path, body }: { caller: Caller; path: { id: string }; body?: { version: number | null } },
  work: (db: Database, advisor: Advisor, mail: PortalMail) => Promise<ApplicationRow>,
) {
  const content = await atOnce({ db, now }, async (db, now) => {
    await requireVersion(db, path.id, body?.version ?? null, now);
    const actorName = await readName(db, caller.studentId);
    const advisor: Advisor = { actor: 'ADVISOR', actorName, userId: caller.userId };
    const changed = await work(db, advisor, portalMail({ config, now }));
    describeAct(db, { subject: `${numberOf(changed)}: ${changed.status}` });
    return showApplication(db, changed, now);
  });
  return { content };
}

type Decisions = Pick<
  Handlers,
  | 'reviewEnrollmentApplication'
  | 'requestEnrollmentChanges'
  | 'approveEnrollmentApplication'
  | 'rejectEnrollmentApplication'
  | 'sendEnrollmentEnvelopes'
  | 'withdrawEnrollmentApplication'
>;

export function decisionHandlers(dependencies: Dependencies): Decisions {
  const { db, now, config } = dependencies;
  return {
    reviewEnrollmentApplication: ({ path, caller }) =>
      decide(dependencies, { path, caller }, (db, advisor, mail) => review(db, path.id, advisor, mail)),

    requestEnrollmentChanges: ({ path, body, caller }) =>
      decide(dependencies, { path, body, caller }, (db, advisor, mail) =>
        requestChanges(db, path.id, advisor, body.note, mail),
      ),

    approveEnrollmentApplication: ({ path, body, caller }) =>
      decide(dependencies, { path, body, caller }, (db, advisor, mail) =>
        approve(db, path.id, advisor, mail),
      ),

    rejectEnrollmentApplication: async ({ path, body, caller }) => {
      let refunds: string[] = [];
      const answer = await decide(dependencies, { path, body, caller }, async (db, advisor, mail) => {
        const { application, refundIds } = await reject(db, path.id, advisor, body.note, mail);
        refunds = refundIds;
        return application;
      });
      await executeRefunds(dependencies, refunds);
      return answer;
    },

    sendEnrollmentEnvelopes: ({ path, caller }) =>
      decide(dependencies, { path, caller }, (db, advisor, mail) =>
        sendEnvelopes(db, path.id, advisor, mail),
      ),

    withdrawEnrollmentApplication: async ({ path, body, caller }) => {
      const { refundIds } = await atOnce({ db, now }, async (db, now) => {
        const application = await lockOwn(db, path.id, caller);
        const actorName = await readName(db, caller.studentId);
        return withdraw(
          db,
          application,
          { reason: body.reason?.trim() || null, actorName, agreed: body.agreed },
          portalMail({ config, now }),
        );
      });
      await executeRefunds(dependencies, refundIds);
    },
  };
}
