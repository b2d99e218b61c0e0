/** The only place that knows the dates of react-aria; everywhere else a day is `YYYY-MM-DD`, and Temporal counts. */
import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';

export const toCalendarDate = (day: string): CalendarDate => parseDate(day);

export const fromCalendarDate = (date: DateValue): string => date.toString().slice(0, 10);
