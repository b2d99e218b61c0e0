import { daysBetween } from '@institute/values/formats';
import { type Course, courseToContinue } from './upcoming.ts';

/** How far the program of the course to continue is in days: 0 on its first, 1 on its last. Null without one. */
export function programProgress(courses: readonly Course[], today: string): number | null {
  const current = courseToContinue(courses);
  if (!current) return null;
  const ofProgram = courses.filter(({ programTitle }) => programTitle === current.programTitle);
  const first = ofProgram.map(({ startDate }) => startDate).toSorted()[0]!;
  const last = ofProgram
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1)!;
  const days = daysBetween(first, last);
  return days > 0 ? Math.min(1, Math.max(0, daysBetween(first, today) / days)) : 1;
}
