import { expect, it } from 'vitest';
import { programDay } from './program-day.ts';
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

it('counts the days of the program, from its first course to its last', () => {
  expect(programDay(courses, '2026-01-01')).toEqual({ day: 1, days: 101 });
  expect(programDay(courses, '2026-02-20')).toEqual({ day: 51, days: 101 });
  expect(programDay(courses, '2026-04-11')).toEqual({ day: 101, days: 101 });
  expect(programDay(courses, '2025-12-01')?.day).toBe(1);
  expect(programDay(courses, '2026-05-01')?.day).toBe(101);
});

it('has nothing to say without a course to continue', () => {
  expect(programDay([], '2026-01-01')).toBeNull();
  expect(programDay(courses.slice(0, 1), '2026-01-01')).toBeNull();
});
