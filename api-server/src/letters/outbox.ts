import { setTimeout } from 'node:timers/promises';
import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { readSettings } from '../institute/settings.ts';
import type { Database } from '../platform/database.ts';
import { minute } from '../platform/durations.ts';
import { asProblem } from '../platform/problem.ts';
import { deliveriesAtOnce, type Mail, RefusedEmail } from '../ports/mail.ts';
import { emails } from '../tables/emails.ts';
import { compose } from './compose.ts';
import type { Letter } from './letter.ts';

/** The pauses between them grow from one minute to six hours: 50.5 hours in all. */
const maxAttempts = 17;
const maxPause = 6 * 60 * minute;
/** How long a process has to deliver the e-mail it claimed before another one takes it. */
const lease = 15 * minute;

/** Before all that waits, such as a morning's digests. */
const beforeOthers = new Date(0);

/**
 * Adds an e-mail to the outbox. `db` is the transaction that causes it, so neither exists without the other. Delivery
 * happens later, so that response times don't reveal whether an account exists.
 */
export async function sendEmail(db: Database, letter: Letter, now: Date): Promise<void> {
  const { recipient, subject, attachment = null, isAwaited, isOptional } = letter;
  const parts = compose(letter, await readSettings(db));
  await db.insert(emails).values({
    recipient,
    subject,
    ...parts,
    attachment,
    isOptional,
    sentAt: now,
    nextAttemptAt: isAwaited ? beforeOthers : now,
  });
}

/** How many e-mails wait, since when the oldest one waits for its first attempt, and how many were given up and not purged yet. */
export async function readOutbox(
  db: Database,
): Promise<{ waiting: number; oldest: Date | null; givenUp: number }> {
  const isWaiting = lt(emails.attempts, maxAttempts);
  const [counted] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
      oldest: sql<Date | null>`min(${emails.sentAt}) filter (where ${eq(emails.attempts, 0)})`.mapWith(
        emails.sentAt,
      ),
      givenUp: sql<number>`count(*) filter (where not ${isWaiting})::int`,
    })
    .from(emails)
    .where(isNull(emails.deliveredAt));
  return counted!;
}

/** After delivery, texts and attachment are deleted, because they may contain a secret. */
const emptied = { text: '', html: '', attachment: null };

/** After all that waits, so that no claim passes over those that were given up. */
const never = new Date('9999-12-31');

/** Seconds between attempts to write down an outcome: in all, longer than another database takes to become the primary. */
const recordPauses = [0.1, 1, 2, 4, 8, 16];

/** Writes down what became of an e-mail. Without that it would be sent again, so it waits for a database that is away. */
async function record(db: Database, id: string, outcome: Partial<typeof emails.$inferInsert>): Promise<void> {
  for (const pause of [...recordPauses, null]) {
    try {
      await db.update(emails).set(outcome).where(eq(emails.id, id));
      return;
    } catch (error) {
      if (pause === null || asProblem(error).key !== 'unavailable') throw error;
      await setTimeout(pause * 1000);
    }
  }
}

type Outside = { now: () => Date; log: Logger };

/**
 * Delivers the e-mails in the outbox, or some of them once `signal` is aborted. Each is claimed as its turn comes, so
 * that a mail server that answers slowly holds up few claims. A crash in between delivers one twice rather than never.
 */
export async function deliverEmails(
  db: Database,
  mail: Mail,
  outside: Outside,
  signal?: AbortSignal,
): Promise<number> {
  let delivered = 0;
  const claim = async () => (signal?.aborted ? undefined : claimNext(db, outside.now()));
  const { supportEmail: replyTo } = await readSettings(db);
  const work = async (claimed: Email | undefined) => {
    for (let email = claimed; email; email = await claim())
      if (await deliverOne(db, mail, { ...email, replyTo }, outside)) delivered += 1;
  };
  const first = await claim();
  if (!first) return 0;
  const others = Array.from({ length: deliveriesAtOnce - 1 }, async () => work(await claim()));
  const ended = await Promise.allSettled([work(first), ...others]);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return delivered;
}

type Email = typeof emails.$inferSelect;

async function claimNext(db: Database, now: Date): Promise<Email | undefined> {
  const due = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(isNull(emails.deliveredAt), lte(emails.nextAttemptAt, now), lt(emails.attempts, maxAttempts)))
    .orderBy(asc(emails.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [email] = await db
    .update(emails)
    .set({ nextAttemptAt: new Date(now.getTime() + lease) })
    // As a value, which is read once: as a list, a plan may read it once per row.
    .where(eq(emails.id, sql`(${due})`))
    .returning();
  return email;
}

/** Whether the mail server took it. */
async function deliverOne(
  db: Database,
  mail: Mail,
  email: Email & { replyTo: string | null },
  { now, log }: Outside,
): Promise<boolean> {
  try {
    await mail.deliver(email);
  } catch (error) {
    const isFinal = error instanceof RefusedEmail && error.isPermanent;
    const attempts = isFinal ? maxAttempts : email.attempts + 1;
    log.error({ err: error, attempts }, 'e-mail not delivered');
    const pause = Math.min(maxPause, minute * 2 ** (attempts - 1));
    await record(db, email.id, {
      attempts,
      nextAttemptAt: new Date(now().getTime() + pause),
      ...(attempts === maxAttempts && { ...emptied, nextAttemptAt: never }),
    });
    return false;
  }
  await record(db, email.id, { deliveredAt: now(), ...emptied });
  return true;
}
