import type { Schemas } from '@institute/api-schema';
import { intervalOfDays } from '@institute/values/availability';
import { addDays, today } from '@institute/values/formats';
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { readSalesSummary } from '../booking/purchases/sales.ts';
import { noteView } from '../booking/sessions/read-sessions.ts';
import { joinTime } from '../booking/sessions/session-rules.ts';
import { readCircles } from '../circles/read-circles.ts';
import { profileCompletion } from '../coaches/completion.ts';
import { readCoach } from '../coaches/read-account.ts';
import { coachTimeZone } from '../coaches/time-zone.ts';
import { requireVisibleCoach } from '../coaches/visible.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { coachSessionNotes, coachSessions } from '../tables/coach-sessions.ts';
import { coachTimeOff } from '../tables/coach-time-off.ts';
import { coachingCircles } from '../tables/coaching-circles.ts';
import { type Appointment, briefOf, type Coach, readAppointments } from './appointments.ts';
import { readTasks } from './tasks.ts';

type Today = Schemas['CoachToday'];

/** How many days are shown, today included. */
const dayCount = 7;
/** More than anyone can do in a week. */
const appointmentLimit = 500;

async function readLastNote(
  db: Database,
  coachId: string,
  studentId: string | undefined,
): Promise<Today['lastNote']> {
  if (studentId === undefined) return null;
  const [found] = await db
    .select({ note: coachSessionNotes })
    .from(coachSessionNotes)
    .innerJoin(coachSessions, eq(coachSessions.id, coachSessionNotes.sessionId))
    .where(and(eq(coachSessions.coachId, coachId), eq(coachSessions.studentId, studentId)))
    .orderBy(desc(coachSessionNotes.createdAt), desc(coachSessionNotes.id))
    .limit(1);
  return found ? noteView(found.note) : null;
}

/** The first appointments that haven't ended. */
async function readComing(
  db: Database,
  coach: Coach,
  timeZone: string,
  { to, size }: { to: string | null; size: number },
): Promise<Appointment[]> {
  const query = { show: 'UPCOMING', from: null, to, page: 0, size, descending: false } as const;
  const { content } = await readAppointments(db, coach, query);
  return content.map((appointment) => briefOf(appointment, timeZone));
}

/** The days from the first on, with the appointments that begin on them. One under way belongs to the first. */
async function readDays(
  db: Database,
  coachId: string,
  first: string,
  appointments: readonly Appointment[],
): Promise<Schemas['CoachDay'][]> {
  const last = addDays(first, dayCount - 1);
  const { firstDay, lastDay } = coachTimeOff;
  const off = await db
    .select()
    .from(coachTimeOff)
    .where(and(eq(coachTimeOff.coachId, coachId), lte(firstDay, last), gte(lastDay, first)));
  const dayOf = ({ startTime }: Appointment) => {
    const date = startTime.slice(0, 10);
    return date < first ? first : date;
  };
  return Array.from({ length: dayCount }, (_, index) => {
    const date = addDays(first, index);
    return {
      date,
      isOff: off.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay),
      appointments: appointments.filter((appointment) => dayOf(appointment) === date),
    };
  });
}

/** When an appointment begins or ends, or it's time to join it, or the day is over: whatever is first. */
function validUntil(appointments: readonly Appointment[], endOfDay: number, now: Date): string {
  const moments = appointments.flatMap(({ startTime, endTime }) => {
    const start = new Date(startTime);
    return [joinTime(start).getTime(), start.getTime(), Date.parse(endTime)];
  });
  const ahead = [...moments, endOfDay].filter((moment) => moment > now.getTime());
  return new Date(Math.min(...ahead)).toISOString();
}

type CoachDay = Pick<Handlers, 'getCoachToday' | 'listCoachAppointments'>;

export function coachTodayHandlers({ db, now }: Dependencies): CoachDay {
  const readCoachOf = async (id: string, caller: Caller): Promise<Coach> => {
    const viewer = { studentId: caller.studentId, now: now() };
    return {
      id,
      caller,
      now: viewer.now,
      circles: await readCircles(db, viewer, eq(coachingCircles.coachId, id)),
    };
  };
  return {
    listCoachAppointments: async ({ path, query, caller }) => {
      await requireVisibleCoach(db, path.coachId, caller);
      return readAppointments(db, await readCoachOf(path.coachId, caller), query);
    },

    getCoachToday: async ({ caller, query }) => {
      const id = caller.coachId!;
      const { circles, ...rest } = await readCoachOf(id, caller);
      const coach = { ...rest, circles: circles.filter(({ studentCount }) => studentCount > 0) };
      const { now: moment } = coach;
      const timeZone = await coachTimeZone(db, id, query.timeZone);
      const first = today(timeZone, moment.getTime());
      const week = intervalOfDays(first, addDays(first, dayCount - 1), timeZone);
      const ofWeek = { to: new Date(week.end).toISOString(), size: appointmentLimit };
      const appointments = await readComing(db, coach, timeZone, ofWeek);
      const [next = null] =
        appointments.length > 0 ? appointments : await readComing(db, coach, timeZone, { to: null, size: 1 });
      const [days, lastNote, { tasks, count }, sales, profile] = await Promise.all([
        readDays(db, id, first, appointments),
        readLastNote(db, id, next?.client?.studentId),
        readTasks(db, coach),
        readSalesSummary(db, id, { timeZone, now: moment }),
        readCoach(db, id),
      ]);
      const endOfDay = intervalOfDays(first, first, timeZone).end;
      return {
        content: {
          timeZone,
          next,
          lastNote,
          tasks,
          taskCount: count,
          days,
          sales,
          profile: profileCompletion(profile),
          validUntil: validUntil(next ? [next, ...appointments] : appointments, endOfDay, moment),
        },
      };
    },
  };
}
