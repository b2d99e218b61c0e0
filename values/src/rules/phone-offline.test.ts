import { expect, it, vi } from 'vitest';
import { mobilePhone, phone } from './phone.ts';

vi.mock('libphonenumber-js/max', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it.each([phone, mobilePhone])('%o passes if the numbering plans can’t be loaded [V-19]', async (rule) => {
  expect(await rule()('415 555 2671')).toBeNull();
  expect(await rule()('555')).toBeNull();
  expect(rule()('')).toBeNull();
});
