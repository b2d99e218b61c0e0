import { isBlank, type Rule, type RuleName, violation } from './violation.ts';

/** A string is input that a number field couldn't parse, and violates every limit. */
type Amount = number | string | null | undefined;

/** A finite number. A number field passes on text that it can't parse. */
export const number = (): Rule<Amount> => (value) =>
  value === null || value === undefined || value === '' || Number.isFinite(value)
    ? null
    : violation('number');

/** A limit in minor units of `currency`, formatted as money in messages. */
const limited = (
  rule: RuleName,
  limits: Record<string, number>,
  currency: string | undefined,
  isWithin: (value: number) => boolean,
): Rule<Amount> => {
  const values = currency ? { ...limits, currency } : limits;
  return (value) =>
    isBlank(value) || (typeof value === 'number' && isWithin(value)) ? null : violation(rule, values);
};

/** From 0 to `max`, inclusive. */
export const numberMax = (max: number, currency?: string): Rule<Amount> =>
  limited('numberMax', { max }, currency, (value) => value >= 0 && value <= max);

/** Greater than `min`, excluding `min` itself, like its message says. */
export const numberMin = (min: number, currency?: string): Rule<Amount> =>
  limited('numberMin', { min }, currency, (value) => value > min);

/** From `min` to `max`, inclusive. */
export const numberBetween = (min: number, max: number, currency?: string): Rule<Amount> =>
  limited('numberBetween', { min, max }, currency, (value) => value >= min && value <= max);
