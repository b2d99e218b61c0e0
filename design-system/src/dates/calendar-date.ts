/**
 * The only module that uses the dates of react-aria. Everywhere else a date is `YYYY-MM-DD`, with Temporal for
 * calculations.
 */
import { type CalendarDate, type DateValue, GregorianCalendar, parseDate } from '@internationalized/date';

export const toCalendarDate = (day: string): CalendarDate => parseDate(day);

export const fromCalendarDate = (date: DateValue): string => date.toString().slice(0, 10);

/** Dates are stored and typed in the Gregorian calendar, also in locales that have another one. */
export const createCalendar = (): GregorianCalendar => new GregorianCalendar();
