import type { FieldError } from '../platform/problem.ts';

export const fieldError = (pointer: string, rule: string, values: FieldError['values'] = {}): FieldError => ({
  in: 'body',
  pointer,
  rule,
  values,
});

export const inPast = (pointer: string, now: Date): FieldError =>
  fieldError(pointer, 'minDate', { min: now.toISOString().slice(0, 10) });
