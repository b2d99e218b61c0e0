import { expiredLinkDays } from '@institute/api-schema/policy';
import { and, eq, isNull, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { deletedForGoodBefore } from './inbox/message-rules.ts';
import type { Database } from './platform/database.ts';
import { day, hour } from './platform/durations.ts';
import { coachSessions } from './tables/coach-sessions.ts';
import { communicationIntents } from './tables/communication-intents.ts';
import { emails } from './tables/emails.ts';
import { enrollmentQuotes } from './tables/enrollment-applications.ts';
import { idempotencyKeys } from './tables/idempotency-keys.ts';
import { oneTimeTokens } from './tables/one-time-tokens.ts';
import { paymentQuotes } from './tables/payments.ts';
import { purchaseQuotes } from './tables/purchase-quotes.ts';
import { rateLimits } from './tables/rate-limits.ts';
import { reconciliations } from './tables/reconciliations.ts';
import { reminders } from './tables/reminders.ts';
import { sandboxEvents } from './tables/sandbox.ts';
import { sessions, sessionTokens } from './tables/sessions.ts';
import { slotHolds } from './tables/slot-holds.ts';
import { transferQuotes } from './tables/transfers.ts';

/** The pause between two runs, in milliseconds. */
export const purgePause = hour;

/** A statement ends after 20 seconds, so none deletes all rows of a large table. */
const batchSize = 5_000;

async function deleteAll(db: Database, table: PgTable, condition: SQL | undefined): Promise<void> {
  let count: number;
  do {
    const batch = db.select({ ctid: sql`ctid` }).from(table).where(condition).limit(batchSize);
    const isInBatch = sql`ctid = any(array(${batch}))`;
    // The condition again, for a row that was changed since.
    const deleted = await db.delete(table).where(and(isInBatch, condition)).returning({ one: sql`1` });
    count = deleted.length;
  } while (count === batchSize);
}

/** What can no longer matter at a moment. */
function outdated(now: Date): [PgTable, SQL | undefined][] {
  const before = (age: number) => new Date(now.getTime() - age);
  // Ended ones too, because devices that were used before may try a password when strangers no longer may. An account's
  // last one remains, so that the next sign-in is known to be from another browser.
  const isLast = sql`not exists (select from ${sessions} newer where newer.user_id = ${sessions.userId} and newer.id > ${sessions.id})`;
  const isExpiredReservation = and(
    eq(coachSessions.status, 'HELD_SLOT'),
    isNull(coachSessions.purchaseId),
    lt(coachSessions.expiresAt, now),
  );
  return [
    [rateLimits, lt(rateLimits.endsAt, now)],
    // None is older than this when the next run begins.
    [oneTimeTokens, lt(oneTimeTokens.expiresAt, before(expiredLinkDays * day - purgePause))],
    [sessionTokens, lt(sessionTokens.refreshExpiresAt, now)],
    [sessions, and(lt(sessions.lastActiveAt, before(60 * day)), not(isLast))],
    [idempotencyKeys, lt(idempotencyKeys.createdAt, before(7 * day))],
    [emails, lt(emails.sentAt, before(30 * day))],
    [communicationIntents, lte(communicationIntents.deletedAt, deletedForGoodBefore(now))],
    // What they remind of is over.
    [reminders, lt(reminders.sentAt, before(60 * day))],
    [paymentQuotes, lt(paymentQuotes.expiresAt, before(day))],
    [purchaseQuotes, lt(purchaseQuotes.expiresAt, before(day))],
    [enrollmentQuotes, lt(enrollmentQuotes.expiresAt, before(day))],
    [transferQuotes, lt(transferQuotes.expiresAt, before(day))],
    [sandboxEvents, lt(sandboxEvents.deliveredAt, before(7 * day))],
    [slotHolds, lt(slotHolds.heldUntil, before(day))],
    [reconciliations, lt(reconciliations.checkedAt, before(90 * day))],
    [coachSessions, isExpiredReservation],
  ];
}

/** Deletes rows that can no longer matter, so that their tables don't grow forever. A table that fails holds up no other. */
export async function purge(db: Database, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const [table, condition] of outdated(now))
    await deleteAll(db, table, condition).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
