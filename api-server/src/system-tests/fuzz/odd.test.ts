import { expect, it } from 'vitest';
import { contract } from '../../platform/contract.ts';
import { cases } from '../../testing/cases.ts';
import { fuzz } from './fuzz.ts';

// The other half of the operations: see even.test.ts.
it('never breaks on any request to the odd operations', async () => {
  const operations = contract.filter((_, index) => index % 2 === 1);
  const seen = await fuzz(operations, cases(1_000));
  expect(seen.size).toBe(operations.length);
  // Requests reached the handlers, not just the validation.
  const statuses = new Set([...seen.values()].flatMap((of) => [...of]));
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 401, 403, 404, 422]));
}, 600_000);
