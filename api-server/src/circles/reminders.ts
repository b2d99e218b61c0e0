import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { notify } from '../inbox/notify.ts';
import { isReminderDue, isUnsent, type Reminder, type ReminderSource } from '../inbox/reminders.ts';
import { joinActions } from '../letters/letter.ts';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { inBatches, isAfter, type ReadAfter } from '../platform/each-due.ts';
import { coaches } from '../tables/coaches.ts';
import {
  circleSessions,
  circleStudents,
  coachingCircles,
  isCircleMember,
} from '../tables/coaching-circles.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { circleLink, reminder } from './emails.ts';

const kind = 'CIRCLE_DAY';

type Found = Omit<Reminder, 'kind'>;

/** Reads the sessions of the next day with those who are reminded of each: the members, then the coaches. */
function readersOf(db: Database, now: Date): ReadAfter<Found>[] {
  const isOpen = and(
    isNull(circleSessions.deletedAt),
    isReminderDue(circleSessions, { from: day, until: 0 }, now),
  );
  const ofMembers = {
    subjectId: circleSessions.id,
    studentId: circleStudents.studentId,
    occursAt: circleSessions.startTime,
  };
  const ofCoaches = { ...ofMembers, studentId: coaches.studentId };
  const members: ReadAfter<Found> = (after, limit) =>
    db
      .select(ofMembers)
      .from(circleSessions)
      .innerJoin(circleStudents, eq(circleStudents.circleId, circleSessions.circleId))
      .where(
        and(
          isOpen,
          isCircleMember,
          isUnsent(db, kind, ofMembers),
          after && isAfter([circleSessions.id, circleStudents.studentId], [after.subjectId, after.studentId]),
        ),
      )
      .orderBy(asc(circleSessions.id), asc(circleStudents.studentId))
      .limit(limit);
  const leaders: ReadAfter<Found> = (after, limit) =>
    db
      .select(ofCoaches)
      .from(circleSessions)
      .innerJoin(coachingCircles, eq(coachingCircles.id, circleSessions.circleId))
      .innerJoin(coaches, eq(coaches.id, coachingCircles.coachId))
      .where(and(isOpen, isUnsent(db, kind, ofCoaches), after && gt(circleSessions.id, after.subjectId)))
      .orderBy(asc(circleSessions.id))
      .limit(limit);
  return [members, leaders];
}

/** Reminds the members and the coach of a circle of its session, a day before. */
export const circleReminders = ({ portalOrigin, coachOrigin }: Config): ReminderSource => ({
  async *findDue(db, now) {
    for (const read of readersOf(db, now))
      for await (const due of inBatches(read)) for (const one of due) yield { kind, ...one };
  },

  send: async (db, { subjectId, studentId, occursAt }, now) => {
    const [session] = await db
      .select()
      .from(circleSessions)
      .where(eq(circleSessions.id, subjectId))
      .for('share');
    if (!session || session.deletedAt || session.startTime.getTime() !== occursAt.getTime()) return;
    const { circleId } = session;
    const [reader] = await db
      .select({ timeZone: users.timeZone, title: coachingCircles.title, coachId: coaches.id })
      .from(students)
      .innerJoin(users, eq(users.id, students.userId))
      .innerJoin(coachingCircles, eq(coachingCircles.id, circleId))
      .leftJoin(coaches, and(eq(coaches.studentId, students.id), eq(coaches.id, coachingCircles.coachId)))
      .leftJoin(
        circleStudents,
        and(eq(circleStudents.circleId, circleId), eq(circleStudents.studentId, students.id)),
      )
      .where(and(eq(students.id, studentId), or(eq(coaches.studentId, students.id), isCircleMember)));
    // Has left the circle.
    if (!reader) return;
    const timeZone = reader.timeZone ?? session.timeZone;
    const path = `/circles/${circleId}`;
    const link = reader.coachId ? `${coachOrigin}/my-sessions` : portalOrigin + path;
    await notify(
      db,
      {
        studentIds: [studentId],
        category: 'COACHING',
        link: reader.coachId ? null : path,
        texts: reminder(reader.title, { ...session, timeZone }),
        byEmail: true,
        emailOnly: session.url
          ? { actions: joinActions(session.url), alsoTo: circleLink(link) }
          : { actions: circleLink(link) },
      },
      now,
    );
  },
});
