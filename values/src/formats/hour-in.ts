import { dateTimeFormat } from './formatters.ts';

/** The hour of the day in a zone (IANA name), 0 to 23. `now` is in milliseconds since 1970. */
export const hourIn = (timeZone: string, now: number = Date.now()): number =>
  Number(dateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
