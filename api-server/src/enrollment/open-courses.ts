import { and, eq, gte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { courseStudents, courses } from '../tables/courses.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { cohorts } from '../tables/programs.ts';

/** The active courses of enrolled students' programs, on the days of their class. */
const coursesOf = (db: Database, enrollments: SQL | undefined) =>
  db
    .select({
      courseId: courses.id,
      studentId: enrollmentApplications.studentId,
      startDate: cohorts.startDate,
      endDate: cohorts.graduationDate,
      opensOn: cohorts.startDate,
    })
    .from(enrollmentApplications)
    .innerJoin(cohorts, eq(cohorts.id, enrollmentApplications.cohortId))
    .innerJoin(
      courses,
      and(
        eq(courses.programId, enrollmentApplications.programId),
        eq(courses.languageIso2LetterCode, cohorts.languageIso2LetterCode),
        eq(courses.isActive, true),
      ),
    )
    .where(and(eq(enrollmentApplications.status, 'COMPLETE'), enrollments));

/**
 * Gives the student of an enrollment access to its courses. Courses of an earlier enrollment take the days of this class; those
 * that were begun stay open.
 */
export async function openCourses(db: Database, applicationId: string): Promise<void> {
  const opened = await coursesOf(db, eq(enrollmentApplications.id, applicationId));
  if (opened.length === 0) return;
  const { studentId, courseId, status, opensOn } = courseStudents;
  await db
    .insert(courseStudents)
    .values(opened)
    .onConflictDoUpdate({
      target: [studentId, courseId],
      set: {
        startDate: sql`excluded.start_date`,
        endDate: sql`excluded.end_date`,
        opensOn: sql`case when ${status} = 'NOT_STARTED' then excluded.opens_on else ${opensOn} end`,
      },
    });
}

/** Gives access to courses that were added to a program to everyone in a class that goes on after `today`. */
export async function openAddedCourses(db: Database, today: string): Promise<void> {
  const isTheirs = and(
    eq(courseStudents.courseId, courses.id),
    eq(courseStudents.studentId, enrollmentApplications.studentId),
  );
  const theirs = db.select({ id: courseStudents.courseId }).from(courseStudents).where(isTheirs);
  const missing = await coursesOf(db, and(gte(cohorts.graduationDate, today), notExists(theirs)));
  if (missing.length > 0) await db.insert(courseStudents).values(missing).onConflictDoNothing();
}
