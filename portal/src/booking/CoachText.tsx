import { Lang } from '@institute/design-system';
import type { ReactNode } from 'react';
import type { CoachSummary } from './coaches.ts';

export type Written = Pick<CoachSummary, 'languageIso2LetterCode'>;

export const langOf = (coach: Written) => coach.languageIso2LetterCode.toLowerCase();

/** Text that a coach wrote, in the language of the profile. */
export function CoachText({ coach, children }: { coach: Written; children: ReactNode }) {
  return <Lang code={langOf(coach)}>{children}</Lang>;
}
