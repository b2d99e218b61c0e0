import { placeNames } from '#place-names';
import { dateTimeFormat } from './formatters.ts';
import { isTimeZone } from './is-time-zone.ts';
import { languageOf } from './region.ts';

/** The user's zone if it is valid, else the browser's guess, or UTC where that has no name that browsers know (`Etc/Unknown`). */
export function defaultTimeZone(userTimeZone?: string | null): string {
  if (userTimeZone && isTimeZone(userTimeZone)) return userTimeZone;
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(device) ? device : 'UTC';
}

/** Minutes a zone is ahead of UTC at an instant. */
export function timeZoneOffset(timeZone: string, now: number = Date.now()): number {
  const name = dateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find((part) => part.type === 'timeZoneName')!.value;
  const [, sign, hours, minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** Places whose names browsers still list as they were. */
export const renamed: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Coral_Harbour: 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho_Chi_Minh',
  Truk: 'Chuuk',
};

/**
 * The parts of a zone's identifier after the continent, from the smallest, by their names of today. In a language that has
 * its own names, only the city.
 */
export function placesOf(timeZone: string, locale = 'en'): string[] {
  const places = timeZone
    .split('/')
    .slice(1)
    .reverse()
    .map((part) => (renamed[part] ?? part).replaceAll('_', ' '));
  const names = placeNames[languageOf(locale)];
  return names ? places.slice(0, 1).map((city) => names[city] ?? city) : places;
}

/** `UTC-05:00` for -300. */
export function offsetLabel(offset: number): string {
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** `UTC-05:00 · New York`, with the offset at an instant, unless it is given, in minutes. */
export function timeZoneLabel(
  timeZone: string,
  locale = 'en-US',
  now: number = Date.now(),
  offset: number = timeZoneOffset(timeZone, now),
): string {
  const place = placesOf(timeZone, locale).join(', ');
  return place ? `${offsetLabel(offset)} · ${place}` : offsetLabel(offset);
}

/** `New York` for `America/New_York`, in Spanish `Nueva York`. In a language without texts of the library, English. */
export const timeZonePlace = (timeZone: string, locale = 'en-US'): string =>
  placesOf(timeZone, locale)[0] ?? timeZone;
