import { ApiError } from '@institute/api-schema';
import { expect, it } from 'vitest';
import { withoutRefused } from './begin.ts';

it('begins without what was refused, and only without that', () => {
  const sent = { programId: 'program', cohortId: 'class', voucherCode: 'A10' };
  const without = (key: string) => withoutRefused(sent, new ApiError({ status: 422, key }));
  expect(without('invalidVoucherCode')).toEqual({ ...sent, voucherCode: null });
  expect(without('cohortFull')).toEqual({ ...sent, cohortId: null });
  expect(without('tooManyRequests')).toBeNull();
  expect(
    withoutRefused({ ...sent, cohortId: null }, new ApiError({ status: 422, key: 'cohortFull' })),
  ).toBeNull();
});
