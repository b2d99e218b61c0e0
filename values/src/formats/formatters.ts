const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Creating a formatter costs as much as using it hundreds of times, so each one is cached. */
function once<Formatter extends Intl.NumberFormat | Intl.DateTimeFormat>(
  Kind: new (locale: string, options: object) => Formatter,
  locale: string,
  options: object,
): Formatter {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
  const cached = made.get(key) ?? new Kind(locale, options);
  made.set(key, cached);
  return cached as Formatter;
}

/** Formats numbers as a locale does. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once(Intl.NumberFormat, locale, options);

/** Formats dates and times as a locale does, in the Gregorian calendar, in which they are stored and typed. */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(Intl.DateTimeFormat, locale, { calendar: 'gregory', ...options });
