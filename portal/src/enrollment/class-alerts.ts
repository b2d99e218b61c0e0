import { institute } from '../institute.ts';
import type { Cohort } from './applications.ts';

/** The subject of an alert: a free seat in a full class, or any class in a language. */
export interface AlertSubject {
  programId: string;
  languageIso2LetterCode: Cohort['languageIso2LetterCode'];
  /** `null` for any class in the language. */
  cohort: Cohort | null;
}

/** Lists what isn't open for enrollment: languages without a free seat, then full classes. */
export function closedClasses(programId: string, cohorts: readonly Cohort[]): AlertSubject[] {
  const isOpen = (language: Cohort['languageIso2LetterCode']) =>
    cohorts.some(
      ({ seatsLeft, languageIso2LetterCode }) => seatsLeft > 0 && languageIso2LetterCode === language,
    );
  return [
    ...institute
      .get()
      .languages.filter((language) => !isOpen(language))
      .map((languageIso2LetterCode) => ({ programId, languageIso2LetterCode, cohort: null })),
    ...fullClasses(programId, cohorts),
  ];
}

/** The classes without a free seat. */
export const fullClasses = (programId: string, cohorts: readonly Cohort[]): AlertSubject[] =>
  cohorts
    .filter(({ seatsLeft }) => seatsLeft === 0)
    .map((cohort) => ({ programId, languageIso2LetterCode: cohort.languageIso2LetterCode, cohort }));
