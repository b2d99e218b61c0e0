/** Rates are in hundredths of a percent. */
export const hundredPercent = 10_000;

/** The share of an amount, rounded to the nearest multiple of `step` minor units, halves up. */
export function share(amount: number, numerator: number, denominator: number, step = 1): number {
  const unit = BigInt(denominator) * BigInt(step);
  return Number((BigInt(amount) * BigInt(numerator) * 2n + unit) / (unit * 2n)) * step;
}

/** The share of an amount, rounded down to a multiple of `step` minor units. */
export const shareBelow = (amount: number, numerator: number, denominator: number, step = 1): number =>
  Number((BigInt(amount) * BigInt(numerator)) / (BigInt(denominator) * BigInt(step))) * step;

/** Splits an amount evenly into multiples of `step` minor units. The last part takes the remainder. */
export function split(amount: number, count: number, step = 1): number[] {
  const part = Math.floor(amount / count / step) * step;
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? part : amount - part * (count - 1),
  );
}
