/**
 * The only module that uses the dates of react-aria. Everywhere else a date is `YYYY-MM-DD`, with Temporal for
 * calculations.
 */
import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';

export const toCalendarDate = (day: string): CalendarDate => parseDate(day);

export const fromCalendarDate = (date: DateValue): string => date.toString().slice(0, 10);
