import { afterEach, expect, test, vi } from 'vitest';
import { compareClocks, onDeviceClock } from './device-clock.ts';

afterEach(() => vi.useRealTimers());

const answerOf = (date: string) => new Response(null, { headers: { date } });

test('counts down to a moment of the server on a device whose clock is wrong', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T15:20:00Z') });
  compareClocks(answerOf('Mon, 02 Mar 2026 15:00:00 GMT'));
  expect(onDeviceClock('2026-03-02T15:05:00Z') - Date.now()).toBe(5 * 60_000);
  compareClocks(answerOf('Mon, 02 Mar 2026 15:19:50 GMT'));
  expect(onDeviceClock('2026-03-02T15:25:00Z') - Date.now()).toBe(5 * 60_000);
  compareClocks(new Response());
  expect(onDeviceClock('2026-03-02T15:25:00Z') - Date.now()).toBe(5 * 60_000);
});
