import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Email, Mail } from '../../ports/mail.ts';
import { emails } from '../../tables/emails.ts';
import type { Database } from '../database.ts';

const minute = 60_000;
/** About two days, with the pauses growing from one minute. */
const maxAttempts = 12;
const maxPause = 6 * 60 * minute;
/** How long one process has for what it took, before another takes it. */
const lease = 5 * minute;

/**
 * Puts an e-mail into the outbox. `db` is the transaction that causes it, so that there is never one without the other;
 * how long a mail server takes does not show in the answer, or it would tell whether there is such an account.
 */
export async function sendEmail(db: Database, email: Email, now: Date): Promise<void> {
  await db.insert(emails).values({ ...email, sentAt: now, nextAttemptAt: now });
}

/**
 * Hands what waits in the outbox to the mail server. A crash in between delivers an e-mail twice rather than never. Once
 * delivered, an e-mail loses its text and attachment, which may carry a secret.
 */
export async function deliverEmails(
  db: Database,
  mail: Mail,
  { now, log }: { now: () => Date; log: Logger },
): Promise<number> {
  const due = db
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(isNull(emails.deliveredAt), lte(emails.nextAttemptAt, now()), lt(emails.attempts, maxAttempts)),
    )
    .orderBy(asc(emails.nextAttemptAt))
    .limit(20)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(emails)
    .set({ nextAttemptAt: new Date(now().getTime() + lease) })
    .where(inArray(emails.id, due))
    .returning();
  let delivered = 0;
  for (const email of taken) {
    try {
      await mail.deliver(email);
      await db
        .update(emails)
        .set({ deliveredAt: now(), text: '', attachment: null })
        .where(eq(emails.id, email.id));
      delivered += 1;
    } catch (error) {
      const attempts = email.attempts + 1;
      log.error({ err: error, attempts }, 'e-mail not delivered');
      const pause = Math.min(maxPause, minute * 2 ** (attempts - 1));
      await db
        .update(emails)
        .set({ attempts, nextAttemptAt: new Date(now().getTime() + pause) })
        .where(eq(emails.id, email.id));
    }
  }
  return delivered;
}
