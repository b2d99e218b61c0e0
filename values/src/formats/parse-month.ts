import { dateStyleOf } from './date-style.ts';
import { readDate } from './date-words.ts';
import type { Region } from './region.ts';
import { normalizeTyped } from './typed-text.ts';

/** A year of people's lives. Six digits are read so that they have one. */
const isUsual = (year: string) => Number(year) >= 1900 && Number(year) < 2200;

/** Why a text is not a month: `year` (not four digits), `unreadable` (anything else). */
export type MonthProblem = 'year' | 'unreadable';

/** `value` is `YYYY-MM`. Empty text has neither a value nor a problem. */
export type ParsedMonth = { value: string; problem: null } | { value: null; problem: MonthProblem | null };

const none = (problem: MonthProblem | null): ParsedMonth => ({ value: null, problem });

function join(year: string, month: string): ParsedMonth {
  if (month.length > 2 || Number(month) < 1 || Number(month) > 12) return none('unreadable');
  return year.length === 4
    ? { value: `${year}-${month.padStart(2, '0')}`, problem: null }
    : none(year.length === 2 ? 'year' : 'unreadable');
}

/**
 * Parses a month of a year: `04/2026`, `2026-4`, `042026`, and with a region `April 2026` in its languages, once their
 * code is loaded. A year has four digits, so that the order doesn't matter, except in six digits without a separator.
 */
export function parseMonth(text: string, region?: Region): ParsedMonth {
  const typed = normalizeTyped(text);
  if (typed === '') return none(null);
  const [, first, second] = /^(\d{1,4})[\s/.,\-‐‑–—−_]+(\d{1,4})$/.exec(typed) ?? [];
  if (first && second) return first.length > 2 ? join(first, second) : join(second, first);
  if (/^\d{6}$/.test(typed)) {
    const monthFirst = { year: typed.slice(2), month: typed.slice(0, 2) };
    const yearFirst = { year: typed.slice(0, 4), month: typed.slice(4) };
    const isYearFirst = region !== undefined && dateStyleOf(region).order === 'ymd';
    const readings = isYearFirst ? [yearFirst, monthFirst] : [monthFirst, yearFirst];
    const found = readings.find(({ year, month }) => isUsual(year) && join(year, month).value !== null);
    return found ? join(found.year, found.month) : none('unreadable');
  }
  if (!/\p{L}/u.test(typed)) return none('unreadable');
  // With a name, a month and its first day are a date.
  const { value, problem } = readDate(`${text} 1`, region);
  return value?.endsWith('-01')
    ? { value: value.slice(0, 7), problem: null }
    : none(problem === 'year' ? 'year' : 'unreadable');
}

/** Writes a month (`YYYY-MM`) in numbers, as it is typed: `04-2026`. Returns other text unchanged. */
export function typedMonth(value: string, region: Region): string {
  const { value: month } = /^\d{4}-\d\d$/.test(value) ? parseMonth(value) : none(null);
  if (!month) return value;
  const { order, separator } = dateStyleOf(region);
  const [year, number] = month.split('-') as [string, string];
  return (order === 'ymd' ? [year, number] : [number, year]).join(separator);
}
