import { type Rule, violation } from './violation.ts';

type Amount = number | null | undefined;

/** A finite number. A number field that could not read what was typed hands the text itself on. */
export const number = (): Rule<number | string | null | undefined> => (value) =>
  value === null || value === undefined || value === '' || Number.isFinite(value)
    ? null
    : violation('number');

/** From 0 to `max`, both included. */
export const numberMax =
  (max: number): Rule<Amount> =>
  (value) =>
    value === null || value === undefined || (value >= 0 && value <= max)
      ? null
      : violation('numberMax', { max });

/** More than `min`: `min` itself is refused, as the words say. */
export const numberMin =
  (min: number): Rule<Amount> =>
  (value) =>
    value === null || value === undefined || value > min ? null : violation('numberMin', { min });

/** From `min` to `max`, both included. */
export const numberBetween =
  (min: number, max: number): Rule<Amount> =>
  (value) =>
    value === null || value === undefined || (value >= min && value <= max)
      ? null
      : violation('numberBetween', { min, max });
