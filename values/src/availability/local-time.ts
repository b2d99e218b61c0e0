import { minutesOf } from '../formats/clock.ts';
import { parseInstant, spellInstant } from '../formats/dates.ts';
import { offsetOf } from '../formats/local-date-time.ts';
import type { WallTime } from './wall-time.ts';

/** A wall time, and by how many minutes its zone is ahead of UTC then. */
export interface LocalTime extends WallTime {
  offset: number;
}

/**
 * Reads an RFC 3339 timestamp on the clocks of a zone. One with an offset was written by someone who knows these
 * clocks, so it is taken as it reads. For one with `Z`, the time-zone data of this computer decide, which may be older.
 * Doesn't need Temporal, so that pages that only show times don't load it.
 */
export function readLocal(timestamp: string, timeZone: string): LocalTime {
  const offset = offsetOf(timestamp, timeZone);
  const reading = spellInstant((parseInstant(timestamp) ?? 0) + offset * 60_000);
  return { date: reading.slice(0, 10), minutes: minutesOf(reading.slice(11, 16)), offset };
}
