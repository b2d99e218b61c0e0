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

/** The currencies whose minor unit in ISO 4217 isn't a hundredth, by its decimal places. */
const unusualDigits: [number, string][] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/**
 * The decimal places of a currency's minor unit in ISO 4217: 2 for USD and COP, 0 for JPY, 3 for KWD. This is how amounts are
 * stored. How people write them differs by currency and browser, and is left to `Intl`.
 */
export const minorDigits = (currency: string): number =>
  unusualDigits.find(([, currencies]) => currencies.split(' ').includes(currency))?.[0] ?? 2;

/** The decimal places that an amount is shown with: those that people write, or all of them if it has a fraction. */
function shownDigits({ amount, currency }: Money): number {
  const written = numberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
  const digits = minorDigits(currency);
  if (written === undefined || written >= digits) return digits;
  return amount % 10 ** (digits - written) === 0 ? written : digits;
}

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
 * `1.234,50 €`. Exact, without floats. Less than zero has a minus sign: it is as wide as a figure, and screen readers don't skip it as
 * they do a hyphen.
 */
export function formatMoney(
  { amount, currency }: Money,
  { locale = 'en-US', isGrouped = true, isFreeNamed = false }: MoneyOptions = {},
): string {
  const decimal = decimalOfMinor(amount, currency).replace('-', '');
  const digits = shownDigits({ amount, currency });
  if (amount === 0 && isFreeNamed) return free[locale.slice(0, 2)] ?? free.en!;
  const parts = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: isGrouped ? 'always' : false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(decimal as Intl.StringNumericLiteral);
  const index = parts.findIndex((part) => part.type === 'currency');
  const symbol = parts[index]!.value;
  const figures = parts
    .filter((part) => part.type !== 'currency' && part.type !== 'literal')
    .map((part) => part.value)
    .join('');
  const isBefore = index < parts.findIndex((part) => part.type === 'integer');
  return (amount < 0 ? '−' : '') + (isBefore ? `${symbol} ${figures}` : `${figures}\u00a0${symbol}`);
}
