import { type Rule, type Text, violation } from '../rules/violation.ts';
import { parseWallTime, readingOf } from './reading.ts';

/** A time of day `HH:mm` that the clocks of a zone show on a day `YYYY-MM-DD`: not one that they skip going forward. */
export const timeOnClocks =
  (day: string, timeZone: string): Rule<Text> =>
  (value) => {
    const wall = parseWallTime(`${day}T${value}`);
    return wall && readingOf(wall, timeZone).kind === 'skipped' ? violation('timeSkipped') : null;
  };
