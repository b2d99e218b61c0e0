import { and, eq, gte, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { courseStudents, courses } from '../tables/courses.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { cohorts } from '../tables/programs.ts';

/** Gives enrolled students the active courses of their program that they don't have, on the days of their class. */
async function openMissing(db: Database, enrollments: SQL): Promise<void> {
  const missing = await db
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
    .leftJoin(
      courseStudents,
      and(
        eq(courseStudents.courseId, courses.id),
        eq(courseStudents.studentId, enrollmentApplications.studentId),
      ),
    )
    .where(and(eq(enrollmentApplications.status, 'COMPLETE'), isNull(courseStudents.courseId), enrollments));
  if (missing.length > 0) await db.insert(courseStudents).values(missing).onConflictDoNothing();
}

/** Gives the student of an enrollment access to its courses. */
export const openCourses = (db: Database, applicationId: string): Promise<void> =>
  openMissing(db, eq(enrollmentApplications.id, applicationId));

/** Gives access to courses that were added to a program to everyone in a class that goes on after `today`. */
export const openAddedCourses = (db: Database, today: string): Promise<void> =>
  openMissing(db, gte(cohorts.graduationDate, today));
