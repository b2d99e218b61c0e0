import type { components } from '@institute/api-schema';
import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { requireOwnStudent } from '../account/caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { containing } from '../platform/keyword.ts';
import { pageOf } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { courseStudents, courses, moduleBookmarks, moduleProgress, modules } from '../tables/courses.ts';
import { grantAwards } from './awards.ts';
import { readCourseProgress } from './course-progress.ts';
import { courseStatus } from './progress.ts';

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

export function readModules(
  db: Database,
  studentId: string,
  condition: SQL | undefined,
  { order = [], limit = 1, offset = 0 }: Page,
): Promise<components['schemas']['Module'][]> {
  const of = ofStudent(studentId, condition);
  return db
    .select({
      ...getTableColumns(modules),
      bookmarked: sql<boolean>`${moduleBookmarks.moduleId} is not null`,
      position: sql<number>`coalesce(${moduleProgress.position}, 0)`,
      completed,
    })
    .from(modules)
    .innerJoin(courseStudents, of.course)
    .leftJoin(moduleProgress, of.progress)
    .leftJoin(moduleBookmarks, of.bookmark)
    .where(of.condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

async function countModules(db: Database, studentId: string, condition: SQL | undefined): Promise<number> {
  const of = ofStudent(studentId, condition);
  const [found] = await db
    .select({ total: count() })
    .from(modules)
    .innerJoin(courseStudents, of.course)
    .leftJoin(moduleBookmarks, of.bookmark)
    .where(of.condition);
  return found!.total;
}

type Modules = Pick<
  Handlers,
  | 'listModules'
  | 'updateModuleProgress'
  | 'listModuleBookmarks'
  | 'addModuleBookmark'
  | 'removeModuleBookmark'
>;

export function moduleHandlers({ db, now }: Dependencies): Modules {
  async function requireModule(studentId: string, moduleId: string): Promise<void> {
    const [module] = await readModules(db, studentId, eq(modules.id, moduleId), {});
    if (!module) throw problem('notFound');
  }

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
      const { studentId } = caller;
      const at = now();
      const content = await db.transaction(async (db) => {
        // Locked, so that when the last two modules are completed concurrently, one sees the other.
        const [found] = await db
          .select({ course: courses, followed: courseStudents })
          .from(courseStudents)
          .innerJoin(modules, eq(modules.courseId, courseStudents.courseId))
          .innerJoin(courses, eq(courses.id, courseStudents.courseId))
          .where(and(eq(modules.id, path.moduleId), eq(courseStudents.studentId, studentId)))
          .for('no key update', { of: courseStudents });
        if (!found) throw problem('notFound');
        const { course, followed } = found;
        if (followed.opensAt > at) throw problem('courseLocked');
        const [progress] = await db
          .insert(moduleProgress)
          .values({ moduleId: path.moduleId, studentId, ...body, completedAt: body.completed ? at : null })
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
          .set({ status, lastModuleId: path.moduleId, lastOpenedAt: at })
          .where(and(eq(courseStudents.courseId, course.id), eq(courseStudents.studentId, studentId)));
        if (status === 'COMPLETED' && followed.status !== 'COMPLETED') {
          const actor = actorOf(caller, studentId, 'STUDENT');
          await recordActivity(db, { ...actor, type: 'COURSE_COMPLETED', subject: course.title }, at);
        }
        if (body.completed) await grantAwards(db, studentId, at);
        return {
          moduleId: path.moduleId,
          ...body,
          completedAt: progress!.completedAt?.toISOString() ?? null,
          course: { ...after, lastModuleId: path.moduleId },
        };
      });
      return { content };
    },

    listModuleBookmarks: async ({ path, query, caller }) => {
      requireOwnStudent(path.id, caller);
      const condition = and(
        eq(moduleBookmarks.studentId, caller.studentId),
        query.courseId === null ? undefined : eq(modules.courseId, query.courseId),
      );
      const ofModule = eq(modules.id, moduleBookmarks.moduleId);
      const [rows, [found]] = await Promise.all([
        db
          .select({
            moduleId: moduleBookmarks.moduleId,
            courseId: modules.courseId,
            createdAt: moduleBookmarks.createdAt,
          })
          .from(moduleBookmarks)
          .innerJoin(modules, ofModule)
          .where(condition)
          .orderBy(desc(moduleBookmarks.createdAt), desc(moduleBookmarks.moduleId))
          .limit(query.size)
          .offset(query.page * query.size),
        db.select({ total: count() }).from(moduleBookmarks).innerJoin(modules, ofModule).where(condition),
      ]);
      const content = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return { content, pagination: { total: found!.total } };
    },

    addModuleBookmark: async ({ path, caller }) => {
      requireOwnStudent(path.id, caller);
      await requireModule(caller.studentId, path.moduleId);
      await db
        .insert(moduleBookmarks)
        .values({ moduleId: path.moduleId, studentId: caller.studentId, createdAt: now() })
        .onConflictDoNothing();
    },

    removeModuleBookmark: async ({ path, caller }) => {
      requireOwnStudent(path.id, caller);
      await requireModule(caller.studentId, path.moduleId);
      await db
        .delete(moduleBookmarks)
        .where(
          and(eq(moduleBookmarks.studentId, caller.studentId), eq(moduleBookmarks.moduleId, path.moduleId)),
        );
    },
  };
}
