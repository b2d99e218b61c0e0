import { daysBetween } from '@institute/values/formats';
import { type Course, courseToContinue } from './upcoming.ts';

/** The day of the program of the course to continue, from 1, and how many days it has. Null without one. */
export function programDay(courses: readonly Course[], today: string): { day: number; days: number } | null {
  const current = courseToContinue(courses);
  if (!current) return null;
  const ofProgram = courses.filter(({ programTitle }) => programTitle === current.programTitle);
  const first = ofProgram.map(({ startDate }) => startDate).toSorted()[0]!;
  const last = ofProgram
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1)!;
  const days = daysBetween(first, last) + 1;
  return { day: Math.min(days, Math.max(1, daysBetween(first, today) + 1)), days };
}
