import { numberFormat } from './formatters.ts';

const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Formats 1 `hour` as `1 hour`, and 48 as `48 hours`. */
export const formatUnit = (count: number, unit: 'minute' | 'hour' | 'day', locale = 'en-US'): string =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** Formats 90 as `1 hour, 30 minutes`: the nonzero days, hours and minutes, or `0 minutes`. */
export function formatDuration(minutes: number, locale = 'en-US'): string {
  let rest = Math.max(0, Math.round(minutes));
  const parts = units.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 || (unit === 'minute' && minutes < 1) ? [{ unit, count }] : [];
  });
  const words = parts.map(({ unit, count }) => formatUnit(count, unit, locale));
  return new Intl.ListFormat(locale, { type: 'unit' }).format(words);
}
