import { regional } from './locale.ts';

const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** To make a formatter takes as long as to use it some hundred times: of each kind there is one. */
function once<Formatter extends Intl.NumberFormat | Intl.DateTimeFormat>(
  Kind: new (locale: string, options: object) => Formatter,
  locale: string,
  options: object,
): Formatter {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? new Kind(regional(locale), options);
  made.set(key, known);
  return known as Formatter;
}

/** Writes numbers as the institute does in a language. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once(Intl.NumberFormat, locale, options);

/** Writes days and times as the institute does in a language. */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(Intl.DateTimeFormat, locale, options);
