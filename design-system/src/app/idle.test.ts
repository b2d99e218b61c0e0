import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdleTimer } from './idle.ts';
import type { StoredValue } from './storage.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A value that several tabs share. */
function createSharedSlot() {
  let value: number | null = null;
  const tabs = new Set<() => void>();
  return (): StoredValue<number> => {
    let own = () => {};
    return {
      read: () => value,
      write(next) {
        value = next;
        for (const notify of tabs) if (notify !== own) notify();
      },
      subscribe(listener) {
        own = listener;
        tabs.add(listener);
        return () => tabs.delete(listener);
      },
    };
  };
}

function openTab(lastActivity = createSharedSlot()(), isBusy?: () => boolean) {
  const timer = createIdleTimer({ warnAfter: 240_000, endAfter: 300_000, lastActivity, isBusy });
  timer.start();
  return timer;
}

// Claim: idle-warning, idle-sign-out
it('warns at 240 s and ends at 300 s, to the millisecond [G-16]', () => {
  const timer = openTab();
  vi.advanceTimersByTime(239_999);
  expect(timer.getState()).toEqual({ phase: 'active' });
  vi.advanceTimersByTime(1);
  expect(timer.getState()).toEqual({ phase: 'warning', endsAt: 1_300_000 });
  vi.advanceTimersByTime(59_999);
  expect(timer.getState().phase).toBe('warning');
  vi.advanceTimersByTime(1);
  expect(timer.getState()).toEqual({ phase: 'ended' });
});

it('counts from the last activity, and staying restarts the time [G-16]', () => {
  const timer = openTab();
  vi.advanceTimersByTime(200_000);
  timer.touch();
  vi.advanceTimersByTime(239_999);
  expect(timer.getState().phase).toBe('active');
  vi.advanceTimersByTime(1);
  expect(timer.getState().phase).toBe('warning');
  timer.touch();
  expect(timer.getState().phase).toBe('warning');
  timer.stay();
  expect(timer.getState().phase).toBe('active');
  vi.advanceTimersByTime(240_000);
  expect(timer.getState().phase).toBe('warning');
});

// Claim: idle-sign-out
it('is kept active by any tab, and ends in all of them [G-16]', () => {
  const open = createSharedSlot();
  const first = openTab(open());
  const second = openTab(open());
  vi.advanceTimersByTime(239_000);
  second.touch();
  vi.advanceTimersByTime(200_000);
  expect(first.getState().phase).toBe('active');
  vi.advanceTimersByTime(40_000);
  expect([first.getState().phase, second.getState().phase]).toEqual(['warning', 'warning']);
  second.stay();
  expect(first.getState().phase).toBe('active');
  vi.advanceTimersByTime(300_000);
  expect([first.getState().phase, second.getState().phase]).toEqual(['ended', 'ended']);
});

it('ends after a sleep, even if the first event is user activity [G-16]', () => {
  const timer = openTab();
  vi.setSystemTime(Date.now() + 3_600_000);
  timer.touch();
  expect(timer.getState().phase).toBe('ended');
});

it('counts media and uploads as activity [G-16]', () => {
  let isPlaying = true;
  const timer = openTab(undefined, () => isPlaying);
  vi.advanceTimersByTime(900_000);
  expect(timer.getState().phase).toBe('active');
  isPlaying = false;
  vi.advanceTimersByTime(300_000);
  expect(timer.getState().phase).toBe('ended');
});

it('stops on request, and reports each change only once', () => {
  const timer = openTab();
  const listener = vi.fn();
  timer.subscribe(listener);
  vi.advanceTimersByTime(200_000);
  expect(listener).not.toHaveBeenCalled();
  timer.stop();
  vi.advanceTimersByTime(300_000);
  expect(timer.getState().phase).toBe('active');
});
