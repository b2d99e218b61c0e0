import { type ParsedDate, parseNumericDate } from './parse-numeric-date.ts';
import type { Region } from './region.ts';

/** The code for names of months and weekdays, once it is loaded. */
let words: typeof import('./parse-date.ts') | null = null;

export const hasDateWords = (): boolean => words !== null;

/** Loads what reads names of months, weekdays and times, once. */
export async function loadDateWords(): Promise<void> {
  words ??= await import('./parse-date.ts');
}

/** `parseDate`, as far as it is loaded. */
export const readDate = (text: string, region?: Region): ParsedDate =>
  (words?.parseDate ?? parseNumericDate)(text, region);

/** Whether appending characters can still turn the text into a date, or it isn't known yet. */
export const mayBecomeDate = (text: string, region: Region): boolean =>
  words?.canBecomeDate(text, region) ?? true;
