import type { components } from '@institute/api-schema';
import { and, count, eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import { requireOwnStudent } from '../account/caller.ts';
import { newSecret } from '../account/secrets.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordActivity } from '../history/activity.ts';
import { notify } from '../inbox/notify.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { newNumber } from '../platform/identifier.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { fullName } from '../students/full-name.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { awards, studentAwards } from '../tables/awards.ts';
import { circleAttendance } from '../tables/coaching-circles.ts';
import { courseStudents, moduleProgress } from '../tables/courses.ts';
import { students } from '../tables/students.ts';
import { certificateOf } from './certificate.ts';
import { criteriaProgress, type Deeds } from './criteria.ts';

type Language = components['schemas']['LanguageIso2LetterCode'];

async function readDeeds(db: Database, studentId: string): Promise<Deeds> {
  const [done] = await db
    .select({ modules: count() })
    .from(moduleProgress)
    .where(and(eq(moduleProgress.studentId, studentId), eq(moduleProgress.completed, true)));
  const finished = await db
    .select({ id: courseStudents.courseId })
    .from(courseStudents)
    .where(and(eq(courseStudents.studentId, studentId), eq(courseStudents.status, 'COMPLETED')));
  const [attended] = await db
    .select({ sessions: count() })
    .from(circleAttendance)
    .where(and(eq(circleAttendance.studentId, studentId), eq(circleAttendance.status, 'PRESENT')));
  return {
    completedModules: done!.modules,
    completedCourseIds: finished.map(({ id }) => id),
    attendedSessions: attended!.sessions,
  };
}

/** The awards a student doesn't have yet, with the progress toward each. */
async function readMissing(db: Database, studentId: string) {
  const had = db
    .select({ id: studentAwards.awardId })
    .from(studentAwards)
    .where(eq(studentAwards.studentId, studentId));
  const missing = await db.select().from(awards).where(notInArray(awards.id, had)).orderBy(awards.id);
  const deeds = await readDeeds(db, studentId);
  return missing.map((award) => ({ ...award, ...criteriaProgress(award.criteria, deeds) }));
}

/** Grants a student every award earned by now. `db` is the transaction of the activity. */
export async function grantAwards(db: Database, studentId: string, now: Date): Promise<void> {
  const earned = (await readMissing(db, studentId)).filter(({ isEarned }) => isEarned);
  for (const { id: awardId, title } of earned) {
    const [given] = await db
      .insert(studentAwards)
      .values({ studentId, awardId, awardedAt: now, certificateNumber: newNumber(now) })
      .onConflictDoNothing({ target: [studentAwards.studentId, studentAwards.awardId] })
      .returning();
    if (!given) continue;
    await recordActivity(
      db,
      { studentId, source: 'SYSTEM', actorId: null, type: 'AWARD_EARNED', subject: title.EN },
      now,
    );
    const words = {
      EN: {
        subject: `You earned an award: ${title.EN}`,
        lines: ['Congratulations! Your certificate is ready to download.'],
      },
      ES: {
        subject: `Ganaste un reconocimiento: ${title.ES}`,
        lines: ['¡Felicidades! Ya puedes descargar tu certificado.'],
      },
    };
    await notify(db, { studentIds: [studentId], category: 'COURSE', words, link: '/awards' }, now);
  }
}

async function languageOf(db: Database, studentId: string): Promise<Language> {
  const [student] = await db
    .select({ language: students.languageIso2LetterCode })
    .from(students)
    .where(eq(students.id, studentId));
  return student?.language ?? 'EN';
}

type Awards = Pick<
  Handlers,
  | 'listAwards'
  | 'listAvailableAwards'
  | 'getAwardCertificate'
  | 'shareAward'
  | 'unshareAward'
  | 'getSharedAward'
>;

const { studentId: _, ...awardColumns } = getTableColumns(studentAwards);
const listedColumns = { ...awardColumns, title: awards.title, description: awards.description };
type ListedRow = Omit<typeof studentAwards.$inferSelect, 'studentId'> &
  Pick<typeof awards.$inferSelect, 'title' | 'description'>;

const awardView = (row: ListedRow, language: Language): components['schemas']['StudentAward'] => ({
  ...row,
  title: row.title[language],
  description: row.description[language],
  awardedAt: row.awardedAt.toISOString(),
});

export function awardHandlers({ db, config }: Dependencies): Awards {
  return {
    getAwardCertificate: async ({ path, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const [award] = await db
        .select({
          language: students.languageIso2LetterCode,
          name: fullName(students),
          title: awards.title,
          description: awards.description,
          awardedAt: studentAwards.awardedAt,
          certificateNumber: studentAwards.certificateNumber,
        })
        .from(studentAwards)
        .innerJoin(awards, eq(awards.id, studentAwards.awardId))
        .innerJoin(students, eq(students.id, studentAwards.studentId))
        .where(and(eq(studentAwards.id, path.awardId), eq(studentAwards.studentId, path.id)));
      if (!award) throw problem('notFound');
      const { language, title, description } = award;
      const facts = { ...award, title: title[language], description: description[language] };
      return certificateOf(facts, language);
    },

    listAwards: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const language = await languageOf(db, path.id);
      const condition = eq(studentAwards.studentId, path.id);
      const { rows, total } = await readPage(
        db
          .select(listedColumns)
          .from(studentAwards)
          .innerJoin(awards, eq(awards.id, studentAwards.awardId))
          .where(condition)
          .$dynamic(),
        db.$count(studentAwards, condition),
        pageOf(query, studentAwards[query.sortBy], studentAwards.id),
      );
      return { content: rows.map((row) => awardView(row, language)), pagination: { total } };
    },

    shareAward: async ({ path, caller }) => {
      requireOwnStudent(path.id, caller);
      const own = and(eq(studentAwards.id, path.awardId), eq(studentAwards.studentId, path.id));
      // A single statement, so that two concurrent calls get the same link.
      await db
        .update(studentAwards)
        .set({ shareToken: sql`coalesce(${studentAwards.shareToken}, ${newSecret()})` })
        .where(own);
      const [row] = await db
        .select(listedColumns)
        .from(studentAwards)
        .innerJoin(awards, eq(awards.id, studentAwards.awardId))
        .where(own);
      if (!row) throw problem('notFound');
      return { content: awardView(row, await languageOf(db, path.id)) };
    },

    unshareAward: async ({ path, caller }) => {
      requireOwnStudent(path.id, caller);
      const own = and(eq(studentAwards.id, path.awardId), eq(studentAwards.studentId, path.id));
      const changed = await db.update(studentAwards).set({ shareToken: null }).where(own).returning();
      if (changed.length === 0) throw problem('notFound');
    },

    getSharedAward: async ({ path, query }) => {
      const [award] = await db
        .select({
          title: awards.title,
          description: awards.description,
          studentName: fullName(students),
          awardedAt: studentAwards.awardedAt,
          certificateNumber: studentAwards.certificateNumber,
        })
        .from(studentAwards)
        .innerJoin(awards, eq(awards.id, studentAwards.awardId))
        .innerJoin(students, eq(students.id, studentAwards.studentId))
        .where(eq(studentAwards.shareToken, path.shareToken));
      if (!award) throw problem('notFound');
      const { awardedAt, title, description, ...shown } = award;
      const language = query.languageIso2LetterCode;
      return {
        content: {
          ...shown,
          title: title[language],
          description: description[language],
          awardedOn: instituteDay(awardedAt),
          instituteName: config.instituteName,
        },
      };
    },

    listAvailableAwards: async ({ path, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const language = await languageOf(db, path.id);
      const missing = await readMissing(db, path.id);
      const content = missing
        .toSorted((a, b) => b.percent - a.percent)
        .map(({ id, title, description, percent, criteria }) => ({
          id,
          title: title[language],
          description: description[language],
          percent,
          criteria,
        }));
      return { content };
    },
  };
}
