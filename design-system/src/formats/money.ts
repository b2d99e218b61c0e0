import { numberFormat } from './formatters.ts';

/** Integer minor units (cents) and their currency. */
export interface Money {
  amount: number;
  currency: string;
}

export interface MoneyOptions {
  locale?: string;
  /** `1,234.50` rather than `1234.50`. */
  isGrouped?: boolean;
  /** Formats zero as `Free`. */
  isFreeNamed?: boolean;
}

const free: Record<string, string> = { en: 'Free', es: 'Gratis', de: 'Kostenlos', ar: 'مجاني' };

/** A currency's decimal places: 2 for USD, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  numberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The exact decimal of minor units: 123456 cents are `1234.56`. */
export function decimalOfMinor(amount: number, currency: string): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`minor units must be an integer, not ${amount}`);
  const digits = minorDigits(currency);
  const units = String(Math.abs(amount)).padStart(digits + 1, '0');
  const figures = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`;
  return amount < 0 ? `-${figures}` : figures;
}

/**
 * Formats `$ 1234.50`, `$ 1,234.50` if grouped, and zero as `Free` if requested, with the symbol where the locale has it:
 * `1.234,50 €`. Exact, without floats.
 */
export function formatMoney(
  { amount, currency }: Money,
  { locale = 'en-US', isGrouped = true, isFreeNamed = false }: MoneyOptions = {},
): string {
  const decimal = decimalOfMinor(amount, currency).replace('-', '');
  if (amount === 0 && isFreeNamed) return free[locale.slice(0, 2)] ?? free.en!;
  const parts = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: isGrouped ? 'always' : false,
  }).formatToParts(decimal as Intl.StringNumericLiteral);
  const index = parts.findIndex((part) => part.type === 'currency');
  const symbol = parts[index]!.value;
  const figures = parts
    .filter((part) => part.type !== 'currency' && part.type !== 'literal')
    .map((part) => part.value)
    .join('');
  const isBefore = index < parts.findIndex((part) => part.type === 'integer');
  return (amount < 0 ? '-' : '') + (isBefore ? `${symbol} ${figures}` : `${figures}\u00a0${symbol}`);
}
