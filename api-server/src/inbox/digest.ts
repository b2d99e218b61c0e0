import type { Schemas } from '@institute/api-schema';
import { addDays, weekdayOf } from '@institute/values/formats';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { write } from '../letters/letter.ts';
import { sendEmail } from '../letters/outbox.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { forEachDue } from '../platform/each-due.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { communicationPreferences } from '../tables/communication-preferences.ts';
import { heldEmails } from '../tables/held-emails.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { preferenceOf } from './matrix.ts';
import { isReached } from './notify.ts';
import { nextMorning, reminderDay } from './reminders.ts';

type Held = typeof heldEmails.$inferSelect;
type Cadence = Schemas['CommunicationCadence'];

/** The Monday of a day's week. */
const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day));

/** Whether a held message is due: the next morning, or the next Monday morning, where its reader is. */
export function isDigestDue(cadence: Cadence, createdAt: Date, timeZone: string | null, now: Date): boolean {
  const [then, today] = [reminderDay(timeZone, createdAt), reminderDay(timeZone, now)];
  switch (cadence) {
    case 'IMMEDIATELY':
      return true;
    case 'DAILY':
      return then < today;
    case 'WEEKLY':
      return mondayOf(then) < mondayOf(today);
  }
}

/** One e-mail with several messages. `url` is the inbox. */
function digestTexts(held: Held[], url: string): Parameters<typeof write>[1] {
  const [only] = held;
  const messages = held.flatMap(({ subject, lines }) =>
    held.length === 1 ? lines : [`— ${subject}`, ...lines],
  );
  return {
    EN: {
      subject: held.length === 1 ? only!.subject : `${held.length} new messages: ${only!.subject} …`,
      lines: messages,
      action: { label: 'Open your inbox', url },
    },
    ES: {
      subject: held.length === 1 ? only!.subject : `${held.length} mensajes nuevos: ${only!.subject} …`,
      lines: messages,
      action: { label: 'Abrir Mensajes', url },
    },
  };
}

async function readReader(db: Database, studentId: string) {
  const [reader] = await db
    .select({
      email: users.email,
      timeZone: users.timeZone,
      isDisabled: users.isDisabled,
      firstName: students.firstName,
      languageIso2LetterCode: students.languageIso2LetterCode,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.id, studentId));
  return reader!;
}

/** The messages that their reader has deleted in the inbox, and those that are read there now. */
async function readSeen(db: Database, held: Held[]) {
  const ids = held.flatMap(({ intentId }) => intentId ?? []);
  const rows = await db
    .select({
      id: communicationIntents.id,
      deletedAt: communicationIntents.deletedAt,
      status: communicationIntents.status,
    })
    .from(communicationIntents)
    .where(inArray(communicationIntents.id, ids));
  const idsOf = (isOne: (row: (typeof rows)[number]) => boolean) =>
    new Set<string | null>(rows.filter(isOne).map(({ id }) => id));
  return {
    deleted: idsOf(({ deletedAt }) => deletedAt !== null),
    read: idsOf(({ status }) => status === 'READ'),
  };
}

/** Sends a student the messages that are due by the present choices, and discards those that are no longer wanted. */
async function sendOne(db: Database, studentId: string, { config, now }: { config: Config; now: Date }) {
  // Locked, so that another process finds none of them once this one is done.
  const heldRows = await db
    .select()
    .from(heldEmails)
    .where(eq(heldEmails.studentId, studentId))
    .orderBy(asc(heldEmails.id))
    .for('update');
  if (heldRows.length === 0) return;
  const reader = await readReader(db, studentId);
  const isEmail = eq(communicationPreferences.channel, 'EMAIL');
  const choices = await db
    .select()
    .from(communicationPreferences)
    .where(and(eq(communicationPreferences.studentId, studentId), isEmail));
  const wishOf = ({ category: type }: Held) =>
    preferenceOf({ type, channel: 'EMAIL' }, choices.find((one) => one.type === type) ?? null);
  const { deleted, read } = await readSeen(db, heldRows);
  const isWanted = (one: Held) =>
    wishOf(one).enabled &&
    !deleted.has(one.intentId) &&
    isReached({ isDisabled: reader.isDisabled, category: one.category });
  const unwanted = heldRows.filter((one) => !isWanted(one));
  const due = heldRows.filter(
    (one) => isWanted(one) && isDigestDue(wishOf(one).cadence, one.createdAt, reader.timeZone, now),
  );
  const endedIds = [...unwanted, ...due].map(({ id }) => id);
  if (endedIds.length > 0) await db.delete(heldEmails).where(inArray(heldEmails.id, endedIds));
  await db
    .update(heldEmails)
    .set({ checkAt: nextMorning(reader.timeZone, now) })
    .where(eq(heldEmails.studentId, studentId));
  // Only now, because a message can be marked as unread until then.
  const news = due.filter(({ intentId }) => !read.has(intentId));
  if (news.length > 0) {
    const letter = write(reader, digestTexts(news, `${config.portalOrigin}/inbox`));
    await sendEmail(db, { ...letter, isOptional: true }, now);
  }
}

/** Has the messages that wait for a student checked again, because their choices or time zone changed. */
export async function checkHeldEmails(db: Database, studentId: string, now: Date): Promise<void> {
  await db.update(heldEmails).set({ checkAt: now }).where(eq(heldEmails.studentId, studentId));
}

/** Sends the messages that students get once a day or once a week. */
export async function sendDigests(
  { db, config, now, log }: Pick<Dependencies, 'db' | 'config' | 'now' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const isWaiting = lte(heldEmails.checkAt, now());
  await forEachDue<{ studentId: string }>({
    read: (after, limit) =>
      db
        .selectDistinct({ studentId: heldEmails.studentId })
        .from(heldEmails)
        .where(and(isWaiting, after && gt(heldEmails.studentId, after.studentId)))
        .orderBy(asc(heldEmails.studentId))
        .limit(limit),
    handle: ({ studentId }) => atOnce({ db, now }, (db, now) => sendOne(db, studentId, { config, now })),
    onFailure: (error, { studentId }) => log.error({ err: error, studentId }, 'digest not sent'),
    signal,
  });
}
