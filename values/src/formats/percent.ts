import { numberFormat } from './formatters.ts';

/** Formats 7.5 as `7.50%`: percent in, two decimals out. */
export const formatPercent = (percent: number, locale = 'en-US'): string =>
  numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
    // Shifts the decimal point as text, because 0.07 times 100 is not 7 in floats.
    .format(`${percent}e-2` as Intl.StringNumericLiteral);
