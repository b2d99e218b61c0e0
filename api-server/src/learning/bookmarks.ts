import { and, count, desc, eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { moduleBookmarks, modules } from '../tables/courses.ts';
import { readModules } from './read-modules.ts';

async function requireModule(db: Database, studentId: string, moduleId: string): Promise<void> {
  const [module] = await readModules(db, studentId, eq(modules.id, moduleId), {});
  if (!module) throw problem('notFound');
}

type Bookmarks = Pick<Handlers, 'listModuleBookmarks' | 'addModuleBookmark' | 'removeModuleBookmark'>;

export function bookmarkHandlers({ db, now }: Dependencies): Bookmarks {
  return {
    listModuleBookmarks: async ({ query, caller }) => {
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
      await requireModule(db, caller.studentId, path.moduleId);
      await db
        .insert(moduleBookmarks)
        .values({ moduleId: path.moduleId, studentId: caller.studentId, createdAt: now() })
        .onConflictDoNothing();
    },

    removeModuleBookmark: async ({ path, caller }) => {
      await requireModule(db, caller.studentId, path.moduleId);
      await db
        .delete(moduleBookmarks)
        .where(
          and(eq(moduleBookmarks.studentId, caller.studentId), eq(moduleBookmarks.moduleId, path.moduleId)),
        );
    },
  };
}
