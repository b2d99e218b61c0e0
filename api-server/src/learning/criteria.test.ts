import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Criterion, criteriaProgress, type Deeds } from './criteria.ts';

const courseIds = ['a', 'b', 'c'];
const criterion: fc.Arbitrary<Criterion> = fc.oneof(
  fc.record({
    type: fc.constantFrom<Criterion['type']>('MODULES_COMPLETED', 'COURSES_COMPLETED', 'SESSIONS_ATTENDED'),
    courseId: fc.constant(null),
    target: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({
    type: fc.constant<Criterion['type']>('COURSE_COMPLETED'),
    courseId: fc.constantFrom(...courseIds),
    target: fc.constant(1),
  }),
);
const criteria = fc.array(criterion, { minLength: 1, maxLength: 5 });
const deeds: fc.Arbitrary<Deeds> = fc.record({
  completedModules: fc.nat({ max: 40 }),
  completedCourseIds: fc.subarray(courseIds),
  attendedSessions: fc.nat({ max: 40 }),
});

const modules = (target: number): Criterion => ({ type: 'MODULES_COMPLETED', courseId: null, target });
const sessions = (target: number): Criterion => ({ type: 'SESSIONS_ATTENDED', courseId: null, target });

it('counts no more than required [P-07]', () => {
  const done = { completedModules: 12, completedCourseIds: [], attendedSessions: 1 };
  expect(criteriaProgress([modules(10), sessions(3)], done)).toEqual({
    criteria: [
      { ...modules(10), current: 10 },
      { ...sessions(3), current: 1 },
    ],
    percent: 66.66,
    isEarned: false,
  });
});

it('counts only the named course', () => {
  const course: Criterion = { type: 'COURSE_COMPLETED', courseId: 'b', target: 1 };
  const after = (completedCourseIds: string[]) =>
    criteriaProgress([course], { completedModules: 0, completedCourseIds, attendedSessions: 0 }).isEarned;
  expect([after(['a', 'c']), after(['a', 'b'])]).toEqual([false, true]);
});

it('is at 100 percent exactly when everything is complete', () => {
  fc.assert(
    fc.property(criteria, deeds, (asked, done) => {
      const { percent, isEarned } = criteriaProgress(asked, done);
      expect(percent === 100).toBe(isEarned);
      expect(percent).toBe(Number(percent.toFixed(2)));
    }),
  );
});
