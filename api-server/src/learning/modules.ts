import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { type Caller, requireOwnStudent } from '../platform/caller.ts';
import type { Handlers, Input, Output } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { containing } from '../platform/keyword.ts';
import { pageOf } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { courseStudents, courses, moduleBookmarks, moduleProgress, modules } from '../tables/courses.ts';
import { readCourseProgress } from './course-progress.ts';
import { grantAwards } from './grant-awards.ts';
import { courseStatus } from './progress.ts';
import { countModules, readModules } from './read-modules.ts';

/**
 * Reads a module's course and the student's place in it. Locked, so that when the last two modules are completed
 * concurrently, one sees the other.
 */
async function lockCourse(db: Database, studentId: string, moduleId: string) {
  const [found] = await db
    .select({ course: courses, followed: courseStudents })
    .from(courseStudents)
    .innerJoin(modules, eq(modules.courseId, courseStudents.courseId))
    .innerJoin(courses, eq(courses.id, courseStudents.courseId))
    .where(and(eq(modules.id, moduleId), eq(courseStudents.studentId, studentId)))
    .for('no key update', { of: courseStudents });
  if (!found) throw problem('notFound');
  return found;
}

/** Stores a student's progress in a module, and what follows from it. `db` is a transaction. */
async function recordProgress(
  db: Database,
  caller: Caller,
  moduleId: string,
  body: Input<'updateModuleProgress'>['body'],
  now: Date,
): Promise<Output<'updateModuleProgress'>['content']> {
  const { studentId } = caller;
  const { course, followed } = await lockCourse(db, studentId, moduleId);
  if (followed.opensAt > now) throw problem('courseLocked');
  const [progress] = await db
    .insert(moduleProgress)
    .values({ moduleId, studentId, ...body, completedAt: body.completed ? now : null })
    .onConflictDoUpdate({
      target: [moduleProgress.studentId, moduleProgress.moduleId],
      // Keeps the time of the first completion. Undoing it clears the time.
      set: {
        ...body,
        completedAt: body.completed
          ? sql`coalesce(${moduleProgress.completedAt}, excluded.completed_at)`
          : null,
      },
    })
    .returning();
  const after = (await readCourseProgress(db, studentId, [course.id])).get(course.id)!;
  const status = courseStatus({ completed: after.completedModules, total: after.totalModules });
  await db
    .update(courseStudents)
    .set({ status, lastModuleId: moduleId, lastOpenedAt: now })
    .where(and(eq(courseStudents.courseId, course.id), eq(courseStudents.studentId, studentId)));
  if (status === 'COMPLETED' && followed.status !== 'COMPLETED') {
    const actor = actorOf(caller, studentId, 'STUDENT');
    await recordActivity(db, { ...actor, type: 'COURSE_COMPLETED', subject: course.title }, now);
  }
  if (body.completed) await grantAwards(db, studentId, now);
  return {
    moduleId,
    ...body,
    completedAt: progress!.completedAt?.toISOString() ?? null,
    course: { ...after, lastModuleId: moduleId },
  };
}

type Modules = Pick<Handlers, 'listModules' | 'updateModuleProgress'>;

export function moduleHandlers({ db, now }: Dependencies): Modules {
  return {
    listModules: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const course = and(eq(courseStudents.studentId, path.id), eq(courseStudents.courseId, path.courseId));
      if ((await db.$count(courseStudents, course)) === 0) throw problem('notFound');
      const condition = and(
        eq(modules.courseId, path.courseId),
        containing(query.keyword, modules.title, modules.description, modules.weekTitle),
        query.type === null ? undefined : eq(modules.type, query.type),
        {
          ALL: undefined,
          MARKED: isNotNull(moduleBookmarks.moduleId),
          UNMARKED: isNull(moduleBookmarks.moduleId),
        }[query.bookmark],
      );
      const { order, limit, offset } = pageOf(query, modules[query.sortBy], modules.id);
      const group = { NONE: [], WEEK: [asc(modules.week)], TYPE: [asc(modules.type)] }[query.groupBy];
      const [content, total] = await Promise.all([
        readModules(db, path.id, condition, { order: [...group, ...order], limit, offset }),
        countModules(db, path.id, condition),
      ]);
      return { content, pagination: { total } };
    },

    updateModuleProgress: async ({ path, body, caller }) => {
      requireOwnStudent(path.id, caller);
      const content = await db.transaction((db) => recordProgress(db, caller, path.moduleId, body, now()));
      return { content };
    },
  };
}
