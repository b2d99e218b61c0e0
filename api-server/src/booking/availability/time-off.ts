import type { Schemas } from '@institute/api-schema';
import { intervalOfDays } from '@institute/values/availability';
import { today } from '@institute/values/formats';
import { minDate } from '@institute/values/rules';
import { and, countDistinct, eq, gte } from 'drizzle-orm';
import { coachTimeZone } from '../../coaches/time-zone.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf, recordActivity } from '../../history/activity.ts';
import { lockCoach } from '../../locks.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Handlers } from '../../platform/contract.ts';
import { atOnce, type Database } from '../../platform/database.ts';
import { day } from '../../platform/durations.ts';
import { type FieldError, problem } from '../../platform/problem.ts';
import { appointmentId, coachSessions } from '../../tables/coach-sessions.ts';
import { coachTimeOff } from '../../tables/coach-time-off.ts';
import { overlaps } from './overlaps.ts';

const timeOffLimit = 100;

type TimeOff = Schemas['CoachTimeOff'];

/** A day is over only when it is so everywhere, because each schedule has its own time zone. */
const isAhead = (coachId: string, now: Date) =>
  and(eq(coachTimeOff.coachId, coachId), gte(coachTimeOff.lastDay, today('UTC', now.getTime() - day)));

async function view(db: Database, row: typeof coachTimeOff.$inferSelect, zone: string): Promise<TimeOff> {
  const { coachId, ...period } = row;
  const [found] = await db
    .select({ count: countDistinct(appointmentId) })
    .from(coachSessions)
    .where(
      and(
        eq(coachSessions.coachId, coachId),
        eq(coachSessions.status, 'BOOKED'),
        overlaps(coachSessions, intervalOfDays(row.firstDay, row.lastDay, zone)),
      ),
    );
  return { ...period, sessionCount: found!.count };
}

/** A coach's days off that aren't over, in order. */
export async function readTimeOff(db: Database, coachId: string, now: Date): Promise<TimeOff[]> {
  const rows = await db
    .select()
    .from(coachTimeOff)
    .where(isAhead(coachId, now))
    .orderBy(coachTimeOff.firstDay, coachTimeOff.id);
  const zone = rows.length > 0 ? await coachTimeZone(db, coachId) : 'UTC';
  const found: TimeOff[] = [];
  for (const row of rows) found.push(await view(db, row, zone));
  return found;
}

type TimeOffHandlers = Pick<Handlers, 'listCoachTimeOff' | 'createCoachTimeOff' | 'deleteCoachTimeOff'>;

export function coachTimeOffHandlers({ db, now }: Dependencies): TimeOffHandlers {
  /** Does the work with the coach locked, so that no one is booking a day that is taken off. */
  const changed = async <Result>(
    coachId: string,
    caller: Caller,
    work: (db: Database, now: Date) => Promise<Result>,
  ): Promise<Result> => {
    return atOnce({ db, now }, async (db, now) => {
      const coach = await lockCoach(db, coachId);
      if (!coach) throw problem('notFound');
      const result = await work(db, now);
      const actor = actorOf(caller, coach.studentId, 'COACH');
      await recordActivity(db, { ...actor, type: 'SCHEDULE_UPDATED' }, now);
      return result;
    });
  };

  return {
    listCoachTimeOff: async ({ path }) => {
      return { content: await readTimeOff(db, path.coachId, now()) };
    },

    createCoachTimeOff: async ({ path: { coachId }, body: { firstDay, lastDay }, caller }) =>
      changed(coachId, caller, async (db, now) => {
        const zone = await coachTimeZone(db, coachId);
        // The day may still go on where the coach is.
        const first = today('Etc/GMT+12', now.getTime());
        const violation = minDate(firstDay)(lastDay) ?? minDate(first)(lastDay);
        const errors: FieldError[] = violation ? [{ in: 'body', pointer: '/lastDay', ...violation }] : [];
        if (errors.length > 0) throw problem('validationFailed', { errors });
        const period = { coachId, firstDay, lastDay };
        // Sent twice, it's the same days.
        const [same] = await db
          .select()
          .from(coachTimeOff)
          .where(
            and(
              eq(coachTimeOff.coachId, coachId),
              eq(coachTimeOff.firstDay, firstDay),
              eq(coachTimeOff.lastDay, lastDay),
            ),
          );
        if (same) return { content: await view(db, same, zone) };
        if ((await db.$count(coachTimeOff, isAhead(coachId, now))) >= timeOffLimit) {
          throw problem('limitReached');
        }
        const [row] = await db.insert(coachTimeOff).values(period).returning();
        return { content: await view(db, row!, zone) };
      }),

    deleteCoachTimeOff: async ({ path: { coachId, timeOffId }, caller }) => {
      await changed(coachId, caller, async (db) => {
        const isThisTimeOff = and(eq(coachTimeOff.id, timeOffId), eq(coachTimeOff.coachId, coachId));
        const deleted = await db.delete(coachTimeOff).where(isThisTimeOff).returning();
        if (deleted.length === 0) throw problem('notFound');
      });
    },
  };
}
