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
