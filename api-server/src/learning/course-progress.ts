import type { components } from '@institute/api-schema';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { courseStudents, moduleProgress, modules } from '../tables/courses.ts';
import { percentOf } from './progress.ts';

type CourseProgress = components['schemas']['CourseProgress'];

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
