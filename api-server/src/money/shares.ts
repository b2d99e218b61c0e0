/** Rates are in hundredths of a percent. */
export const hundredPercent = 10_000;

/** The share of an amount, rounded to the nearest minor unit, halves up. */
export function share(amount: number, numerator: number, denominator: number): number {
  return Number((BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n));
}

/** Splits an amount evenly. The last part takes the remainder. */
export function split(amount: number, count: number): number[] {
  const part = Math.floor(amount / count);
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? part : amount - part * (count - 1),
  );
}
