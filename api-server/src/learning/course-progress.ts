import type { Schemas } from '@institute/api-schema';
import { and, count, eq, exists, inArray, notExists } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { courseStudents, moduleProgress, modules } from '../tables/courses.ts';
import { percentOf } from './progress.ts';

type CourseProgress = Schemas['CourseProgress'];

/** A student's progress in several courses, always in two queries. */
export async function readCourseProgress(
  db: Database,
  studentId: string,
  courseIds: string[],
): Promise<Map<string, CourseProgress>> {
  if (courseIds.length === 0) return new Map();
  const counts = await db
    .select({ courseId: modules.courseId, total: count(), completed: count(moduleProgress.moduleId) })
    .from(modules)
    .leftJoin(
      moduleProgress,
      and(
        eq(moduleProgress.moduleId, modules.id),
        eq(moduleProgress.studentId, studentId),
        eq(moduleProgress.completed, true),
      ),
    )
    .where(inArray(modules.courseId, courseIds))
    .groupBy(modules.courseId);
  const followed = await db
    .select({ courseId: courseStudents.courseId, lastModuleId: courseStudents.lastModuleId })
    .from(courseStudents)
    .where(and(eq(courseStudents.studentId, studentId), inArray(courseStudents.courseId, courseIds)));
  return new Map(
    followed.map(({ courseId, lastModuleId }) => {
      const { completed = 0, total = 0 } = counts.find((row) => row.courseId === courseId) ?? {};
      const percent = percentOf({ completed, total });
      return [
        courseId,
        { courseId, percent, completedModules: completed, totalModules: total, lastModuleId },
      ];
    }),
  );
}

/** Opens completed courses again that have a module which the student hasn't completed, because it was added since. */
export async function reopenCourses(db: Database): Promise<void> {
  const completed = db
    .select()
    .from(moduleProgress)
    .where(
      and(
        eq(moduleProgress.moduleId, modules.id),
        eq(moduleProgress.studentId, courseStudents.studentId),
        eq(moduleProgress.completed, true),
      ),
    );
  const toDo = db
    .select()
    .from(modules)
    .where(and(eq(modules.courseId, courseStudents.courseId), notExists(completed)));
  await db
    .update(courseStudents)
    .set({ status: 'IN_PROGRESS' })
    .where(and(eq(courseStudents.status, 'COMPLETED'), exists(toDo)));
}
