import { instantOf, spellLocal } from '@institute/values/availability';
import { addDays } from '@institute/values/formats';
import { and, eq, gt, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import { atOnce, type Database } from '../platform/database.ts';
import { instituteTimeZone } from '../platform/institute-days.ts';
import { asProblem } from '../platform/problem.ts';
import { type ReminderKind, reminders } from '../tables/reminders.ts';

/** A reminder for one student. */
export type Reminder = {
  kind: ReminderKind;
  subjectId: string;
  studentId: string;
  occursAt: Date;
};

/** What students are reminded of, by domain. */
export type ReminderSource = {
  /** The reminders that are due and, as far as it's known, weren't sent, in an order that sending doesn't change. */
  findDue: (db: Database, now: Date) => AsyncIterable<Reminder>;
  /**
   * Sends one in the transaction `db`, which keeps its subject from changing. Sends nothing if it has changed since it
   * was found.
   */
  send: (db: Database, reminder: Reminder, now: Date) => Promise<void>;
};

/** Reminders of days aren't sent before this hour where their reader is. */
const morningHour = 9;

/** The day whose reminders may be sent now, in a reader's time zone: it begins in the morning. */
export function reminderDay(timeZone: string | null, now: Date): string {
  const local = spellLocal(now.getTime(), timeZone ?? instituteTimeZone);
  const [day, hour] = [local.slice(0, 10), Number(local.slice(11, 13))];
  return hour < morningHour ? addDays(day, -1) : day;
}

/** When the day after `reminderDay` begins. */
export function nextMorning(timeZone: string | null, now: Date): Date {
  const date = addDays(reminderDay(timeZone, now), 1);
  return new Date(instantOf({ date, minutes: morningHour * 60 }, timeZone ?? instituteTimeZone));
}

/** How a reminder refers to a calendar day. */
export const dayAsInstant = (day: string): Date => new Date(`${day}T00:00:00Z`);

type SessionColumns = { startTime: PgColumn; changedAt: PgColumn };

/** Whether a session was as it is now when its reminder became due, `from` milliseconds before it. */
export const isUnchangedSince = ({ startTime, changedAt }: SessionColumns, from: number): SQL =>
  sql`${changedAt} <= ${startTime} - make_interval(secs => ${from / 1000})`;

/**
 * Whether it is time for a reminder. Not if the session was booked or moved after that: the message about that has the
 * same time.
 */
export function isReminderDue(
  columns: SessionColumns,
  { from, until }: { from: number; until: number },
  now: Date,
): SQL | undefined {
  return and(
    lte(columns.startTime, new Date(now.getTime() + from)),
    gt(columns.startTime, new Date(now.getTime() + until)),
    isUnchangedSince(columns, from),
  );
}

/** Whether a reminder was not sent yet, as part of a query of its subjects. */
export function isUnsent(
  db: Database,
  kind: ReminderKind,
  { subjectId, studentId, occursAt }: { subjectId: PgColumn; studentId: PgColumn; occursAt: PgColumn | SQL },
): SQL {
  const sentReminder = db
    .select({ one: sql`1` })
    .from(reminders)
    .where(
      and(
        eq(reminders.kind, kind),
        eq(reminders.subjectId, subjectId),
        eq(reminders.studentId, studentId),
        eq(reminders.occursAt, occursAt),
      ),
    );
  return notExists(sentReminder);
}

const keyOf = ({ kind, subjectId, studentId, occursAt }: Reminder) =>
  [kind, subjectId, studentId, occursAt.toISOString()].join(' ');

/** The reminders that were not sent yet, each once: for sources whose days depend on the reader's time zone. */
export async function withoutSent(db: Database, due: Reminder[]): Promise<Reminder[]> {
  if (due.length === 0) return [];
  const subjects = [...new Set(due.map(({ subjectId }) => subjectId))];
  const sent = await db.select().from(reminders).where(inArray(reminders.subjectId, subjects));
  const done = new Set(sent.map(keyOf));
  const unsent = new Map(due.map((one) => [keyOf(one), one]));
  return [...unsent.values()].filter((one) => !done.has(keyOf(one)));
}

/**
 * Sends the reminders that are due. Each is claimed by its key in the transaction that sends it, so that it is sent once
 * however many processes run this, and again after a crash. A failure holds up no others.
 */
export async function sendReminders(
  sources: ReminderSource[],
  { db, now, log }: { db: Database; now: () => Date; log: Logger },
  signal?: AbortSignal,
): Promise<void> {
  for (const { findDue, send } of sources) {
    for await (const reminder of findDue(db, now())) {
      if (signal?.aborted) return;
      try {
        await atOnce({ db, now }, async (db, now) => {
          const claim = { ...reminder, sentAt: now };
          const [isFirst] = await db.insert(reminders).values(claim).onConflictDoNothing().returning();
          if (isFirst) await send(db, reminder, now);
        });
      } catch (error) {
        // Ends the run if it's the database that is away.
        if (asProblem(error).key === 'unavailable') await db.execute(sql`select 1`);
        log.error({ err: error, kind: reminder.kind, subjectId: reminder.subjectId }, 'reminder not sent');
      }
    }
  }
}
