import { expiredLinkDays } from '@institute/api-schema/policy';
import { and, eq, isNull, lt, lte, not, sql } from 'drizzle-orm';
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

/** Deletes rows that can no longer matter, so that these tables don't grow forever. */
export async function purge(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, now));
  // None is older than this when the next run begins.
  await db
    .delete(oneTimeTokens)
    .where(lt(oneTimeTokens.expiresAt, before(expiredLinkDays * day - purgePause)));
  await db.delete(sessionTokens).where(lt(sessionTokens.refreshExpiresAt, now));
  // Ended ones too, because devices that were used before may try a password when strangers no longer may. An account's
  // last one remains, so that the next sign-in is known to be from another browser.
  const isLast = sql`not exists (select from ${sessions} newer where newer.user_id = ${sessions.userId} and newer.id > ${sessions.id})`;
  await db.delete(sessions).where(and(lt(sessions.lastActiveAt, before(60 * day)), not(isLast)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(7 * day)));
  await db.delete(emails).where(lt(emails.sentAt, before(30 * day)));
  await db.delete(communicationIntents).where(lte(communicationIntents.deletedAt, deletedForGoodBefore(now)));
  // What they remind of is over.
  await db.delete(reminders).where(lt(reminders.sentAt, before(60 * day)));
  await db.delete(paymentQuotes).where(lt(paymentQuotes.expiresAt, before(day)));
  await db.delete(purchaseQuotes).where(lt(purchaseQuotes.expiresAt, before(day)));
  await db.delete(enrollmentQuotes).where(lt(enrollmentQuotes.expiresAt, before(day)));
  await db.delete(transferQuotes).where(lt(transferQuotes.expiresAt, before(day)));
  await db.delete(sandboxEvents).where(lt(sandboxEvents.deliveredAt, before(7 * day)));
  await db.delete(slotHolds).where(lt(slotHolds.heldUntil, before(day)));
  await db.delete(reconciliations).where(lt(reconciliations.checkedAt, before(90 * day)));
  // Expired reservations.
  const isHeld = and(eq(coachSessions.status, 'HELD_SLOT'), isNull(coachSessions.purchaseId));
  await db.delete(coachSessions).where(and(isHeld, lt(coachSessions.expiresAt, now)));
}
