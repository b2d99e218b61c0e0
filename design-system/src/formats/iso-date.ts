/** Days of each month; February's in a common year. */
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * A real calendar day as `YYYY-MM-DD`, from the year 1 on. By arithmetic, so that a page which only shows dates needs no
 * Temporal.
 */
export function isDate(value: string | null | undefined): value is string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value ?? '') ?? [];
  if (!year || !month || !day || Number(year) < 1) return false;
  const length = Number(month) === 2 && isLeapYear(Number(year)) ? 29 : lengths[Number(month) - 1];
  return length !== undefined && Number(day) >= 1 && Number(day) <= length;
}
