import type { programs } from '../tables/programs.ts';
import type { ProgramEntry } from './file.ts';
import type { Reading } from './kind.ts';
import { inEachLanguage, joinLanguages } from './texts.ts';

type PageField = 'abilities' | 'phases' | 'outcomes' | 'questions';

/** The columns of what a program's page says about it. */
export function programPageRow(
  { weeks, abilities = [], phases = [], outcomes = [], questions = [] }: ProgramEntry,
  { settings, read }: Pick<Reading, 'settings' | 'read'>,
): Pick<typeof programs.$inferInsert, PageField> {
  const first = settings.languages[0]!;
  const empty = { EN: '', ES: '' };
  read('phases', () => {
    const sum = phases.reduce((total, phase) => total + phase.weeks, 0);
    if (phases.length > 0 && sum !== weeks)
      throw new RangeError(`last ${sum} weeks, and the program ${weeks}`);
  });
  return {
    abilities: read('abilities', () => inEachLanguage(abilities, first)) ?? { EN: [], ES: [] },
    phases: phases.map((phase, index) => ({
      weeks: phase.weeks,
      title: read(`phases.${index}.title`, () => inEachLanguage(phase.title, first)) ?? empty,
      description:
        read(`phases.${index}.description`, () => inEachLanguage(phase.description, first)) ?? empty,
    })),
    outcomes: outcomes.map(({ graduatedPercent = null, ...outcome }) => ({ ...outcome, graduatedPercent })),
    questions: questions.map(({ question, answer }, index) => ({
      question: read(`questions.${index}.question`, () => inEachLanguage(question, first)) ?? empty,
      answer: read(`questions.${index}.answer`, () => inEachLanguage(answer, first)) ?? empty,
    })),
  };
}

/** The opposite of `programPageRow`. What a program doesn't have is left out, so that files stay short. */
export function programPageEntry({
  abilities,
  phases,
  outcomes,
  questions,
}: Pick<typeof programs.$inferSelect, PageField>): Pick<ProgramEntry, PageField> {
  return {
    ...(Object.values(abilities).some(({ length }) => length > 0) && {
      abilities: joinLanguages(abilities),
    }),
    ...(phases.length > 0 && {
      phases: phases.map(({ weeks, title, description }) => ({
        weeks,
        title: joinLanguages(title),
        description: joinLanguages(description),
      })),
    }),
    ...(outcomes.length > 0 && {
      outcomes: outcomes.map(({ graduatedPercent, ...outcome }) => ({
        ...outcome,
        ...(graduatedPercent !== null && { graduatedPercent }),
      })),
    }),
    ...(questions.length > 0 && {
      questions: questions.map(({ question, answer }) => ({
        question: joinLanguages(question),
        answer: joinLanguages(answer),
      })),
    }),
  };
}
