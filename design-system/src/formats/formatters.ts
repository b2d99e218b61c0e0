import { regional } from './locale.ts';

const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Creating a formatter costs as much as using it hundreds of times, so each one is cached. */
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

/** Formats numbers in the institute's style for a language. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once(Intl.NumberFormat, locale, options);

/** Formats dates and times in the institute's style for a language. */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(Intl.DateTimeFormat, locale, options);
