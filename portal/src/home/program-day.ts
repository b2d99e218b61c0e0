import type { components } from '@institute/api-schema';
import { daysBetween } from '@institute/values/formats';

type ProgramDays = components['schemas']['ProgramDays'];

/** The day of a program, from 1, and how many days it has. */
export function programDay({ startDate, endDate }: ProgramDays, today: string) {
  const days = daysBetween(startDate, endDate) + 1;
  return { day: Math.min(days, Math.max(1, daysBetween(startDate, today) + 1)), days };
}
