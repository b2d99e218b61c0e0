import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Criterion, criteriaProgress, type Deeds } from './criteria.ts';

const courseIds = ['a', 'b', 'c'];
const criterion: fc.Arbitrary<Criterion> = fc.oneof(
  fc.record({
    type: fc.constantFrom<Criterion['type']>('MODULES_COMPLETED', 'COURSES_COMPLETED', 'SESSIONS_ATTENDED'),
    courseId: fc.constant(null),
    countsSelfReported: fc.boolean(),
    target: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({
    type: fc.constant<Criterion['type']>('COURSE_COMPLETED'),
    courseId: fc.constantFrom(...courseIds),
    countsSelfReported: fc.boolean(),
    target: fc.constant(1),
  }),
);
const criteria = fc.array(criterion, { minLength: 1, maxLength: 5 });
const deeds: fc.Arbitrary<Deeds> = fc.record({
  completedModules: fc.nat({ max: 40 }),
  completedCourseIds: fc.subarray(courseIds),
  verified: fc.record({ completedModules: fc.nat({ max: 40 }), completedCourseIds: fc.subarray(courseIds) }),
  attendedSessions: fc.nat({ max: 40 }),
});

const modules = (target: number, countsSelfReported = true): Criterion => ({
  type: 'MODULES_COMPLETED',
  courseId: null,
  target,
  countsSelfReported,
});
const sessions = (target: number): Criterion => ({ ...modules(target), type: 'SESSIONS_ATTENDED' });
const nothing: Deeds = {
  completedModules: 0,
  completedCourseIds: [],
  verified: { completedModules: 0, completedCourseIds: [] },
  attendedSessions: 0,
};

it('counts no more than required [P-07]', () => {
  const done = { ...nothing, completedModules: 12, attendedSessions: 1 };
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
  const course: Criterion = { type: 'COURSE_COMPLETED', courseId: 'b', target: 1, countsSelfReported: true };
  const after = (completedCourseIds: string[]) =>
    criteriaProgress([course], { ...nothing, completedCourseIds }).isEarned;
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

it('counts what the student reported only where the award says so', () => {
  const done = {
    ...nothing,
    completedModules: 12,
    verified: { completedModules: 7, completedCourseIds: [] },
  };
  const currentOf = (criterion: Criterion) => criteriaProgress([criterion], done).criteria[0]!.current;
  expect([currentOf(modules(10, true)), currentOf(modules(10, false))]).toEqual([10, 7]);
});
