import { isTime } from '../formats/clock.ts';
import { splitDateTime } from '../formats/date-time.ts';
import { readDate } from '../formats/date-words.ts';
import { isDate } from '../formats/iso-date.ts';
import { parseExpiration } from '../formats/parse-expiration.ts';
import { parseMonth } from '../formats/parse-month.ts';
import { isBlank, type Rule, type Text, violation } from './violation.ts';

/** A calendar day as `YYYY-MM-DD`, or a function if the schema outlives the current day. */
export type Today = string | (() => string);

export const minimumAge = 18;
/** An earlier date of birth is a mistake, such as a wrong century. */
export const oldestAge = 120;
const expirationYears = 20;

const dayOf = (today: Today) => (typeof today === 'function' ? today() : today);

/**
 * A real calendar day as `YYYY-MM-DD`. A date field passes on text that it can't parse, and the violation says why.
 * A weekday or the name of a month is taken into account once a field has loaded their code.
 */
export const date = (): Rule<Text> => (value) => {
  if (isBlank(value) || isDate(value)) return null;
  const { value: day, problem } = readDate(value);
  // A date that its field didn't understand has another order, or may have.
  if (problem === 'order' || problem === 'ambiguous' || (day && !/\p{L}|^\d{4}\D/u.test(value)))
    return violation('dateOrder');
  if (problem === 'year') return violation('dateYear');
  if (problem === 'weekday') return violation('dateWeekday');
  return violation('date');
};

/** A rule for a date, which anything else breaks like the rule `date`. */
const ofDate =
  (check: Rule<string>): Rule<Text> =>
  (value) =>
    isBlank(value) ? null : (date()(value) ?? check(value));

/** A date, which is the same day or after. */
export const minDate = (min: string): Rule<Text> =>
  ofDate((value) => (value >= min ? null : violation('minDate', { min })));

/** A date, which is the same day or before. */
export const maxDate = (max: string): Rule<Text> =>
  ofDate((value) => (value <= max ? null : violation('maxDate', { max })));

/**
 * Whether a person born on `birth` is `age` years old on `today`. A birthday on February 29 counts as March 1 in
 * common years.
 */
export const isOfAge = (birth: string, today: string, age: number = minimumAge): boolean =>
  birth <= yearsBefore(today, age);

const yearsBefore = (day: string, years: number) => Number(day.slice(0, 4)) - years + day.slice(4);

const ageRule =
  (rule: 'birthDate' | 'minimumAge') =>
  (today: Today, age: number = minimumAge): Rule<Text> =>
    ofDate((value) =>
      isOfAge(value, dayOf(today), age)
        ? minDate(yearsBefore(dayOf(today), oldestAge))(value)
        : violation(rule, { age }),
    );

/** A date at least 18 years ago, to the day, and at most 120. Its message sends younger people to enroll by phone. */
export const birthDate = ageRule('birthDate');

/** The same rule outside of enrollment, with its short message. */
export const olderThan = ageRule('minimumAge');

/** `YYYY-MM` (or MM/YYYY as typed): valid through the last day of its month, and at most 20 years ahead. */
export const expiration =
  (today: Today): Rule<Text> =>
  (value) => {
    if (isBlank(value)) return null;
    const month = parseExpiration(value);
    if (!month) return violation('date');
    const current = dayOf(today).slice(0, 7);
    if (month < current) return violation('expiration');
    const latest = `${Number(current.slice(0, 4)) + expirationYears}${current.slice(4)}`;
    return month > latest ? violation('expirationTooFar', { years: expirationYears }) : null;
  };

/** `YYYY-MM`. A month field passes on text that it can't parse, and the violation says why. */
export const month = (): Rule<Text> => (value) => {
  if (isBlank(value) || /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)) return null;
  return violation(parseMonth(value).problem === 'year' ? 'dateYear' : 'date');
};

/** `HH:MM` in 24-hour time. */
export const time = (): Rule<Text> => (value) => (isBlank(value) || isTime(value) ? null : violation('time'));

/** `YYYY-MM-DDTHH:mm`: both a date and a time. The violation says which of them is missing or wrong. */
export const dateTime = (): Rule<Text> => (value) => {
  if (isBlank(value)) return null;
  const parts = splitDateTime(value);
  if (isBlank(parts.date)) return violation('date');
  return date()(parts.date) ?? (isBlank(parts.time) ? violation('time') : time()(parts.time));
};
