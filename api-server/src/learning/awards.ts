import { and, eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { fullName } from '../students/full-name.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { awards, studentAwards } from '../tables/awards.ts';
import { students } from '../tables/students.ts';
import { certificateOf } from './certificate.ts';
import { readMissing } from './grant-awards.ts';
import { awardView, languageOf, listedColumns } from './read-awards.ts';

type Awards = Pick<Handlers, 'listAwards' | 'listAvailableAwards' | 'getAwardCertificate'>;

export function awardHandlers({ db }: Dependencies): Awards {
  return {
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
  };
}
