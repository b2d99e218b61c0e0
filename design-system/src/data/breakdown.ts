import type { ReactNode } from 'react';

interface Named {
  id: string;
  label: ReactNode;
  /** In words: what the figure is, or where it comes from. */
  note?: ReactNode;
}

/**
 * One line of a sum: its own amount, or the total of its parts. Amounts are integer minor units; what is taken
 * off is negative. A part cannot disagree with what it is made of.
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

/** What parts come to together, in minor units. */
export const totalOf = (parts: readonly MoneyPart[]): number =>
  parts.reduce((sum, part) => sum + amountOf(part), 0);
