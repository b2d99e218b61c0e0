import { weekdayOf } from './days.ts';
import { isDate } from './iso-date.ts';
import { normalizeTyped } from './typed-text.ts';

/**
 * Why text is not a date: `incomplete` (can be completed), `year` (not four digits), `order` (day before month),
 * `impossible` (no such day), `weekday` (wrong day of the week), `unreadable` (anything else).
 */
export type DateProblem = 'incomplete' | 'year' | 'order' | 'impossible' | 'weekday' | 'unreadable';

/** `value` is `YYYY-MM-DD`. Empty text has neither a value nor a problem. */
export type ParsedDate = { value: string; problem: null } | { value: null; problem: DateProblem | null };

/** English and Spanish, without accents. Three letters or more are enough: `Sept`, `mié`. */
const months = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
];

const weekdays = [
  ['monday', 'lunes'],
  ['tuesday', 'martes'],
  ['wednesday', 'miercoles'],
  ['thursday', 'jueves'],
  ['friday', 'viernes'],
  ['saturday', 'sabado'],
  ['sunday', 'domingo'],
];

const fillers = ['de', 'del', 'of', 'the', 'el'];

const ordinals = ['st', 'nd', 'rd', 'th'];

const separators = /^[\s/.,،\-‐‑–—−_]*$/;

/** An ISO 8601 date and the time after it, in the extended or basic format, with a T or, as in databases, a space. */
const dateTime =
  /^(\d{4})(-?)(\d\d)\2(\d\d)[t ](?:[01]\d|2[0-3])(?::?[0-5]\d(?::?(?:[0-5]\d|60)(?:[.,]\d+)?)?)? ?(?:z|[+\-−](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?(?:\[[^\]]*\])*$/;

const none = (problem: DateProblem | null): ParsedDate => ({ value: null, problem });

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** The 1-based index of a name in one of the lists, or 0. */
const placeOf = (names: string[][], word: string) =>
  word.length < 3 ? 0 : names.findIndex((spellings) => spellings.some((name) => name.startsWith(word))) + 1;

const clean = (text: string) =>
  normalizeTyped(text)
    .toLowerCase()
    // NFKC turns the sign º into a letter. A mask may have added a hyphen in between.
    .replace(/(\d)[-.]?(?:st|nd|rd|th|o|°)(?![\p{L}\d])/gu, '$1');

/**
 * Parses a whole date in the formats of people, browsers and password managers: ISO, US order with any or no
 * separator, month names in English and Spanish, digits of any script, extra spaces. A weekday must be the right one.
 * An ISO date-time yields its date as written, in its own time zone. Never guesses between day and month, or a
 * century.
 */
export function parseDate(text: string): ParsedDate {
  const typed = clean(text);
  if (typed === '') return none(null);
  const [, isoYear, , isoMonth, isoDay] = dateTime.exec(typed) ?? [];
  if (isoYear) return join(isoYear, Number(isoMonth), Number(isoDay));
  if (!separators.test(typed.replace(/\d+|\p{L}+/gu, ''))) return none('unreadable');
  const tokens = typed.match(/\d+|\p{L}+/gu) ?? [];
  const numbers = tokens.filter((token) => /\d/.test(token));
  const names = tokens.filter((token) => !/\d/.test(token) && !fillers.includes(token)).map(withoutAccents);
  const named = readNames(names, numbers.length);
  if (!named) return none('unreadable');
  const parsed = named.month === 0 ? readNumbers(numbers) : readNamed(named.month, numbers);
  return parsed.value !== null && named.weekday !== 0 && named.weekday !== weekdayOf(parsed.value)
    ? none('weekday')
    : parsed;
}

/** Whether appending characters can still turn the text into a date: all its words are, or begin, words of dates. */
export function canBecomeDate(text: string): boolean {
  const typed = clean(text);
  if (/^\d{4}-?\d\d-?\d\d[t ][\dz:.,+\-−]*(?:\[.*)?$/.test(typed)) return true;
  if (!separators.test(typed.replace(/\d+|\p{L}+/gu, ''))) return false;
  const [, last = ''] = /(\p{L}*)$/u.exec(typed)!;
  const words = typed.slice(0, typed.length - last.length).match(/\p{L}+/gu) ?? [];
  const isKnown = (word: string) =>
    fillers.includes(word) || placeOf(months, word) > 0 || placeOf(weekdays, word) > 0;
  return (
    words.map(withoutAccents).every(isKnown) &&
    [...months.flat(), ...weekdays.flat(), ...fillers, ...ordinals].some((name) =>
      name.startsWith(withoutAccents(last)),
    )
  );
}

/** The month and weekday named in a date: 0 if absent, null for other words. */
function readNames(names: string[], numberCount: number): { month: number; weekday: number } | null {
  const [first, second] = names;
  if (first === undefined) return { month: 0, weekday: 0 };
  if (names.length > 2) return null;
  if (second === undefined) {
    const [month, weekday] = [placeOf(months, first), placeOf(weekdays, first)];
    // `mar` is March or martes (Tuesday): with three numbers it's the weekday.
    if (month && !(weekday && numberCount > 2)) return { month, weekday: 0 };
    return weekday ? { month: 0, weekday } : null;
  }
  for (const [day, other] of [names, names.toReversed()] as Array<[string, string]>) {
    const [weekday, month] = [placeOf(weekdays, day), placeOf(months, other)];
    if (weekday && month) return { month, weekday };
  }
  return null;
}

function readNamed(month: number, numbers: string[]): ParsedDate {
  if (numbers.length > 2) return none('unreadable');
  if (numbers.length < 2) return none('incomplete');
  const year = numbers.find((number) => number.length === 4);
  const day = numbers.find((number) => number !== year);
  if (year === undefined) return none('year');
  return day === undefined || day.length > 2 ? none('unreadable') : join(year, month, Number(day));
}

function readNumbers(numbers: string[]): ParsedDate {
  if (numbers.length === 1) return readDigits(numbers[0]!);
  if (numbers.length < 3) return none('incomplete');
  return numbers.length === 3 ? readParts(numbers as [string, string, string]) : none('unreadable');
}

function readDigits(digits: string): ParsedDate {
  if (digits.length < 6 || digits.length === 7) return none('incomplete');
  const [first, second, rest] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  if (digits.length === 6) return none('year');
  if (digits.length > 8) return none('unreadable');
  // No month is 19 or 20, so text that starts with one starts with a year.
  if (/^(?:19|20)/.test(digits)) return readParts([digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]);
  return readParts([first, second, rest]);
}

function readParts([first, second, third]: [string, string, string]): ParsedDate {
  if (first.length === 4) {
    if (second.length > 2 || third.length > 2) return none('unreadable');
    return join(first, Number(second), Number(third));
  }
  if (first.length > 2 || second.length > 2 || third.length > 4) return none('unreadable');
  if (Number(first) > 12 && Number(second) <= 12 && Number(second) > 0) return none('order');
  if (third.length !== 4) return none('year');
  return join(third, Number(first), Number(second));
}

function join(year: string, month: number, day: number): ParsedDate {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDate(iso) ? { value: iso, problem: null } : none('impossible');
}
