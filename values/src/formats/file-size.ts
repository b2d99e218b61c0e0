import { numberFormat } from './formatters.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats 10485760 bytes as `10 MB`: steps of 1024, at most one decimal, never rounded up past a limit. */
export function formatFileSize(bytes: number, locale = 'en-US'): string {
  let size = Math.max(bytes, 0);
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return numberFormat(locale, {
    style: 'unit',
    unit: units[unit]!,
    unitDisplay: unit === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
    roundingMode: 'trunc',
  }).format(size);
}
