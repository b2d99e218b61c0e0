import { expect, it } from 'vitest';
import { programProgress } from './program-progress.ts';
import type { Course } from './upcoming.ts';

const course = (part: Partial<Course>) =>
  ({
    id: `${part.startDate}`,
    programTitle: 'Wellness',
    status: 'IN_PROGRESS',
    lastOpenedAt: null,
    ...part,
  }) as Course;

const courses = [
  course({ startDate: '2026-01-01', endDate: '2026-03-01', status: 'COMPLETED' }),
  course({ startDate: '2026-03-02', endDate: '2026-04-11' }),
  course({ startDate: '2027-01-01', endDate: '2028-01-01', programTitle: 'Another', status: 'LOCKED' }),
];

it('says how far the program is in days, from its first course to its last', () => {
  expect(programProgress(courses, '2026-01-01')).toBe(0);
  expect(programProgress(courses, '2026-02-20')).toBe(0.5);
  expect(programProgress(courses, '2026-04-11')).toBe(1);
  expect(programProgress(courses, '2025-12-01')).toBe(0);
  expect(programProgress(courses, '2026-05-01')).toBe(1);
});

it('has nothing to say without a course to continue', () => {
  expect(programProgress([], '2026-01-01')).toBeNull();
  expect(programProgress(courses.slice(0, 1), '2026-01-01')).toBeNull();
});
