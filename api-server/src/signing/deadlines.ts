import { signingReminderDays } from '@institute/api-schema/policy';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { envelopes } from '../tables/envelopes.ts';
import { expired, reminder } from './emails.ts';
import { isOpen, openStatuses } from './envelope-rules.ts';
import { announce, expire, lockEnvelope, recordAuditEvent } from './envelopes.ts';

/** How long before its deadline a student is reminded of an envelope. */
const reminderTime = signingReminderDays * day;

const isUnsigned = inArray(envelopes.status, openStatuses);

/**
 * Sends reminders for envelopes that expire soon, and closes expired ones. Handles each one separately, so that a
 * failure holds up no others.
 */
export async function keepDeadlines(db: Database, portalOrigin: string, now: Date): Promise<void> {
  const remindFrom = new Date(now.getTime() + reminderTime);
  const due = await db
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(and(isUnsigned, lte(envelopes.expiresAt, remindFrom), isNull(envelopes.remindedAt)))
    .orderBy(asc(envelopes.expiresAt))
    .limit(100);
  const over = await db
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(and(isUnsigned, lte(envelopes.expiresAt, now)))
    .orderBy(asc(envelopes.expiresAt))
    .limit(100);
  for (const { id } of [...over, ...due]) {
    await db.transaction(async (db) => {
      const locked = await lockEnvelope(db, id);
      if (!locked) return;
      const { row } = locked;
      if (await expire(db, locked, now)) {
        await announce(db, row, expired(row), { portalOrigin, now });
        return;
      }
      // Check again, because another process may have handled it since.
      if (row.remindedAt !== null || !isOpen(row, now)) return;
      await db.update(envelopes).set({ remindedAt: now }).where(eq(envelopes.id, id));
      await recordAuditEvent(db, id, { type: 'REMINDED', actor: 'SYSTEM' }, now);
      await announce(db, row, reminder(row), { portalOrigin, now });
    });
  }
}
