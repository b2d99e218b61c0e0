import { normalizeTyped } from './typed-text.ts';

/**
 * Parses a card's expiration month: MM/YYYY, MM/YY, MMYY, MMYYYY, YYYY-MM or YYYYMM, with any or no separator.
 * Returns `YYYY-MM` or null. Three digits don't count: `122` may be an unfinished December.
 */
export function parseExpiration(text: string): string | null {
  const parts = normalizeTyped(text).match(/^(\d+)(?:[\s/.\-–—−_]+(\d+))?$/);
  if (!parts) return null;
  const [, first = '', second] = parts;
  if (second !== undefined) return first.length === 4 ? join(first, second) : join(second, first);
  if (first.length === 4) return join(first.slice(2), first.slice(0, 2));
  if (first.length !== 6) return null;
  // MMYYYY, or YYYYMM as some password managers fill it in: no month starts with 20.
  return join(first.slice(2), first.slice(0, 2)) ?? join(first.slice(0, 4), first.slice(4));
}

function join(year: string, month: string): string | null {
  if (month.length > 2 || Number(month) < 1 || Number(month) > 12) return null;
  if (year.length !== 4 && year.length !== 2) return null;
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}`;
}
