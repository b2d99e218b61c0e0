import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './problem.ts';
import { refetchAt } from './queries.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const interval = refetchAt<{ validUntil: string | null }[]>((all) => all.map(({ validUntil }) => validUntil));
const answered = (...moments: (string | null)[]) => ({
  state: { status: 'success', error: null, data: moments.map((validUntil) => ({ validUntil })) },
});

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

it('requests an answer again at the first moment at which it changes', () => {
  expect(interval(answered(inSeconds(90), inSeconds(30), null))).toBe(30_000);
  expect(interval(answered(null))).toBe(false);
  expect(interval({ state: { status: 'pending', error: null } })).toBe(false);
});

it('asks now and then while the server’s clock is behind, and looks again at a moment far ahead', () => {
  expect(interval(answered(inSeconds(-60)))).toBe(5_000);
  expect(interval(answered(inSeconds(40 * 86_400)))).toBe(3_600_000);
});

it('tries again while the server is unavailable', () => {
  const error = new ApiError({ status: 503, key: 'unavailable' });
  expect(interval({ state: { status: 'error', error, data: [{ validUntil: inSeconds(600) }] } })).toBe(5_000);
});
