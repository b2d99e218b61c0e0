import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast, toasts } from './toast.ts';

const texts = () => toasts.shown().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  toast.clear();
  vi.useRealTimers();
});

/** Arrives at the next page after the user has read the last one. */
const goOn = () => {
  vi.advanceTimersByTime(3000);
  toasts.arrive();
};

it('shows a toast on its page and on the next, but not two pages later', () => {
  goOn();
  toast.info('We e-mailed you a code.');
  goOn();
  toast.success('Your account is ready.');
  expect(texts()).toEqual(['We e-mailed you a code.', 'Your account is ready.']);
  goOn();
  expect(texts()).toEqual(['Your account is ready.']);
  goOn();
  expect(texts()).toEqual([]);
});

it('does not count a redirect as a page', () => {
  goOn();
  toast.info('Your draft was discarded.');
  goOn();
  vi.advanceTimersByTime(100);
  toasts.arrive();
  expect(texts()).toEqual(['Your draft was discarded.']);
  goOn();
  expect(texts()).toEqual([]);
});

it('keeps a toast with an action', () => {
  toast.info('Message deleted.', { action: { label: 'Undo', onPress: () => {} } });
  goOn();
  goOn();
  goOn();
  expect(texts()).toEqual(['Message deleted.']);
});
