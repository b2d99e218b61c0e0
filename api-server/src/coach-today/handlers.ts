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
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { coachSessionNotes, coachSessions } from '../tables/coach-sessions.ts';
import { coachTimeOff } from '../tables/coach-time-off.ts';
import { coachingCircles } from '../tables/coaching-circles.ts';
import { type Appointment, readAppointments } from './appointments.ts';
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

export function coachTodayHandlers({ db, now }: Dependencies): Pick<Handlers, 'getCoachToday'> {
  return {
    getCoachToday: async ({ caller }) => {
      const id = caller.coachId!;
      const moment = now();
      const timeZone = await coachTimeZone(db, id);
      const viewer = { studentId: caller.studentId, now: moment };
      const led = await readCircles(db, viewer, eq(coachingCircles.coachId, id));
      const coach = { id, timeZone, circles: led.filter(({ studentCount }) => studentCount > 0) };
      const first = today(timeZone, moment.getTime());
      const week = intervalOfDays(first, addDays(first, dayCount - 1), timeZone);
      const ofWeek = { until: new Date(week.end), limit: appointmentLimit };
      const appointments = await readAppointments(db, coach, moment, ofWeek);
      const [next = null] =
        appointments.length > 0 ? appointments : await readAppointments(db, coach, moment, { limit: 1 });
      const [days, lastNote, { tasks, count }, sales, profile] = await Promise.all([
        readDays(db, id, first, appointments),
        readLastNote(db, id, next?.client?.studentId),
        readTasks(db, coach, caller, moment),
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
