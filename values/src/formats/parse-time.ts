import { clockOf, minutesOf } from './clock.ts';
import { normalizeTyped } from './typed-text.ts';

/** Why text is not a time: `period` (AM or PM is missing), `unreadable` (anything else). */
export type TimeProblem = 'period' | 'unreadable';

/** `value` is `HH:MM` in 24-hour time. Empty text has neither a value nor a problem. */
export type ParsedTime = { value: string; problem: null } | { value: null; problem: TimeProblem | null };

const none = (problem: TimeProblem | null): ParsedTime => ({ value: null, problem });

const midnight = /^(?:midnight|medianoche)$/;
const noon = /^(?:noon|midday|mediod[ií]a)$/;

/** Cached per locale, because fields use them on every keystroke. */
const hourFormats = new Map<string, HourFormat>();

interface HourFormat {
  isTwelve: boolean;
  format: Intl.DateTimeFormat;
  /** How the locale writes the halves of the day, before or after the digits. */
  halves: { am: RegExp; pm: RegExp };
}

/** Matches a word at the start or end of a typed time, with or without its dots. Never, if there is no word. */
function halfPattern(format: Intl.DateTimeFormat, hour: number): RegExp {
  const parts = format.formatToParts(hour * 3_600_000);
  const { value = '' } = parts.find(({ type }) => type === 'dayPeriod') ?? {};
  const letters = normalizeTyped(value)
    .toLowerCase()
    .match(/[\p{L}\p{M}]/gu) ?? ['$.'];
  const word = letters.join('[.\\s]*');
  return new RegExp(`^${word}[.\\s]*(\\d.*)$|^(.*[\\dh])[.\\s]*${word}[.\\s]*$`);
}

function hourFormat(locale: string): HourFormat {
  let found = hourFormats.get(locale);
  if (!found) {
    const place = locale;
    const { hour12 } = new Intl.DateTimeFormat(place, { hour: 'numeric' }).resolvedOptions();
    const hour = hour12 ? 'numeric' : '2-digit';
    const format = new Intl.DateTimeFormat(place, { hour, minute: '2-digit', timeZone: 'UTC' });
    const twelve = new Intl.DateTimeFormat(place, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
    const halves = { am: halfPattern(twelve, 1), pm: halfPattern(twelve, 13) };
    found = { isTwelve: hour12 === true, format, halves };
    hourFormats.set(locale, found);
  }
  return found;
}

/** Writes a locale's word for AM or PM as these. */
function withLatinHalf(text: string, { am, pm }: HourFormat['halves']): string {
  const morning = am.exec(text);
  const found = morning ?? pm.exec(text);
  return found ? `${found[1] ?? found[2]} ${morning ? 'am' : 'pm'}` : text;
}

/**
 * Parses a time of day as people type it: `2:30 pm`, `2.30 p. m.`, `230p`, `14:30`, `14h30`, `1430`, `2 pm`, `noon`,
 * `14:30 Uhr`, or with the locale's own words for AM and PM. In a 12-hour locale, `2:30` alone is ambiguous, which is a
 * problem rather than a guess.
 */
export function parseTime(text: string, locale = 'en-US'): ParsedTime {
  const { isTwelve, halves } = hourFormat(locale);
  const clean = withLatinHalf(normalizeTyped(text).toLowerCase(), halves);
  if (clean === '') return none(null);
  if (midnight.test(clean)) return { value: '00:00', problem: null };
  if (noon.test(clean)) return { value: '12:00', problem: null };
  const parts = clean.match(
    // Tables and databases write seconds too.
    /^(?:(\d{1,2})\s?[:.h]\s?(\d\d)(?::00)?|(\d{1,2})(\d\d)|(\d{1,2})\s?h?)\s?(?:h|hrs?|uhr)?\s?(?:([ap])\.?\s?(?:m\.?)?)?$/,
  );
  if (!parts) return none('unreadable');
  const hourText = parts[1] ?? parts[3] ?? parts[5]!;
  const [hour, minute, period] = [Number(hourText), Number(parts[2] ?? parts[4] ?? 0), parts[6]];
  if (hour > 23 || minute > 59) return none('unreadable');
  if (period && (hour < 1 || hour > 12)) return none('unreadable');
  if (!period && hour >= 1 && hour <= 12 && isTwelve) return none('period');
  const day = period ? (hour % 12) + (period === 'p' ? 12 : 0) : hour;
  return { value: clockOf(day * 60 + minute), problem: null };
}

/** Formats `14:30` for a locale: `2:30 PM`. Returns invalid text unchanged. */
export function formatTime(value: string, locale = 'en-US'): string {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)) return value;
  return hourFormat(locale)
    .format.format(minutesOf(value) * 60_000)
    .replace(/[\u00a0\u202f]/g, ' ');
}
