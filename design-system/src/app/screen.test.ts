import { afterEach, expect, it, vi } from 'vitest';
import { chunkTimeout, lazyScreen } from './screen.tsx';

afterEach(() => void vi.useRealTimers());

const sameVersion = { isReplaced: async () => false, reload: vi.fn() };
const screenModule = { default: () => null };

it('fetches the chunk once, however often it is asked for [G-12]', async () => {
  const load = vi.fn(async () => screenModule);
  const screen = lazyScreen(load, sameVersion);
  await Promise.all([screen.preload(), screen.preload()]);
  await screen.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again after a failed chunk [G-12]', async () => {
  const load = vi.fn(async () => screenModule);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const screen = lazyScreen(load, sameVersion);
  await screen.preload();
  await screen.preload();
  expect(load).toHaveBeenCalledTimes(2);
});

it('gives up on a chunk after 120 s [G-12]', async () => {
  vi.useFakeTimers();
  expect(chunkTimeout).toBe(120_000);
  const isReplaced = vi.fn(async () => true);
  const screen = lazyScreen(() => new Promise(() => {}), { isReplaced, reload: vi.fn() });
  const settled = vi.fn();
  screen.preload().then(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalled();
  expect(isReplaced).not.toHaveBeenCalled();
});

it('reloads once for a chunk that a new deployment took away [G-12]', async () => {
  const reload = vi.fn();
  const answers = [true, false];
  const deployment = { isReplaced: async () => answers.shift()!, reload };
  const gone = () => Promise.reject(new TypeError('404'));
  void lazyScreen(gone, deployment).preload();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await lazyScreen(gone, deployment).preload();
  expect(reload).toHaveBeenCalledTimes(1);
});
