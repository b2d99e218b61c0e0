/** Days of each month in a common year. */
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The days of a month, 1 to 12. */
export const lengthOfMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (lengths[month - 1] ?? 0);

/**
 * Whether a string is a real calendar day as `YYYY-MM-DD`, from year 1 on. Uses arithmetic, so that pages that only
 * show dates don't need Temporal.
 */
export function isDate(value: string | null | undefined): value is string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value ?? '') ?? [];
  if (!year || !month || !day || Number(year) < 1) return false;
  return Number(day) >= 1 && Number(day) <= lengthOfMonth(Number(year), Number(month));
}
