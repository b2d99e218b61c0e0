import type { PlacedViolation } from './address.ts';
import { isBlank, type Rule, violation } from './violation.ts';

type Selection = readonly unknown[] | null | undefined;

export const selectAtMost =
  (max: number): Rule<Selection> =>
  (value) =>
    (value?.length ?? 0) <= max ? null : violation('selectAtMost', { max });

export const selectAtLeast =
  (min: number): Rule<Selection> =>
  (value) =>
    (value?.length ?? 0) >= min ? null : violation('selectAtLeast', { min });

/** Every one of `keys` has a value. */
export const assignAll =
  (keys: readonly string[]): Rule<Readonly<Record<string, unknown>> | null | undefined> =>
  (value) =>
    keys.every((key) => !isBlank(value?.[key])) ? null : violation('assignAll');

/** One of `options`, for values that come from outside our own list. */
export const choice =
  (options: readonly string[]): Rule<string | null | undefined> =>
  (value) =>
    isBlank(value) || options.includes(value) ? null : violation('choice');

export interface AnswerOptions {
  /** The keys of the questions. */
  questions: readonly string[];
  /** The answers that each of them may have. */
  options: readonly string[];
  /** Requires an answer to each. */
  isRequired?: boolean;
}

/** An answer to each of several questions, for `groupRule`: one of the options, and none to other questions. */
export function answers(
  given: Readonly<Record<string, unknown>> | null | undefined,
  { questions, options, isRequired = false }: AnswerOptions,
): Array<PlacedViolation<string>> {
  const keys = [...new Set([...questions, ...Object.keys(given ?? {})])];
  return keys.flatMap((path) => {
    const value = given?.[path];
    if (isBlank(value))
      return isRequired && questions.includes(path) ? [{ path, violation: violation('required') }] : [];
    const isKnown = questions.includes(path) && options.includes(value as string);
    return isKnown ? [] : [{ path, violation: violation('choice') }];
  });
}
