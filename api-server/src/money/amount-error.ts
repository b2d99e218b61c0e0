import type { FieldError } from '../platform/problem.ts';

/** The field error for an amount outside its limits. The limits themselves are valid amounts. */
export const amountError = ({ min, max }: { min?: number; max: number }): FieldError =>
  min === undefined
    ? { in: 'body', pointer: '/amount', rule: 'numberMax', values: { max } }
    : { in: 'body', pointer: '/amount', rule: 'numberBetween', values: { min, max } };
