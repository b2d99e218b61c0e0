import { dateTimeFormat } from './formatters.ts';

/** The hour of the day in a zone (IANA name), 0 to 23. `now` is in milliseconds since 1970. */
export const hourIn = (timeZone: string, now: number = Date.now()): number =>
  Number(dateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));

/** The time of day in a zone, as `HH:MM`, for files that programs read. */
export const timeIn = (timeZone: string, now: number = Date.now()): string =>
  dateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(now);
