import { cleanDate } from './clean-date.ts';
import { type DateNames, dateNames } from './date-names.ts';
import { weekdayOf } from './days.ts';
import {
  isSeparated,
  join,
  none,
  orderOf,
  type ParsedDate,
  parseNumericDate,
  readNumbers,
} from './parse-numeric-date.ts';
import type { Region } from './region.ts';

/** An ISO 8601 date and the time after it, in the extended or basic format, with a T or, as in databases, a space. */
const dateTime =
  /^(\d{4})(-?)(\d\d)\2(\d\d)[t ](?:[01]\d|2[0-3])(?::?[0-5]\d(?::?(?:[0-5]\d|60)(?:[.,]\d+)?)?)? ?(?:z|[+\-−](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?(?:\[[^\]]*\])*$/;

/** A date-time that isn't complete yet. */
const partOfDateTime = /^\d{4}-?\d\d-?\d\d[t ][\dz:.,+\-−]*(?:\[.*)?$/;

const ordinals = ['st', 'nd', 'rd', 'th'];

/** The number of a name, of which three letters or more are enough: `Sept`. 0 if it is unknown, or none in particular. */
function placeOf(names: Map<string, number>, word: string): number {
  const exact = names.get(word);
  if (exact !== undefined || word.length < 3) return exact ?? 0;
  const places = new Set<number>();
  for (const [name, place] of names) if (name.startsWith(word)) places.add(place);
  const [place = 0] = places;
  return places.size === 1 ? place : 0;
}

const namesOf = (region: Region | undefined) => dateNames(region?.languages ?? ['en']);

/**
 * Parses a whole date in the formats of people, browsers and password managers: ISO, the region's order with its
 * separators or none, month names in the region's languages, digits of any script, extra spaces. A weekday must be the
 * right one. An ISO date-time yields its date as written, in its own time zone. Never guesses a century, nor between day
 * and month: in numbers with other separators, and without a region, the order is unknown.
 */
export function parseDate(text: string, region?: Region): ParsedDate {
  const found = parseNumericDate(text, region);
  if (found.problem !== 'unreadable') return found;
  const typed = cleanDate(text);
  const [, year, , isoMonth, isoDay] = dateTime.exec(typed) ?? [];
  if (year) return join(year, isoMonth!, isoDay!);
  if (!isSeparated(typed)) return none('unreadable');
  const tokens = typed.match(/\d+|\p{L}+/gu) ?? [];
  const numbers = tokens.filter((token) => /\d/.test(token));
  const names = namesOf(region);
  const words = tokens.flatMap((token) => (/\d/.test(token) ? [] : meaningOf(token, names)));
  const named = readNames(words, numbers.length, names);
  if (!named) return none('unreadable');
  const parsed =
    named.month === 0 ? readNumbers(numbers, orderOf(text, region)) : readNamed(named.month, numbers);
  return named.weekday === 0 ? parsed : onWeekday(parsed, named.weekday);
}

/** The days that the text may mean that fall on its weekday. */
function onWeekday(parsed: ParsedDate, weekday: number): ParsedDate {
  const readings = parsed.problem === 'ambiguous' ? parsed.readings : [parsed.value];
  const [value] = readings.filter((day) => day !== null && weekdayOf(day) === weekday);
  if (value) return { value, problem: null };
  return parsed.value !== null || parsed.problem === 'ambiguous' ? none('weekday') : parsed;
}

/** A word as it is, and without a filler at its start or end, such as the first 日 of 日水曜日. */
const readingsOf = (word: string, { fillers }: DateNames): string[] => [
  word,
  ...[...fillers].filter((filler) => word.startsWith(filler)).map((filler) => word.slice(filler.length)),
  ...[...fillers].filter((filler) => word.endsWith(filler)).map((filler) => word.slice(0, -filler.length)),
];

/** The name in a word. Empty for fillers. */
function meaningOf(word: string, names: DateNames): string[] {
  if (names.fillers.has(word)) return [];
  const name = readingsOf(word, names).find(
    (reading) => placeOf(names.months, reading) > 0 || placeOf(names.weekdays, reading) > 0,
  );
  return [name ?? word];
}

/** Whether appending characters can still turn the text into a date: all its words are, or begin, words of dates. */
export function canBecomeDate(text: string, region?: Region): boolean {
  const typed = cleanDate(text);
  if (partOfDateTime.test(typed)) return true;
  if (!isSeparated(typed)) return false;
  const words = typed.match(/\p{L}+/gu);
  if (!words) return true;
  const names = namesOf(region);
  const { months, weekdays, fillers } = names;
  const isKnown = (word: string) =>
    [...meaningOf(word, names)].every((name) => placeOf(months, name) > 0 || placeOf(weekdays, name) > 0);
  const last = /\p{L}$/u.test(typed) ? words.pop()! : '';
  return (
    words.every(isKnown) &&
    [...months.keys(), ...weekdays.keys(), ...fillers, ...ordinals].some((name) =>
      readingsOf(last, names).some((reading) => name.startsWith(reading)),
    )
  );
}

/** The month and weekday named in a date: 0 if absent, null for other words. */
function readNames(
  names: string[],
  numberCount: number,
  { months, weekdays }: DateNames,
): { month: number; weekday: number } | null {
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
  return day === undefined || day.length > 2 ? none('unreadable') : join(year, String(month), day);
}
