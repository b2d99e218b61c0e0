import { expect, it } from 'vitest';
import type { Cohort } from './applications.ts';
import { closedClasses } from './class-alerts.ts';

const cohort = (id: string, languageIso2LetterCode: 'EN' | 'ES', seatsLeft: number): Cohort => ({
  id,
  programId: 'p',
  startDate: '2026-03-30',
  graduationDate: '2026-09-28',
  capacity: 40,
  deliveryMode: 'ONLINE',
  languageIso2LetterCode,
  seatsLeft,
});

it('finds the languages without a free seat, and the full classes [P-03]', () => {
  const [open, full] = [cohort('1', 'EN', 3), cohort('2', 'EN', 0)];
  const spanish = { programId: 'p', languageIso2LetterCode: 'ES', cohort: null };
  const english = { ...spanish, languageIso2LetterCode: 'EN' };
  expect(closedClasses('p', [open, cohort('3', 'ES', 1)])).toEqual([]);
  expect(closedClasses('p', [open, full])).toEqual([
    spanish,
    { programId: 'p', languageIso2LetterCode: 'EN', cohort: full },
  ]);
  expect(closedClasses('p', [])).toEqual([english, spanish]);
});
