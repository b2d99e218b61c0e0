import { meetingHorizonDays } from '@institute/api-schema/policy';
import { wallTimeOf } from '@institute/values/availability';
import { addDays, today } from '@institute/values/formats';
import type { FieldError } from '../platform/problem.ts';

export const fieldError = (pointer: string, rule: string, values: FieldError['values'] = {}): FieldError => ({
  in: 'body',
  pointer,
  rule,
  values,
});

/** What is wrong with the start of a meeting of a group or a circle: it's over, or too far ahead. */
export function startErrors(pointer: string, startTime: Date, timeZone: string, now: Date): FieldError[] {
  const first = today(timeZone, now.getTime());
  const last = addDays(first, meetingHorizonDays);
  if (startTime <= now) return [fieldError(pointer, 'minDate', { min: first })];
  const { date } = wallTimeOf(startTime.getTime(), timeZone);
  return date > last ? [fieldError(pointer, 'maxDate', { max: last })] : [];
}
