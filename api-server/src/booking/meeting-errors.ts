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

/** What is wrong with a start that isn't ahead. */
export const pastErrors = (pointer: string, startTime: Date, now: Date): FieldError[] =>
  startTime <= now ? [fieldError(pointer, 'timePassed')] : [];

/** What is wrong with the start of a meeting of a group or a circle: it has passed, or is too far ahead. */
export function startErrors(pointer: string, startTime: Date, timeZone: string, now: Date): FieldError[] {
  const past = pastErrors(pointer, startTime, now);
  if (past.length > 0) return past;
  const last = addDays(today(timeZone, now.getTime()), meetingHorizonDays);
  const { date } = wallTimeOf(startTime.getTime(), timeZone);
  return date > last ? [fieldError(pointer, 'maxDate', { max: last })] : [];
}
