import { expect, it } from 'vitest';
import { expectationOf } from './expectations.ts';

// Claim: reply-times
it('promises an advisor within one to two business days, and admissions within 48 hours [F-08]', () => {
  const nothing = { signBy: null, unsigned: null };
  const since = new Date('2026-03-06T15:00:00Z');
  expect(expectationOf('SUBMITTED', since, nothing)).toEqual({
    awaits: 'ADVISOR',
    minimum: 1,
    maximum: 2,
    unit: 'BUSINESS_DAY',
    // The clocks go forward on March 8.
    dueBy: '2026-03-10T14:00:00.000Z',
    unsigned: null,
  });
  expect(expectationOf('IN_REVIEW', since, nothing)).toMatchObject({
    awaits: 'ADMISSIONS',
    maximum: 48,
    unit: 'HOUR',
    dueBy: '2026-03-08T15:00:00.000Z',
  });
  expect(expectationOf('SIGNING', since, { ...nothing, signBy: since })).toMatchObject({
    awaits: 'STUDENT',
    dueBy: since.toISOString(),
  });
  expect(expectationOf('COMPLETE', since, nothing)).toBeNull();
});

it('awaits an advisor about a declined document once no other is open [F-08]', () => {
  const since = new Date('2026-03-06T15:00:00Z');
  const unsigned = { envelopeId: 'e1', title: 'Handbook', isDeclined: true };
  expect(expectationOf('SIGNING', since, { signBy: since, unsigned })).toMatchObject({ awaits: 'STUDENT' });
  expect(expectationOf('SIGNING', since, { signBy: null, unsigned })).toMatchObject({ awaits: 'ADVISOR' });
});
