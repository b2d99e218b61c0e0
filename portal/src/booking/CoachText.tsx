import { Lang } from '@institute/design-system';
import type { ReactNode } from 'react';
import { langOf } from '../institute.ts';
import type { CoachSummary } from './coaches.ts';

export type Written = Pick<CoachSummary, 'languageIso2LetterCode'>;

/** Text that a coach wrote, in the language of the profile. */
export function CoachText({ coach, children }: { coach: Written; children: ReactNode }) {
  return <Lang code={langOf(coach)}>{children}</Lang>;
}
