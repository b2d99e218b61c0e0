import { desc } from 'drizzle-orm';
import pino from 'pino';
import { newSecret } from '../account/secrets.ts';
import { createApp } from '../app.ts';
import { defaultConfig } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { createContentSigner } from '../files/signed-content.ts';
import { institutePageData } from '../institute/describe.ts';
import { readSettings } from '../institute/settings.ts';
import { jobList } from '../job-list.ts';
import { demoSsoTargets } from '../learning/demo-targets.ts';
import { createSandbox } from '../money/gateway/create-sandbox.ts';
import { hmacSha256, isSameDigest } from '../platform/digest.ts';
import { setInstituteTimeZone } from '../platform/institute-days.ts';
import { startJobs } from '../platform/jobs.ts';
import { redactQueryValues } from '../platform/log.ts';
import type { PageData } from '../platform/page-data.ts';
import { openRestorable } from '../platform/restorable.ts';
import { memoryFiles } from '../ports/files.ts';
import { writePortraits } from '../seed/seed-portraits.ts';
import { emails } from '../tables/emails.ts';
import { wasmHasher } from './hasher.ts';

export type WorldOptions = {
  /** The data folder that `build.ts` dumped. */
  snapshot: Blob;
  /** When it was dumped: the time in the world when it opens. */
  startsAt: Date;
  /** The addresses of the API and the apps, for links in e-mails. */
  origins: { api: string; portal: string; coach: string };
  /** Whether no time passes, so that pictures of screens are the same whenever they are taken. */
  isHeld?: boolean;
};

/** An e-mail in the mailbox. */
export type SentEmail = Pick<typeof emails.$inferSelect, 'id' | 'recipient' | 'subject' | 'html' | 'sentAt'>;

/** The whole server with the demo world in this page or worker. Nothing leaves it. */
export type InPageWorld = {
  fetch: (request: Request) => Promise<Response>;
  /** What the pages of the apps are filled with. */
  pageData: () => Promise<PageData>;
  /** The latest e-mails, the newest first. */
  mailbox: () => Promise<SentEmail[]>;
  now: () => Date;
  /** Moves the clock forward. Jobs that became due run with their next turn, within seconds. */
  forward: (seconds: number) => void;
  /** Restores the initial state in milliseconds, the clock included. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
};

/** Signs links to files. The secret ends with the page, and so do the files. */
function pageKey() {
  const secret = newSecret();
  const sign = (policy: Buffer) => Buffer.from(hmacSha256(secret, policy.toString()));
  return {
    keyPairId: 'page',
    sign,
    verify: (policy: Buffer, signature: Buffer) =>
      isSameDigest(signature.toString(), sign(policy).toString()),
  };
}

/** A clock that starts at this moment and can be moved forward. */
function startClock(startsAt: Date, isHeld: boolean) {
  const device = isHeld ? () => 0 : () => Date.now();
  let offset = startsAt.getTime() - device();
  return {
    now: () => new Date(device() + offset),
    forward: (seconds: number) => {
      offset += seconds * 1000;
    },
    reset: () => {
      offset = startsAt.getTime() - device();
    },
  };
}

/** Opens a world from its dump. It's the same server as on Node: routes, contract, jobs and payment sandbox. */
export async function openWorld({
  snapshot,
  startsAt,
  origins,
  isHeld = false,
}: WorldOptions): Promise<InPageWorld> {
  const { db, lists, restore, close } = await openRestorable(snapshot);
  await restore();
  setInstituteTimeZone((await readSettings(db)).timeZone);
  const { now, forward, reset: resetClock } = startClock(startsAt, isHeld);
  const files = memoryFiles();
  await writePortraits(db, files);
  const dependencies: Dependencies = {
    db,
    lists,
    now,
    hasher: wasmHasher,
    files,
    content: createContentSigner(pageKey()),
    gateway: createSandbox(db, now),
    log: redactQueryValues(pino({ level: 'warn' })),
    config: {
      ...defaultConfig,
      ...demoSsoTargets(origins.api),
      demoAdvisor: true,
      demoSsoTargets: true,
      mailboxPage: true,
      portalOrigin: origins.portal,
      coachOrigin: origins.coach,
    },
  };
  const app = createApp(dependencies);
  const startAll = () => startJobs(jobList(dependencies, app, null), dependencies.log);
  let jobs = startAll();
  return {
    fetch: async (request) => app.fetch(request),
    pageData: () => institutePageData(db),
    mailbox: () =>
      db
        .select({
          id: emails.id,
          recipient: emails.recipient,
          subject: emails.subject,
          html: emails.html,
          sentAt: emails.sentAt,
        })
        .from(emails)
        .orderBy(desc(emails.sentAt), desc(emails.id))
        .limit(50),
    now,
    forward,
    reset: async () => {
      await jobs.stop();
      await restore();
      await writePortraits(db, files);
      resetClock();
      jobs = startAll();
    },
    close: async () => {
      await jobs.stop();
      await close();
    },
  };
}
