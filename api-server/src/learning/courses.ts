import type { Schemas } from '@institute/api-schema';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay, startOfInstituteDay } from '../platform/institute-days.ts';
import { containing } from '../platform/keyword.ts';
import { pageOf } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { courseStudents, courses, modules } from '../tables/courses.ts';
import { programs } from '../tables/programs.ts';
import { readCourseProgress } from './course-progress.ts';
import { isNotCompleted, readModules } from './read-modules.ts';

const {
  studentId: _,
  courseId: __,
  status: ___,
  lastModuleId: ____,
  ...followed
} = getTableColumns(courseStudents);

/** The current status: a course that hasn't opened yet is locked, whatever its stored status. */
const statusAt = (now: Date) =>
  sql<
    Schemas['CourseStatus']
  >`case when ${courseStudents.opensOn} > ${instituteDay(now)} then 'LOCKED' else ${courseStudents.status} end`;

/** The program's title in the course's language. */
const programTitle = sql<string>`coalesce(${programs.translations} -> ${courses.languageIso2LetterCode} ->> 'title', ${programs.title})`;

const { programId: _____, isActive: ______, ...courseColumns } = getTableColumns(courses);

const sortColumns = {
  id: courses.id,
  title: courses.title,
  startDate: courseStudents.startDate,
  // Courses that were never opened sort as opened before all others.
  lastOpenedAt: sql`coalesce(${courseStudents.lastOpenedAt}, '-infinity')`,
};

type Courses = Pick<Handlers, 'listCourses' | 'getCourse' | 'getCourseProgress'>;

export function courseHandlers({ db, now }: Dependencies): Courses {
  async function readCourses(
    db: Database,
    studentId: string,
    condition: SQL | undefined,
    { order = [], limit = 1, offset = 0 }: { order?: SQL[]; limit?: number; offset?: number } = {},
  ): Promise<Schemas['Course'][]> {
    const rows = await db
      .select({ ...courseColumns, ...followed, programTitle, status: statusAt(now()) })
      .from(courseStudents)
      .innerJoin(courses, eq(courses.id, courseStudents.courseId))
      .innerJoin(programs, eq(programs.id, courses.programId))
      .where(and(eq(courseStudents.studentId, studentId), condition))
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    const progress = await readCourseProgress(
      db,
      studentId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...row,
      opensAt: startOfInstituteDay(row.opensOn).toISOString(),
      lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
      progress: progress.get(row.id)!,
    }));
  }

  return {
    listCourses: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const status = statusAt(now());
      const { languageIso2LetterCode: language } = query;
      const condition = and(
        containing(query.keyword, courses.title, courses.description, programTitle),
        query.status === null ? undefined : eq(status, query.status),
        language === null ? undefined : eq(courses.languageIso2LetterCode, language),
      );
      const { order, limit, offset } = pageOf(query, sortColumns[query.sortBy], courses.id);
      const group = { NONE: [], PROGRAM: [asc(programTitle)], STATUS: [asc(status)] }[query.groupBy];
      const [content, [found]] = await Promise.all([
        readCourses(db, path.id, condition, { order: [...group, ...order], limit, offset }),
        db
          .select({ total: sql<number>`count(*)::int` })
          .from(courseStudents)
          .innerJoin(courses, eq(courses.id, courseStudents.courseId))
          .innerJoin(programs, eq(programs.id, courses.programId))
          .where(and(eq(courseStudents.studentId, path.id), condition)),
      ]);
      return { content, pagination: { total: found!.total } };
    },

    getCourse: async ({ path, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const [course] = await readCourses(db, path.id, eq(courses.id, path.courseId));
      if (!course) throw problem('notFound');
      const toDo = and(eq(modules.courseId, path.courseId), isNotCompleted);
      const [nextModule = null] = await readModules(db, path.id, toDo, { order: [asc(modules.sequence)] });
      return { content: { ...course, nextModule } };
    },

    getCourseProgress: async ({ path, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const [progress] = (await readCourseProgress(db, path.id, [path.courseId])).values();
      if (!progress) throw problem('notFound');
      return { content: progress };
    },
  };
}
