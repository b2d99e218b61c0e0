import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { actorOf } from '../history/activity.ts';
import { describeAct } from '../institute/audited-database.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce } from '../platform/database.ts';
import { containing } from '../platform/keyword.ts';
import { pageOf } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { courseStudents, moduleBookmarks, modules } from '../tables/courses.ts';
import { countModules, readModules } from './read-modules.ts';
import { recordProgress } from './record-progress.ts';

type Modules = Pick<Handlers, 'listModules' | 'updateModuleProgress' | 'recordModuleResult'>;

export function moduleHandlers({ db, now, config }: Dependencies): Modules {
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
      const report = { ...path, ...body, studentId: caller.studentId, source: 'SELF_REPORTED' } as const;
      const actor = actorOf(caller, caller.studentId, 'STUDENT');
      const content = await atOnce({ db, now }, (db, now) => recordProgress(db, report, actor, config, now));
      return { content };
    },

    recordModuleResult: async ({ path, body, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const { id: studentId, moduleId } = path;
      const { completed } = body;
      const report = { studentId, moduleId, completed, position: null, source: 'STAFF' } as const;
      const actor = actorOf(caller, studentId, 'STUDENT');
      const content = await atOnce({ db, now }, async (db, now) => {
        const progress = await recordProgress(db, report, actor, config, now);
        const [module] = await db.select().from(modules).where(eq(modules.id, moduleId));
        const type = completed ? 'RESULT_RECORDED' : 'RESULT_TAKEN_BACK';
        describeAct(db, { type, subject: module!.title });
        return progress;
      });
      return { content };
    },
  };
}
