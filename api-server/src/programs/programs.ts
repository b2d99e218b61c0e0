import type { Schemas } from '@institute/api-schema';
import { and, arrayContains, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { containing } from '../platform/keyword.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { cohorts, programs } from '../tables/programs.ts';
import type { Cohort } from './cohorts.ts';

type Language = Schemas['LanguageIso2LetterCode'];

/** Only the program's classes that have not started. A closed program offers none. */
const upcoming = (today: string, condition: SQL = sql`true`) =>
  sql`from ${cohorts} where ${cohorts.programId} = ${programs.id} and ${cohorts.startDate} > ${today}
    and ${cohorts.isActive} and ${programs.isActive} and ${condition}`;

const programColumns = (today: string) => ({
  id: programs.id,
  title: programs.title,
  summary: programs.summary,
  translations: programs.translations,
  tracks: programs.tracks,
  price: programs.price,
  currency: programs.currency,
  weeks: programs.weeks,
  weeklyHours: programs.weeklyHours,
  isAlumniOnly: programs.isAlumniOnly,
  languages: sql<
    Language[]
  >`array(select distinct ${cohorts.languageIso2LetterCode} ${upcoming(today)} order by 1)`,
  nextStartDate: sql<string | null>`(select min(${cohorts.startDate})::text ${upcoming(
    today,
    sql`${cohorts.seatsTaken} < ${cohorts.capacity}`,
  )})`,
});

type ProgramRow = Omit<Schemas['Program'], never> & Pick<typeof programs.$inferSelect, 'translations'>;

/** A program with its texts in a language, if translated. */
const inLanguage = ({ translations, ...program }: ProgramRow, language: Language): Schemas['Program'] => ({
  ...program,
  ...translations[language],
});

export function cohortView({ seatsTaken, isActive: _, ...cohort }: Cohort): Schemas['Cohort'] {
  return { ...cohort, seatsLeft: cohort.capacity - seatsTaken };
}

export async function readProgram(db: Database, id: string) {
  const [program] = await db.select().from(programs).where(eq(programs.id, id));
  if (!program) throw problem('notFound');
  return program;
}

type Programs = Pick<Handlers, 'listPrograms' | 'getProgram' | 'getProgramDetails' | 'listCohorts'>;

export function programHandlers({ db, now }: Dependencies): Programs {
  return {
    listPrograms: async ({ query }) => {
      const today = instituteDay(now());
      const { languageIso2LetterCode: language, track } = query;
      const condition = and(
        eq(programs.isActive, true),
        track === null ? undefined : arrayContains(programs.tracks, [track]),
        language === null
          ? undefined
          : sql`exists (select 1 ${upcoming(today, eq(cohorts.languageIso2LetterCode, language))})`,
        containing(query.keyword, programs.title, programs.summary, sql`${programs.translations}::text`),
      );
      const { rows, total } = await readPage(
        db,
        db.select(programColumns(today)).from(programs).where(condition).$dynamic(),
        pageOf(query, programs[query.sortBy], programs.id),
      );
      return { content: rows.map((row) => inLanguage(row, language ?? 'EN')), pagination: { total } };
    },

    getProgram: async ({ path, query }) => {
      const [program] = await db
        .select(programColumns(instituteDay(now())))
        .from(programs)
        .where(eq(programs.id, path.id));
      if (!program) throw problem('notFound');
      return { content: inLanguage(program, query.languageIso2LetterCode) };
    },

    getProgramDetails: async ({ path, query }) => {
      const { abilities, phases, outcomes, questions } = await readProgram(db, path.id);
      const { languageIso2LetterCode: language } = query;
      return {
        content: {
          abilities: abilities[language],
          phases: phases.map(({ weeks, title, description }) => ({
            weeks,
            title: title[language],
            description: description[language],
          })),
          outcomes,
          questions: questions.map(({ question, answer }) => ({
            question: question[language],
            answer: answer[language],
          })),
        },
      };
    },

    listCohorts: async ({ path, query }) => {
      const { isActive } = await readProgram(db, path.id);
      const { languageIso2LetterCode: language } = query;
      const condition = and(
        // A program that takes no applications offers no classes.
        isActive ? undefined : sql`false`,
        eq(cohorts.programId, path.id),
        eq(cohorts.isActive, true),
        query.startFrom === null
          ? gt(cohorts.startDate, instituteDay(now()))
          : gte(cohorts.startDate, query.startFrom),
        language === null ? undefined : eq(cohorts.languageIso2LetterCode, language),
      );
      const { rows, total } = await readPage(
        db,
        db.select().from(cohorts).where(condition).$dynamic(),
        pageOf(query, cohorts[query.sortBy], cohorts.id),
      );
      return { content: rows.map(cohortView), pagination: { total } };
    },
  };
}
