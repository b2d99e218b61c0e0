import { numberFormat } from './formatters.ts';
import { minorDigits } from './money.ts';
import { normalizeTyped } from './typed-text.ts';

/**
 * Why text is not a number: `decimals` (too many, or thousands in another country's notation), `ambiguous`
 * (`0,500`: the separator may mean thousands or decimals), `size` (more digits than can be stored exactly),
 * `currency` (an amount of another currency), `unreadable` (anything else).
 */
export type NumberProblem = 'decimals' | 'ambiguous' | 'size' | 'currency' | 'unreadable';

/** `value` is an exact decimal such as `-1234.5`. Empty text has neither a value nor a problem. */
export type ParsedNumber = { value: string; problem: null } | { value: null; problem: NumberProblem | null };

export interface NumberFormOptions {
  locale?: string;
  /** Allowed decimal places. */
  fractionDigits?: number;
  /** Allowed before or after the digits: `$`, `USD`, `%`, `lb`, which may also be `lbs` or `lb.`. */
  affixes?: readonly string[];
  /** The number is an amount of money, so that other letters and signs may be those of another currency. */
  isMoney?: boolean;
}

/** JavaScript numbers aren't exact beyond this many digits. */
const exactDigits = 15;

const none = (problem: NumberProblem | null): ParsedNumber => ({ value: null, problem });

const arabicMarks: Record<string, string> = { '٫': '.', '٬': ',', '٪': '%', '،': ',' };

const normal = (text: string) => normalizeTyped(text).replace(/[٫٬٪،]/g, (mark) => arabicMarks[mark]!);

/** Caches a function's results by key, because fields parse on every keystroke. */
function kept<T>(make: (...key: string[]) => T): (...key: string[]) => T {
  const keyed = new Map<string, T>();
  return (...key) => {
    const id = key.join();
    if (!keyed.has(id)) keyed.set(id, make(...key));
    return keyed.get(id)!;
  };
}

/** The decimal separator of a locale, as it is written there. */
export const pointOf = kept(
  (locale = 'en-US') =>
    numberFormat(locale, {})
      .formatToParts(0.5)
      .find((part) => part.type === 'decimal')!.value,
);

/** The ways to write an affix, the longest first: `lbs.`, `lbs`, `lb.`, `lb`. A single letter has no plural: `m`, `ms`. */
function writings(affix: string): string[] {
  const word = affix.replace(/\.$/, '');
  if (!/^\p{L}+$/u.test(word)) return [affix, affix.normalize('NFKC')];
  return [...(word.length > 1 ? [`${word}s.`, `${word}s`] : []), `${word}.`, word];
}

/** Removes the affixes around the number, each at most once: `USD $5`, `$5 USD`. */
function withoutAffixes(text: string, affixes: readonly string[]): string {
  const left = affixes
    .map((affix) => normal(affix).toLowerCase())
    .sort((a, b) => b.length - a.length)
    .map((given) => ({ given, written: writings(given) }));
  let rest = text.trim();
  for (;;) {
    const lower = rest.toLowerCase();
    // `USD.50` is half a dollar.
    const isBefore = (affix: string, given: string) =>
      lower.startsWith(affix) && (affix === given || !affix.endsWith('.'));
    const found = left.flatMap(({ given, written }, index) => {
      const affix = written.find((one) => isBefore(one, given) || lower.endsWith(one));
      return affix === undefined ? [] : [{ affix, index, isFirst: isBefore(affix, given) }];
    })[0];
    if (!found) return rest;
    const { affix, index, isFirst } = found;
    left.splice(index, 1);
    rest = (isFirst ? rest.slice(affix.length) : rest.slice(0, -affix.length)).trim();
  }
}

/**
 * Parses a number as people type and paste it: `1,234.56`, `1.234,56`, `1 234,56`, `1’234.56`, with `affixes` around
 * it. The locale decides ambiguous text (`1.234`), unless its reading makes no sense (`0,500`): then it's a problem.
 * Nothing is ever rounded.
 */
export function parseNumber(
  text: string,
  { locale = 'en-US', fractionDigits = 2, affixes = [], isMoney = false }: NumberFormOptions = {},
): ParsedNumber {
  let clean = normal(text).replace(/[‐‑‒–—−]/g, '-');
  if (clean === '') return none(null);
  const isNegative = /^[^\d]*-/.test(clean);
  if (isNegative) clean = clean.replace('-', '');
  clean = withoutAffixes(clean, affixes);
  if (isMoney && /\p{Sc}|^[a-z]{3}\b|\b[a-z]{3}$/iu.test(clean) && /\d/.test(clean)) return none('currency');
  if (!/^[\d.,' ’]+$/.test(clean) || !/\d/.test(clean)) return none('unreadable');

  const point = normal(pointOf(locale));
  // Thousands never start with a zero, and the locale uses another decimal separator. Three digits may also be decimals
  // where three are allowed.
  const [, mark] = (fractionDigits > 2 ? /^\d{1,3}([.,])\d{3}$/ : /^0\d{0,2}([.,])\d{3}$/).exec(clean) ?? [];
  if (mark && mark !== point) return none('ambiguous');
  const split = splitAtPoint(clean, point);
  if (!split) return none('unreadable');
  const [whole, fraction] = split;
  if (fraction.length > fractionDigits) return none('decimals');
  const units = whole.replace(/^0+(?=\d)/, '') || '0';
  const decimals = fraction.replace(/0+$/, '');
  if ((units + decimals).replace(/^0+/, '').length > exactDigits) return none('size');
  const figures = decimals ? `${units}.${decimals}` : units;
  return { value: isNegative && figures !== '0' ? `-${figures}` : figures, problem: null };
}

/** Digits before and after the decimal separator, without group separators. null if malformed. */
function splitAtPoint(text: string, point: string): [string, string] | null {
  const marks = [...text.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  const isMixed = marks.some((mark) => mark[0] !== last![0]);
  let at = -1;
  if (last) {
    const after = text.length - last.index - 1;
    const isOnly = marks.length === 1;
    // With two kinds of separators, the last one is the decimal separator. A single one is decimal if it's the
    // locale's, or can't separate thousands.
    if (isMixed || (isOnly && (last[0] === point || after !== 3))) at = last.index;
  }
  const whole = at < 0 ? text : text.slice(0, at);
  const fraction = at < 0 ? '' : text.slice(at + 1);
  if (!/^\d*$/.test(fraction) || (whole === '' && fraction === '')) return null;
  const groups = whole.split(/[.,' ’]/);
  const signs = new Set(whole.match(/[.,' ’]/g));
  if (signs.size > 1 || (at >= 0 && signs.has(text[at]!))) return null;
  // Groups have three digits; in India, those above the thousands have two.
  const isGrouped =
    groups.length === 1 ||
    (/^[1-9]\d{0,2}$/.test(groups[0]!) &&
      groups.at(-1)!.length === 3 &&
      groups.slice(1, -1).every((group) => group.length === groups[1]!.length) &&
      /^\d{2,3}$/.test(groups[1]!));
  return isGrouped ? [groups.join(''), fraction] : null;
}

/**
 * Whether appending characters can still turn the text into a number: `$`, `-`, `1,234,5`. More typing can't fix too
 * many digits or misplaced separators.
 */
export function canBecomeNumber(text: string, options: NumberFormOptions = {}): boolean {
  const { locale = 'en-US', affixes = [] } = options;
  const clean = normal(text).toLowerCase();
  const tails = affixes
    .map((affix) => normal(affix).toLowerCase())
    .flatMap((affix) =>
      Array.from({ length: affix.length }, (_, typed) =>
        typed === 0 || clean.endsWith(affix.slice(0, typed)) ? affix.slice(typed) : [],
      ).flat(),
    );
  const group = normal(pointOf(locale)) === '.' ? ',' : '.';
  const figures = ['', '1', '11', '111', `1${group}111`, `11${group}111`];
  return figures.some((more) =>
    ['', ...tails].some((tail) =>
      [text + more + tail, text + tail + more].some((next) => parseNumber(next, options).value !== null),
    ),
  );
}

/** Formats an exact decimal for a locale: `1234.5` is `1,234.50`. Nothing is rounded. */
export const spellNumber = (
  decimal: string,
  {
    locale = 'en-US',
    minimumFractionDigits = 0,
    isGrouped = true,
  }: { locale?: string; minimumFractionDigits?: number; isGrouped?: boolean } = {},
): string =>
  numberFormat(locale, {
    minimumFractionDigits,
    maximumFractionDigits: 20,
    useGrouping: isGrouped,
  }).format(decimal as Intl.StringNumericLiteral);

/**
 * Formats a number as it is typed: it's read as the same again. Where 1,234 could have three decimals, it has no separator of
 * thousands.
 */
export function typedNumber(value: number, options: NumberFormOptions): string {
  const { locale = 'en-US' } = options;
  const grouped = spellNumber(String(value), { locale });
  const isRead = parseNumber(grouped, options).value !== null;
  return isRead ? grouped : spellNumber(String(value), { locale, isGrouped: false });
}

export interface ParsedMoney {
  /** Integer minor units (cents), or null if the text is not an amount. */
  amount: number | null;
  problem: NumberProblem | null;
}

/** The symbols of a currency: `$`, `US$`, `USD`. */
const signsOf = kept((currency = 'USD', locale = 'en-US'): string[] => {
  const signs = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    [locale, 'es', 'en-CA'].map(
      (place) =>
        new Intl.NumberFormat(place, { style: 'currency', currency, currencyDisplay })
          .formatToParts(0)
          .find((part) => part.type === 'currency')!.value,
    ),
  );
  return [...new Set([...signs, currency])];
});

/** Options for parsing amounts of a currency: its decimals and its symbols. */
export const moneyOptions = (
  currency: string,
  locale = 'en-US',
): NumberFormOptions & { fractionDigits: number } => ({
  locale,
  fractionDigits: minorDigits(currency),
  affixes: signsOf(currency, locale),
  isMoney: true,
});

/** Parses `$1,234.56` as 123456 cents. Returns null for another currency or too many decimals. */
export function parseMoney(
  text: string,
  { currency, locale = 'en-US' }: { currency: string; locale?: string },
): ParsedMoney {
  const options = moneyOptions(currency, locale);
  const { value, problem } = parseNumber(text, options);
  if (value === null) return { amount: null, problem };
  const [units, decimals = ''] = value.split('.');
  const amount = Number(`${units}${decimals.padEnd(options.fractionDigits, '0')}`);
  return Number.isSafeInteger(amount) ? { amount, problem: null } : { amount: null, problem: 'size' };
}

/** The symbol shown in a currency's box, before or after the amount as the locale has it: `$`, `€`. */
export function currencySign(currency: string, locale: string): { before?: string; after?: string } {
  const parts = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const index = parts.findIndex((part) => part.type === 'currency');
  const { value } = parts[index]!;
  return index < parts.findIndex((part) => part.type === 'integer') ? { before: value } : { after: value };
}
