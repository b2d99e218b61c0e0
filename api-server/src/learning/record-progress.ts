import type { Schemas } from '@institute/api-schema';
import { and, eq, max } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { recordActivity } from '../history/activity.ts';
import { lockStudent } from '../locks.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { courseStudents, courses, moduleProgress, modules } from '../tables/courses.ts';
import { readCourseProgress } from './course-progress.ts';
import { grantAwards } from './grant-awards.ts';
import { courseStatus } from './progress.ts';
import { addRange, completionAfter, lengthOf, requiredSecondsOf, watchedRange } from './progress-rules.ts';

type Stored = typeof moduleProgress.$inferSelect;
type Report = {
  studentId: string;
  moduleId: string;
  source: Exclude<Schemas['ModuleCompletionSource'], 'WATCHED'>;
  /** Stays as it is if omitted. */
  completed?: boolean;
  /** The player's position in seconds. Null or omitted if this isn't a player's report. */
  position?: number | null;
};
/** Who reports, for the activity log. */
type Actor = { source: Schemas['ActivitySource']; actorId: string | null };

/** A module with its course and the student's place in it. Locked after the student. */
async function lockModule(db: Database, studentId: string, moduleId: string) {
  const [found] = await db
    .select({ module: modules, course: courses, followed: courseStudents })
    .from(courseStudents)
    .innerJoin(modules, eq(modules.courseId, courseStudents.courseId))
    .innerJoin(courses, eq(courses.id, courseStudents.courseId))
    .where(and(eq(modules.id, moduleId), eq(courseStudents.studentId, studentId)))
    .for('no key update', { of: courseStudents });
  if (!found) throw problem('notFound');
  return found;
}

/** The type of a module in one of the student's courses. */
export async function readModuleType(db: Database, studentId: string, moduleId: string) {
  return (await lockModule(db, studentId, moduleId)).module.type;
}

async function readStored(db: Database, studentId: string, moduleId: string) {
  const ofStudent = eq(moduleProgress.studentId, studentId);
  const [stored] = await db
    .select()
    .from(moduleProgress)
    .where(and(ofStudent, eq(moduleProgress.moduleId, moduleId)));
  const [last] = await db
    .select({ at: max(moduleProgress.positionReportedAt) })
    .from(moduleProgress)
    .where(ofStudent);
  return { stored, lastReportAt: last?.at ?? null };
}

/** What a player's report adds to what was watched. */
function watchedAfter(
  stored: Stored | undefined,
  lastReportAt: Date | null,
  position: number,
  { minutes }: { minutes: number },
  now: Date,
) {
  const ranges = stored?.watchedRanges ?? [];
  if (!stored?.positionReportedAt || !lastReportAt) return ranges;
  const elapsed = (now.getTime() - lastReportAt.getTime()) / 1000;
  const range = watchedRange({ from: stored.position, to: position, elapsed, duration: minutes * 60 });
  return range ? addRange(ranges, range) : ranges;
}

/**
 * Stores what is reported about a student's module, and what follows from it: the course's status, awards. The only
 * way to change progress. `db` is a transaction.
 */
export async function recordProgress(
  db: Database,
  { studentId, moduleId, source, ...reported }: Report,
  actor: Actor,
  config: Config,
  now: Date,
): Promise<Schemas['ModuleProgress']> {
  // Reports of several courses at once would each count the time between them.
  await lockStudent(db, studentId);
  const { module, course, followed } = await lockModule(db, studentId, moduleId);
  if (followed.opensOn > instituteDay(now) && source !== 'STAFF') throw problem('courseLocked');
  const { stored, lastReportAt } = await readStored(db, studentId, moduleId);
  const before = { completed: stored?.completed ?? false, source: stored?.completionSource ?? null };
  const { completed = before.completed, position = null } = reported;

  const requiredSeconds = requiredSecondsOf(module);
  const isPlayed = position !== null && requiredSeconds !== null;
  const isReset = source === 'STAFF' && !completed;
  const watchedRanges = isReset
    ? []
    : isPlayed
      ? watchedAfter(stored, lastReportAt, position, module, now)
      : (stored?.watchedRanges ?? []);
  const watchedSeconds = lengthOf(watchedRanges);
  const isWatched = requiredSeconds !== null && watchedSeconds >= requiredSeconds;

  const watched = isWatched
    ? completionAfter(before, module.type, { completed: true, source: 'WATCHED' })
    : before;
  const after =
    watched === 'progressSourceInvalid'
      ? watched
      : completionAfter(watched, module.type, { completed, source });
  if (after === 'progressSourceInvalid') throw problem('progressSourceInvalid');

  const values = {
    position: position ?? stored?.position ?? 0,
    completed: after.completed,
    completionSource: after.source,
    // The time of the first completion is kept. Undoing it clears the time.
    completedAt: after.completed ? (stored?.completedAt ?? now) : null,
    watchedRanges,
    watchedSeconds,
    positionReportedAt: isPlayed ? now : (stored?.positionReportedAt ?? null),
  };
  await db
    .insert(moduleProgress)
    .values({ moduleId, studentId, ...values })
    .onConflictDoUpdate({ target: [moduleProgress.studentId, moduleProgress.moduleId], set: values });

  const progress = (await readCourseProgress(db, studentId, [course.id])).get(course.id)!;
  const status = courseStatus({ completed: progress.completedModules, total: progress.totalModules });
  // Only the student's own visit moves their place in the course.
  const visit = source === 'STAFF' ? {} : { lastModuleId: moduleId, lastOpenedAt: now };
  await db
    .update(courseStudents)
    .set({ status, ...visit })
    .where(and(eq(courseStudents.courseId, course.id), eq(courseStudents.studentId, studentId)));
  if (status === 'COMPLETED' && followed.status !== 'COMPLETED') {
    await recordActivity(db, { ...actor, studentId, type: 'COURSE_COMPLETED', subject: course.title }, now);
  }
  if (after.completed) await grantAwards(db, studentId, config, now);
  return {
    moduleId,
    position: values.position,
    completed: after.completed,
    completedAt: values.completedAt?.toISOString() ?? null,
    completionSource: after.source,
    watchedSeconds,
    requiredSeconds,
    course: { ...progress, ...(source !== 'STAFF' && { lastModuleId: moduleId }) },
  };
}
