import { type DateStyle, dateStyleOf } from './date-style.ts';
import { isDate } from './iso-date.ts';
import type { DateOrder, Region } from './region.ts';
import { normalizeTyped } from './typed-text.ts';

/**
 * Why text is not a date: `incomplete` (can be completed), `year` (not four digits), `order` (the region's is another),
 * `ambiguous` (two readings), `impossible` (no such day), `weekday` (wrong day of the week), `unreadable` (anything else).
 */
export type DateProblem =
  | 'incomplete'
  | 'year'
  | 'order'
  | 'ambiguous'
  | 'impossible'
  | 'weekday'
  | 'unreadable';

/** `value` is `YYYY-MM-DD`. Empty text has neither a value nor a problem. */
export type ParsedDate =
  | { value: string; problem: null }
  | { value: null; problem: Exclude<DateProblem, 'ambiguous'> | null }
  /** Both days that the text may mean, the earlier one first. */
  | { value: null; problem: 'ambiguous'; readings: readonly string[] };

/** Also those that end an abbreviation in Hindi, Hebrew and Maltese. */
const separators = /^[\s/.,،\-‐‑–—−_॰׳’]*$/;

export const none = (problem: Exclude<DateProblem, 'ambiguous'> | null): ParsedDate => ({
  value: null,
  problem,
});

export const withoutWords = (text: string): string => text.replace(/\d+|\p{L}+/gu, '');

/** Whether only signs that separate the parts of a date are between the words and numbers of a text. */
export const isSeparated = (text: string): boolean => separators.test(withoutWords(text));

/** Digits of a script in which no one writes the month first. */
const hasOwnDigits = (text: string) => /(?!\d)\p{Nd}/u.test(text.normalize('NFKC'));

/** Whether a text, or a part of one, has only separators and digits for which the order of a region counts. */
export function isInStyle(text: string, { order, separator, alsoRead }: DateStyle): boolean {
  const marks = withoutWords(normalizeTyped(text)).replace(/[‐‑–—−]/g, '-');
  const foreign = marks.replaceAll(separator, '').replaceAll(alsoRead, '').trim();
  return !foreign && !(order === 'mdy' && hasOwnDigits(text));
}

/** The region's order counts for its own separators, and for digits without any. null if the order is unknown. */
export function orderOf(text: string, region: Region | undefined): DateOrder | null {
  if (!region) return null;
  const style = dateStyleOf(region);
  return isInStyle(text, style) ? style.order : null;
}

/** `parseDate` for dates in numbers: names of months, and times, need more code. */
export function parseNumericDate(text: string, region?: Region): ParsedDate {
  const typed = normalizeTyped(text);
  if (typed === '') return none(null);
  if (!isSeparated(typed) || hasWords(typed)) return none('unreadable');
  return readNumbers(typed.match(/\d+/g) ?? [], orderOf(text, region));
}

export const hasWords = (text: string): boolean => /\p{L}/u.test(text);

export function readNumbers(numbers: string[], order: DateOrder | null): ParsedDate {
  if (numbers.length === 1) return readDigits(numbers[0]!, order);
  if (numbers.length < 3) return none('incomplete');
  return numbers.length === 3 ? readParts(numbers as [string, string, string], order) : none('unreadable');
}

function readDigits(digits: string, order: DateOrder | null): ParsedDate {
  if (digits.length < 6 || digits.length === 7) return none('incomplete');
  if (digits.length === 6) return none('year');
  if (digits.length > 8) return none('unreadable');
  // Years that a date can have start with 19, 20 or 21, which no month does.
  const [first, second] = /^(?:19|2[01])\d\d(?:0[1-9]|1[0-2])/.test(digits) ? [4, 6] : [2, 4];
  return readParts([digits.slice(0, first), digits.slice(first, second), digits.slice(second)], order);
}

function readParts([first, second, third]: [string, string, string], order: DateOrder | null): ParsedDate {
  if (first.length === 4) {
    if (second.length > 2 || third.length > 2) return none('unreadable');
    return join(first, second, third);
  }
  if (first.length > 2 || second.length > 2 || third.length > 4) return none('unreadable');
  const isDayFirst = order === 'dmy';
  const isKnown = isDayFirst || order === 'mdy';
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  if (isKnown && Number(month) > 12 && Number(day) <= 12 && Number(day) > 0) return none('order');
  if (third.length !== 4) return none('year');
  const found = join(third, month, day);
  if (isKnown) return found;
  const other = join(third, day, month);
  if (!found.value || !other.value || found.value === other.value) return found.value ? found : other;
  return { value: null, problem: 'ambiguous', readings: [found.value, other.value].sort() };
}

export function join(year: string, month: string, day: string): ParsedDate {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(iso) ? { value: iso, problem: null } : none('impossible');
}
