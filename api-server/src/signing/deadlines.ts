import { signingReminderDays } from '@institute/api-schema/policy';
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { type PortalMail, portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { notifyStaff, readStaff } from '../inbox/notify-staff.ts';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { forEachDue, idsOf } from '../platform/each-due.ts';
import { readName } from '../students/read-name.ts';
import { envelopes } from '../tables/envelopes.ts';
import { expired, expiredForStaff, reminder } from './emails.ts';
import { isOpen, openStatuses } from './envelope-rules.ts';
import { announce, expire, lockEnvelope, recordAuditEvent } from './envelopes.ts';

/** How long before its deadline a student is reminded of an envelope. */
const reminderTime = signingReminderDays * day;

const isUnsigned = inArray(envelopes.status, openStatuses);

/** Tells staff that an approved student's documents weren't signed. The agreement of a draft waits for the student alone. */
async function tellStaff(
  db: Database,
  row: typeof envelopes.$inferSelect,
  { portalOrigin, now }: PortalMail,
): Promise<void> {
  if (row.kind === 'ENROLLMENT_AGREEMENT' || row.applicationId === null) return;
  const student = { id: row.studentId, portalOrigin };
  const texts = expiredForStaff(await readName(db, row.studentId), row);
  await notifyStaff(db, await readStaff(db), { category: 'ENROLLMENT', texts, student }, now);
}

async function keepDeadline(db: Database, id: string, sending: PortalMail): Promise<void> {
  const { now } = sending;
  const locked = await lockEnvelope(db, id);
  if (!locked) return;
  const { row } = locked;
  if (await expire(db, locked, now)) {
    await announce(db, row, expired(row), sending);
    await tellStaff(db, row, sending);
    return;
  }
  // Check again, because another process may have handled it since.
  if (row.remindedAt !== null || !isOpen(row, now)) return;
  await db.update(envelopes).set({ remindedAt: now }).where(eq(envelopes.id, id));
  await recordAuditEvent(db, id, { type: 'REMINDED', actor: 'SYSTEM' }, now);
  await announce(db, row, reminder(row), sending);
}

/** Sends reminders for envelopes that expire soon, and closes expired ones. */
export async function keepDeadlines(dependencies: Pick<Dependencies, 'db' | 'now' | 'log' | 'config'>) {
  const { db, log, config } = dependencies;
  const now = dependencies.now();
  const sending = portalMail({ config, now });
  const remindFrom = new Date(now.getTime() + reminderTime);
  const isOver = lte(envelopes.expiresAt, now);
  const isReminderDue = and(lte(envelopes.expiresAt, remindFrom), isNull(envelopes.remindedAt));
  await forEachDue({
    read: idsOf(db, envelopes.id, and(isUnsigned, or(isOver, isReminderDue))),
    handle: ({ id }) => db.transaction((db) => keepDeadline(db, id, sending)),
    onFailure: (error, { id }) =>
      log.error({ err: error, envelopeId: id }, 'envelope not reminded or closed'),
  });
}
