import { dateTimeFormat } from './formatters.ts';
import { isDate } from './iso-date.ts';
import type { DateOrder, Region } from './region.ts';

/** How a region writes a date in numbers. */
export interface DateStyle {
  order: DateOrder;
  /** Between the numbers. */
  separator: string;
  /** The separator of the locale, if the region has another one. */
  alsoRead: string;
}

const styles = new WeakMap<Region, DateStyle>();

/**
 * What `writtenStyle` says of the library's own languages. For the first date that it formats, the browser loads data, which a
 * form with an empty date doesn't have to wait for.
 */
export const knownStyles: Record<string, [order: DateOrder, separator: string]> = {
  en: ['mdy', '/'],
  'en-US': ['mdy', '/'],
  es: ['dmy', '/'],
  'es-US': ['dmy', '/'],
  de: ['dmy', '.'],
  ar: ['dmy', '/'],
};

/** The order and the separator of dates in a locale. */
export function writtenStyle(locale: string): [order: DateOrder, separator: string] {
  const written = dateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  }).format(Date.UTC(2001, 1, 3));
  const order = written.replace(/\D/g, '').replace('2001', 'y').replace('02', 'm').replace('03', 'd');
  const [separator = '-'] = /[./-]/.exec(written) ?? [];
  return [/dmy|mdy/.test(order) ? (order as DateOrder) : 'ymd', separator];
}

/** The order and the separator of dates in a region. */
export function dateStyleOf(region: Region): DateStyle {
  let style = styles.get(region);
  if (!style) {
    const [order, separator] = knownStyles[region.locale] ?? writtenStyle(region.locale);
    style = {
      order: region.dateOrder ?? order,
      separator: region.separator ?? separator,
      alsoRead: separator,
    };
    styles.set(region, style);
  }
  return style;
}

/** Writes a calendar day (`YYYY-MM-DD`) in numbers, as it is typed: `04-27-1990`. Returns other text unchanged. */
export function typedDate(value: string, region: Region): string {
  if (!isDate(value)) return value;
  const { order, separator } = dateStyleOf(region);
  const [y, m, d] = value.split('-') as [string, string, string];
  const numbers: Record<string, string> = { y, m, d };
  return [...order].map((part) => numbers[part]).join(separator);
}
