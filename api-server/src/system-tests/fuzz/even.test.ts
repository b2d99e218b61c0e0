import { expect, it } from 'vitest';
import { contract } from '../../platform/contract.ts';
import { cases } from '../../testing/cases.ts';
import { fuzz } from './fuzz.ts';

// Half of the operations; the other half is in odd.test.ts, so that two workers share them.
it('never breaks on any request to the even operations', async () => {
  const operations = contract.filter((_, index) => index % 2 === 0);
  const seen = await fuzz(operations, cases(1_000));
  expect(seen.size).toBe(operations.length);
  // Requests reached the handlers, not just the validation.
  const statuses = new Set([...seen.values()].flatMap((of) => [...of]));
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 401, 403, 404, 422]));
}, 600_000);
