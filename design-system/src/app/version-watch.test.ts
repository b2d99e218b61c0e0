import { expect, it, vi } from 'vitest';
import { createVersionWatch } from './version-watch.ts';

function createWatch(...answers: (boolean | Error)[]) {
  const clock = { now: 0 };
  const isReplaced = vi.fn(async () => {
    const answer = answers.shift() ?? false;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const watch = createVersionWatch(isReplaced, () => clock.now);
  return { clock, isReplaced, watch };
}

it('checks at most once a minute, and never right after the page was loaded [G-12]', async () => {
  const { clock, isReplaced, watch } = createWatch();
  await watch.look();
  expect(isReplaced).not.toHaveBeenCalled();
  clock.now = 60_000;
  await watch.look();
  await watch.look();
  expect(isReplaced).toHaveBeenCalledTimes(1);
});

it('checks immediately after code failed to load, and reports a new version once', async () => {
  const { clock, isReplaced, watch } = createWatch(true);
  const listener = vi.fn();
  watch.subscribe(listener);
  await watch.lookAtOnce();
  expect(watch.get()).toBe(true);
  clock.now = 120_000;
  await watch.look();
  expect(isReplaced).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('treats a server without a response as the same version, and checks again later', async () => {
  const { clock, watch } = createWatch(new TypeError('offline'), true);
  await watch.lookAtOnce();
  expect(watch.get()).toBe(false);
  clock.now = 60_000;
  await watch.look();
  expect(watch.get()).toBe(true);
});
