import { and, eq, sql } from 'drizzle-orm';
import { newSecret } from '../account/secrets.ts';
import type { Dependencies } from '../dependencies.ts';
import { readSettings } from '../institute/settings.ts';
import { requireOwnStudent } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { fullName } from '../students/full-name.ts';
import { awards, studentAwards } from '../tables/awards.ts';
import { students } from '../tables/students.ts';
import { awardView, languageOf, listedColumns } from './read-awards.ts';

type SharedAwards = Pick<Handlers, 'shareAward' | 'unshareAward' | 'getSharedAward'>;

export function sharedAwardHandlers({ db }: Dependencies): SharedAwards {
  return {
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
          instituteName: (await readSettings(db)).name,
        },
      };
    },
  };
}
