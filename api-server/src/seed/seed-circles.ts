import { instantOf, wallTimeOf } from '@institute/values/availability';
import { addDays, weekdayOf } from '@institute/values/formats';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { circleAttendance, circleSessions, circleStudents } from '../tables/coaching-circles.ts';
import { students } from '../tables/students.ts';
import { circles } from './circles.ts';
import { demoId } from './demo-id.ts';

function transferCounts() {
  const counts: Record<string, number> = {};
  for (const { students } of circles) {
    for (const [person, { status }] of Object.entries(students))
      if (status) counts[person] = (counts[person] ?? 0) + 1;
  }
  return counts;
}

const isActive = (person: string) =>
  circles.some(({ students }) => {
    const membership = students[Number(person)];
    return membership !== undefined && membership.status === undefined;
  });

type Meeting = { timeZone: string; weekday: number; hour: number };

const meetingOn = (date: string, { timeZone, hour }: Pick<Meeting, 'timeZone' | 'hour'>) =>
  new Date(instantOf({ date, minutes: hour * 60 }, timeZone));

/** The day of a circle's next meeting. */
function nextMeeting({ timeZone, weekday, hour }: Meeting, now: Date): string {
  const today = wallTimeOf(now.getTime(), timeZone).date;
  const day = addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  return meetingOn(day, { timeZone, hour }) > now ? day : addDays(day, 7);
}

export async function seedCircles(db: Database, now: Date): Promise<void> {
  const from = (days: number) => new Date(now.getTime() + days * day);
  const sessions = circles.flatMap(({ number, timeZone, weekday, hour, minutes, url, sessions }) => {
    const next = nextMeeting({ timeZone, weekday, hour }, now);
    const timesOn = (day: string) => {
      const startTime = meetingOn(day, { timeZone, hour });
      return { startTime, endTime: new Date(startTime.getTime() + minutes * 60_000) };
    };
    // A demo that begins while a circle would meet has no meeting in progress.
    const isMeeting = timesOn(addDays(next, -7)).endTime > now;
    return sessions.map(({ weeks, attendance, isDeleted }, index) => {
      const inWeeks = weeks < 0 && isMeeting ? weeks - 1 : weeks;
      const { startTime, endTime } = timesOn(addDays(next, inWeeks * 7));
      return {
        row: {
          id: demoId('circleSession', number * 100 + index),
          circleId: demoId('circle', number),
          startTime,
          endTime,
          timeZone,
          url,
          attendanceSubmittedAt: attendance ? endTime : null,
          deletedAt: isDeleted ? from(-1) : null,
          changedAt: from(-1),
        },
        attendance,
      };
    });
  });

  await db.insert(circleStudents).values(
    circles.flatMap(({ number, students }) =>
      Object.entries(students).map(([person, { daysAgo, status = 'ACTIVE' }]) => ({
        circleId: demoId('circle', number),
        studentId: demoId('student', Number(person)),
        status,
        joinedAt: from(-daysAgo),
      })),
    ),
  );
  // Each circle that a student has left or transferred from was given up for a current one.
  for (const [person, count] of Object.entries(transferCounts())) {
    await db
      .update(students)
      .set({ circleTransferCount: count })
      .where(eq(students.id, demoId('student', Number(person))));
  }
  // Who is in none now left one last.
  for (const { number, students: members } of circles)
    for (const [person, { status }] of Object.entries(members))
      if (status === 'LEFT' && !isActive(person))
        await db
          .update(students)
          .set({ leftCircleId: demoId('circle', number) })
          .where(eq(students.id, demoId('student', Number(person))));
  await db.insert(circleSessions).values(sessions.map(({ row }) => row));
  await db.insert(circleAttendance).values(
    sessions.flatMap(({ row, attendance = {} }) =>
      Object.entries(attendance).map(([person, status]) => ({
        sessionId: row.id,
        studentId: demoId('student', Number(person)),
        status,
      })),
    ),
  );
}
