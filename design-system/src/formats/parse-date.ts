import { isDate } from './iso-date.ts';

/**
 * Why a text is no date: `incomplete` (more is to come), `year` (not four digits), `order` (day before month),
 * `impossible` (no such day), `unreadable` (anything else).
 */
export type DateProblem = 'incomplete' | 'year' | 'order' | 'impossible' | 'unreadable';

/** `value` is `YYYY-MM-DD`. An empty text is neither a date nor a problem. */
export type ParsedDate = { value: string; problem: null } | { value: null; problem: DateProblem | null };

const months = [
  /^(?:jan(?:uary)?|ene(?:ro)?)$/,
  /^(?:feb(?:ruary)?|febrero)$/,
  /^(?:mar(?:ch|zo)?)$/,
  /^(?:apr(?:il)?|abr(?:il)?)$/,
  /^(?:may|mayo)$/,
  /^(?:june?|junio)$/,
  /^(?:july?|julio)$/,
  /^(?:aug(?:ust)?|ago(?:sto)?)$/,
  /^(?:sept?(?:ember)?|set|sept?iembre|setiembre)$/,
  /^(?:oct(?:ober)?|octubre)$/,
  /^(?:nov(?:ember)?|noviembre)$/,
  /^(?:dec(?:ember)?|dic(?:iembre)?)$/,
];

const fillers =
  /^(?:de|del|of|the|el|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/;

const separators = /^[\s/.,\-‐‑–—−_]*$/;

const none = (problem: DateProblem | null): ParsedDate => ({ value: null, problem });

/**
 * Reads a whole date as people, browsers and password managers write it: ISO, US order with any separator or none,
 * month names in English and Spanish, full-width digits, stray spaces. Never guesses between day and month, nor a
 * century.
 */
export function parseDate(text: string): ParsedDate {
  const clean = text
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .toLowerCase()
    .replace(/(\d)(?:st|nd|rd|th|º|°)(?![\p{L}])/gu, '$1')
    .trim();
  if (clean === '') return none(null);
  if (!separators.test(clean.replace(/\d+|\p{L}+/gu, ''))) return none('unreadable');
  const tokens = (clean.match(/\d+|\p{L}+/gu) ?? []).filter((token) => !fillers.test(token));
  const names = tokens.filter((token) => !/\d/.test(token));
  const numbers = tokens.filter((token) => /\d/.test(token));
  if (names.length > 1) return none('unreadable');
  if (names.length === 1) return readNamed(months.findIndex((name) => name.test(names[0]!)) + 1, numbers);
  if (numbers.length === 1) return readDigits(numbers[0]!);
  if (numbers.length < 3) return none('incomplete');
  return numbers.length === 3 ? readParts(numbers as [string, string, string]) : none('unreadable');
}

function readNamed(month: number, numbers: string[]): ParsedDate {
  if (month === 0 || numbers.length > 2) return none('unreadable');
  if (numbers.length < 2) return none('incomplete');
  const year = numbers.find((number) => number.length === 4);
  const day = numbers.find((number) => number !== year);
  if (year === undefined) return none('year');
  return day === undefined || day.length > 2 ? none('unreadable') : join(year, month, Number(day));
}

function readDigits(digits: string): ParsedDate {
  if (digits.length < 6 || digits.length === 7) return none('incomplete');
  const [first, second, rest] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  if (digits.length === 6) return none('year');
  if (digits.length > 8) return none('unreadable');
  // 19 and 20 are no months: what starts so is a year.
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
