import type { ReactNode } from 'react';

interface Named {
  id: string;
  label: ReactNode;
  /** A note: what the amount is, or where it comes from. */
  note?: ReactNode;
}

/**
 * One line of a total: an amount, or the sum of its parts. Amounts are integer minor units; deductions are negative.
 * A sum can't contradict its parts.
 */
export type MoneyPart = Named &
  ({ amount: number; parts?: never } | { parts: readonly MoneyPart[]; amount?: never });

/** The total of a part in minor units. Throws a `RangeError` for a value that is not an integer. */
export function amountOf(part: MoneyPart): number {
  if (part.parts) return totalOf(part.parts);
  if (!Number.isSafeInteger(part.amount))
    throw new RangeError(`minor units must be an integer, not ${part.amount}`);
  return part.amount;
}

/** The sum of parts in minor units. */
export const totalOf = (parts: readonly MoneyPart[]): number =>
  parts.reduce((sum, part) => sum + amountOf(part), 0);
