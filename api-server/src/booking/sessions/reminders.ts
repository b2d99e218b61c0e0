import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Config } from '../../config.ts';
import {
  isReminderDue,
  isUnchangedSince,
  isUnsent,
  type Reminder,
  type ReminderSource,
} from '../../inbox/reminders.ts';
import { day, hour } from '../../platform/durations.ts';
import { inBatches } from '../../platform/each-due.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { type ReminderKind, reminders } from '../../tables/reminders.ts';
import { announceSession } from './announce.ts';

/** How long before a session its sides are reminded. Each is sent until the next one is due. */
const leads = [
  { kind: 'SESSION_DAY' as const, from: day, until: hour },
  { kind: 'SESSION_HOUR' as const, from: hour, until: 0 },
];

const others = alias(coachSessions, 'other');

/** A coach is reminded of a group once: by the session of its first participant, who may cancel afterwards. */
const isFirstOfGroup = (kind: ReminderKind, { from }: { from: number }) => sql`not exists (
  select from coach_sessions other
  where other.group_session_id = ${coachSessions.groupSessionId} and other.start_time = ${coachSessions.startTime}
    and (other.status = 'BOOKED' and other.id < ${coachSessions.id} and ${isUnchangedSince(others, from)}
      or exists (select from ${reminders} where ${reminders.kind} = ${kind} and ${reminders.subjectId} = other.id
        and ${reminders.studentId} = ${coaches.studentId} and ${reminders.occursAt} = other.start_time)))`;

/** Reminds client and coach of their session. */
export const sessionReminders = (config: Config): ReminderSource => ({
  async *findDue(db, now) {
    for (const { kind, ...lead } of leads)
      for (const studentId of [coachSessions.studentId, coaches.studentId]) {
        const columns = { subjectId: coachSessions.id, studentId, occursAt: coachSessions.startTime };
        const batches = inBatches<Omit<Reminder, 'kind'>>((after, limit) =>
          db
            .select(columns)
            .from(coachSessions)
            .innerJoin(coaches, eq(coaches.id, coachSessions.coachId))
            .where(
              and(
                eq(coachSessions.status, 'BOOKED'),
                studentId === coaches.studentId ? isFirstOfGroup(kind, lead) : undefined,
                isReminderDue(coachSessions, lead, now),
                isUnsent(db, kind, columns),
                after && gt(coachSessions.id, after.subjectId),
              ),
            )
            .orderBy(asc(coachSessions.id))
            .limit(limit),
        );
        for await (const due of batches) for (const one of due) yield { kind, ...one };
      }
  },

  send: async (db, { subjectId, studentId, occursAt }, now) => {
    const [session] = await db
      .select()
      .from(coachSessions)
      .where(eq(coachSessions.id, subjectId))
      .for('share');
    if (session?.status !== 'BOOKED' || session.startTime.getTime() !== occursAt.getTime()) return;
    const side = session.studentId === studentId ? 'CLIENT' : 'COACH';
    await announceSession(db, subjectId, { type: 'REMINDER' }, { config, now, to: [side] });
  },
});
