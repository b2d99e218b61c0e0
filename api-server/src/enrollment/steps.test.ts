import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Draft, missingSteps, nextStepOf, stepsOf } from './steps.ts';

const complete: Draft = {
  cohort: { isAvailable: true },
  personalInfo: { isBegun: true, isComplete: true },
  plan: { isOffered: true },
  agreement: { isOpened: true, isSigned: true, isChangedSinceSigned: false },
  isPaid: true,
  method: { isUsable: true, isDeclined: false },
  isSubmitted: false,
};

const drafts: fc.Arbitrary<Draft> = fc.record({
  cohort: fc.option(fc.record({ isAvailable: fc.boolean() })),
  personalInfo: fc.record({ isBegun: fc.boolean(), isComplete: fc.boolean() }),
  plan: fc.option(fc.record({ isOffered: fc.boolean() })),
  agreement: fc.option(
    fc.record({ isOpened: fc.boolean(), isSigned: fc.boolean(), isChangedSinceSigned: fc.boolean() }),
  ),
  isPaid: fc.boolean(),
  method: fc.option(fc.record({ isUsable: fc.boolean(), isDeclined: fc.boolean() })),
  isSubmitted: fc.boolean(),
});

it('starts with the available steps, and shows which ones have to wait [P-03]', () => {
  const empty = stepsOf({
    ...complete,
    cohort: null,
    personalInfo: { isBegun: false, isComplete: false },
    plan: null,
    agreement: null,
    method: null,
  });
  expect(empty).toEqual({
    COURSE: 'NOT_STARTED',
    PERSONAL_INFO: 'NOT_STARTED',
    PAYMENT_PLAN: 'CANNOT_START',
    AGREEMENT: 'CANNOT_START',
    PAYMENT_METHOD: 'CANNOT_START',
    REVIEW: 'CANNOT_START',
  });
  expect(new Set(Object.values(stepsOf({ ...complete, isSubmitted: true })))).toEqual(new Set(['COMPLETED']));
});

it('can be submitted exactly when every step but the last is complete', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const steps = stepsOf(draft);
      const { REVIEW, ...others } = steps;
      const isReady = Object.values(others).every((status) => status === 'COMPLETED');
      expect(missingSteps(steps) === null).toBe(isReady);
      expect(REVIEW === 'CANNOT_START').toBe(!isReady);
    }),
  );
});

it.each([
  [{ cohort: null }, 'noCohortSelected', ['/cohortId', '/paymentPlan', '/agreement', '/paymentMethodId']],
  [
    { cohort: { isAvailable: false } },
    'cohortFull',
    ['/cohortId', '/paymentPlan', '/agreement', '/paymentMethodId'],
  ],
  [{ plan: null }, 'noPaymentPlanSelected', ['/paymentPlan', '/agreement', '/paymentMethodId']],
  [
    { personalInfo: { isBegun: true, isComplete: false } },
    'validationFailed',
    ['/personalInfo', '/agreement'],
  ],
  [{ agreement: null }, 'validationFailed', ['/agreement']],
  [{ method: null }, 'validationFailed', ['/paymentMethodId']],
])('lists what is missing from %j [M-03]', (change, key, pointers) => {
  const missing = missingSteps(stepsOf({ ...complete, ...change }));
  expect(missing?.key).toBe(key);
  expect(missing?.errors.map(({ pointer }) => pointer)).toEqual(pointers);
});

it.each<[string, Partial<Draft>, string]>([
  ['COURSE', { cohort: { isAvailable: false } }, 'PROBLEM'],
  ['PERSONAL_INFO', { personalInfo: { isBegun: true, isComplete: false } }, 'IN_PROGRESS'],
  ['PAYMENT_PLAN', { plan: { isOffered: false } }, 'PROBLEM'],
  ['AGREEMENT', { agreement: { isOpened: false, isSigned: false, isChangedSinceSigned: true } }, 'PROBLEM'],
  [
    'AGREEMENT',
    { agreement: { isOpened: true, isSigned: false, isChangedSinceSigned: false } },
    'IN_PROGRESS',
  ],
  ['PAYMENT_METHOD', { method: { isUsable: true, isDeclined: true } }, 'PROBLEM'],
  ['PAYMENT_METHOD', { method: null, isPaid: false }, 'COMPLETED'],
])('shows for %s with %j that it is %s', (name, change, status) => {
  expect(stepsOf({ ...complete, ...change })[name as keyof ReturnType<typeof stepsOf>]).toBe(status);
});

it('names a next step that can be started [P-03]', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const steps = stepsOf(draft);
      const next = nextStepOf(steps);
      expect(steps[next]).not.toBe('CANNOT_START');
      expect(steps[next] === 'COMPLETED').toBe(
        Object.values(steps).every((status) => status === 'COMPLETED'),
      );
    }),
  );
});
