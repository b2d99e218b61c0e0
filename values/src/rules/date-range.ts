import { isDate } from '../formats/iso-date.ts';
import type { PlacedViolation } from './address.ts';
import { date, maxDate, minDate } from './dates.ts';
import { required } from './text.ts';
import type { Rule, Text } from './violation.ts';

interface GivenRange {
  start?: Text;
  end?: Text;
}

export interface DateRangeOptions {
  /** The earliest day, `YYYY-MM-DD`. */
  min?: string;
  /** The latest day. */
  max?: string;
  /** Requires both. */
  isRequired?: boolean;
}

/** Two days as a group, for `groupRule`: both valid and within the limits, and the end on or after the start. */
export function dateRange(
  range: GivenRange | null | undefined,
  { min, max, isRequired = false }: DateRangeOptions = {},
): Array<PlacedViolation<'start' | 'end'>> {
  const { start, end } = range ?? {};
  const rules: Array<Rule<Text>> = [
    ...(isRequired ? [required()] : []),
    date(),
    ...(min ? [minDate(min)] : []),
    ...(max ? [maxDate(max)] : []),
  ];
  const check = (path: 'start' | 'end', value: Text, more: Array<Rule<Text>> = []) => {
    for (const rule of [...rules, ...more]) {
      const violation = rule(value);
      if (violation) return [{ path, violation }];
    }
    return [];
  };
  return [...check('start', start), ...check('end', end, isDate(start) ? [minDate(start)] : [])];
}
