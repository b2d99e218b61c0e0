import { addDays } from '@institute/values/formats';
import { and, asc, between, eq, gt } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { notify } from '../inbox/notify.ts';
import {
  dayAsInstant,
  type Reminder,
  type ReminderSource,
  reminderDay,
  withoutSent,
} from '../inbox/reminders.ts';
import type { Database } from '../platform/database.ts';
import { inBatches, type ReadAfter } from '../platform/each-due.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { titlesOf } from '../programs/titles.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { cohorts } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { startLink, startTexts } from './emails.ts';

/** How many days before a class starts its students are reminded. Each is sent until the next one is due. */
const leads = [
  { kind: 'CLASS_WEEK' as const, from: 7, until: 1 },
  { kind: 'CLASS_DAY' as const, from: 1, until: 0 },
];
const coursesPath = '/courses';

type Starting = Omit<Reminder, 'kind' | 'occursAt'> & {
  enrolledAt: Date;
  startDate: string;
  timeZone: string | null;
};

/** Reads those who are enrolled in a class that starts soon. */
const startingSoon =
  (db: Database, today: string): ReadAfter<Starting> =>
  (after, limit) =>
    db
      .select({
        subjectId: enrollmentApplications.id,
        studentId: enrollmentApplications.studentId,
        enrolledAt: enrollmentApplications.statusSince,
        startDate: cohorts.startDate,
        timeZone: users.timeZone,
      })
      .from(enrollmentApplications)
      .innerJoin(cohorts, eq(cohorts.id, enrollmentApplications.cohortId))
      .innerJoin(students, eq(students.id, enrollmentApplications.studentId))
      .innerJoin(users, eq(users.id, students.userId))
      .where(
        and(
          eq(enrollmentApplications.status, 'COMPLETE'),
          // A day more on both sides, because it's tomorrow somewhere.
          between(cohorts.startDate, addDays(today, -1), addDays(today, leads[0]!.from + 1)),
          after && gt(enrollmentApplications.id, after.subjectId),
        ),
      )
      .orderBy(asc(enrollmentApplications.id))
      .limit(limit);

/** Reminds students of the start of their class, in the morning where they are. */
export const classReminders = ({ portalOrigin }: Config): ReminderSource => ({
  async *findDue(db, now) {
    for await (const soon of inBatches(startingSoon(db, instituteDay(now)))) {
      const due = soon.flatMap(({ startDate, timeZone, enrolledAt, ...one }) => {
        const day = reminderDay(timeZone, now);
        return (
          leads
            .filter(({ from, until }) => addDays(startDate, -from) <= day && day < addDays(startDate, -until))
            // Who enrolled since has just read when it starts.
            .filter(({ from }) => instituteDay(enrolledAt) <= addDays(startDate, -from))
            .map(({ kind }) => ({ kind, ...one, occursAt: dayAsInstant(startDate) }))
        );
      });
      yield* await withoutSent(db, due);
    }
  },

  send: async (db, { subjectId, studentId, occursAt }, now) => {
    const [application] = await db
      .select()
      .from(enrollmentApplications)
      .where(eq(enrollmentApplications.id, subjectId))
      .for('share');
    if (application?.status !== 'COMPLETE' || !application.cohortId) return;
    const [cohort] = await db.select().from(cohorts).where(eq(cohorts.id, application.cohortId));
    if (!cohort || dayAsInstant(cohort.startDate).getTime() !== occursAt.getTime()) return;
    const texts = startTexts(await titlesOf(db, application.programId), cohort.startDate);
    const emailOnly = { actions: startLink(portalOrigin + coursesPath) };
    const message = { category: 'ENROLLMENT', link: coursesPath, texts, byEmail: true, emailOnly } as const;
    await notify(db, { studentIds: [studentId], ...message }, now);
  },
});
