import type { Schemas } from '@institute/api-schema';
import { and, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { courseStudents, moduleBookmarks, moduleProgress, modules } from '../tables/courses.ts';
import { progressSourceOf, requiredSecondsOf } from './progress-rules.ts';

type Page = { order?: SQL[]; limit?: number; offset?: number };

/** The modules of a student's courses, each with the student's progress. */
function ofStudent(studentId: string, condition: SQL | undefined) {
  return {
    progress: and(eq(moduleProgress.moduleId, modules.id), eq(moduleProgress.studentId, studentId)),
    bookmark: and(eq(moduleBookmarks.moduleId, modules.id), eq(moduleBookmarks.studentId, studentId)),
    course: and(eq(courseStudents.courseId, modules.courseId), eq(courseStudents.studentId, studentId)),
    condition,
  };
}

const completed = sql<boolean>`coalesce(${moduleProgress.completed}, false)`;
export const isNotCompleted = eq(completed, false);

export async function readModules(
  db: Database,
  studentId: string,
  condition: SQL | undefined,
  { order = [], limit = 1, offset = 0 }: Page,
): Promise<Schemas['Module'][]> {
  const of = ofStudent(studentId, condition);
  const rows = await db
    .select({
      ...getTableColumns(modules),
      bookmarked: sql<boolean>`${moduleBookmarks.moduleId} is not null`,
      position: sql<number>`coalesce(${moduleProgress.position}, 0)`,
      completed,
      completionSource: moduleProgress.completionSource,
      watchedSeconds: sql<number>`coalesce(${moduleProgress.watchedSeconds}, 0)`,
    })
    .from(modules)
    .innerJoin(courseStudents, of.course)
    .leftJoin(moduleProgress, of.progress)
    .leftJoin(moduleBookmarks, of.bookmark)
    .where(of.condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    ...row,
    progressSource: progressSourceOf(row.type),
    requiredSeconds: requiredSecondsOf(row),
  }));
}

export async function countModules(
  db: Database,
  studentId: string,
  condition: SQL | undefined,
): Promise<number> {
  const of = ofStudent(studentId, condition);
  const [found] = await db
    .select({ total: count() })
    .from(modules)
    .innerJoin(courseStudents, of.course)
    .leftJoin(moduleBookmarks, of.bookmark)
    .where(of.condition);
  return found!.total;
}
