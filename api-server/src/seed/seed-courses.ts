import { progressSourceOf } from '../learning/progress-rules.ts';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { courseStudents, moduleBookmarks, moduleProgress, modules } from '../tables/courses.ts';
import { following } from './courses.ts';
import { demoId } from './demo-id.ts';

const moduleId = (course: number, sequence: number) => demoId('module', course * 100 + sequence);

/** How a completed module was completed. Films and recordings were watched to the end. */
function seenOf({ type, minutes }: Pick<typeof modules.$inferSelect, 'type' | 'minutes'>) {
  const completionSource = progressSourceOf(type);
  if (completionSource !== 'WATCHED') return { completionSource };
  const range: [number, number] = [0, minutes * 60];
  return { completionSource, watchedRanges: [range], watchedSeconds: minutes * 60 };
}

export async function seedCourses(db: Database, now: Date): Promise<void> {
  const from = (days: number) => new Date(now.getTime() + days * day);
  const dayFrom = (days: number) => from(days).toISOString().slice(0, 10);

  const all = await db.select().from(modules);
  const totalOf = (course: number) =>
    all.filter(({ courseId }) => courseId === demoId('course', course)).length;
  const byId = new Map(all.map((module) => [module.id, module]));

  const follow = Object.entries(following).flatMap(([person, list]) =>
    list.map((one) => ({ ...one, studentId: demoId('student', Number(person)) })),
  );
  await db.insert(courseStudents).values(
    follow.map(({ course, studentId, starts, ends, opens, completed, openedDaysAgo }) => ({
      courseId: demoId('course', course),
      studentId,
      status:
        completed === 0
          ? ('NOT_STARTED' as const)
          : completed === totalOf(course)
            ? ('COMPLETED' as const)
            : ('IN_PROGRESS' as const),
      startDate: dayFrom(starts),
      endDate: dayFrom(ends),
      opensOn: dayFrom(opens),
      ...(openedDaysAgo !== undefined && {
        lastOpenedAt: from(-openedDaysAgo),
        lastModuleId: moduleId(course, Math.min(completed + 1, totalOf(course))),
      }),
    })),
  );
  await db.insert(moduleProgress).values(
    follow.flatMap(({ course, studentId, starts, completed, openedDaysAgo = 0 }) =>
      Array.from({ length: completed }, (_, index) => ({
        moduleId: moduleId(course, index + 1),
        studentId,
        position: 0,
        completed: true,
        ...seenOf(byId.get(moduleId(course, index + 1))!),
        // Spread evenly from the first day to the last visit.
        completedAt: from(starts + ((-openedDaysAgo - starts) * (index + 1)) / completed),
      })),
    ),
  );
  await db.insert(moduleBookmarks).values(
    follow.flatMap(({ course, studentId, bookmarks = [] }) =>
      bookmarks.map((sequence, index) => ({
        moduleId: moduleId(course, sequence),
        studentId,
        createdAt: from(-40 + index),
      })),
    ),
  );
}
