import { afterEach, expect, it, vi } from 'vitest';
import { ChunkError } from '../rendering/chunk-error.ts';
import type { Deployment } from './deployment.ts';
import { chunkTimeout, lazyScreen } from './screen.tsx';

afterEach(() => void vi.useRealTimers());

const screenModule = { default: () => null };
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const createDeployment = (...states: Awaited<ReturnType<Deployment['check']>>[]) => ({
  check: vi.fn(async () => states.shift() ?? 'same'),
  reload: vi.fn(),
});

it('loads the chunk once, however often it is requested [G-12]', async () => {
  const load = vi.fn(async () => screenModule);
  const screen = lazyScreen(load, createDeployment());
  await Promise.all([screen.preload(), screen.load()]);
  await screen.load();
  expect(load).toHaveBeenCalledTimes(1);
});

it('reports that a chunk failed, and retries on request [G-12]', async () => {
  const load = vi.fn(async () => screenModule);
  load.mockImplementationOnce(gone);
  const deployment = createDeployment('unreachable');
  const screen = lazyScreen(load, deployment);
  await expect(screen.load()).rejects.toBeInstanceOf(ChunkError);
  await expect(screen.load()).rejects.toBeInstanceOf(ChunkError);
  expect(load).toHaveBeenCalledTimes(1);
  screen.retry();
  await expect(screen.load()).resolves.toBe(screenModule);
  expect(deployment.reload).not.toHaveBeenCalled();
});

it('reloads only if a retry fails although the server responds [G-12]', async () => {
  const deployment = createDeployment('same', 'unreachable', 'same');
  const screen = lazyScreen(gone, deployment);
  await expect(screen.load()).rejects.toBeInstanceOf(ChunkError);
  screen.retry();
  await expect(screen.load()).rejects.toBeInstanceOf(ChunkError);
  expect(deployment.reload).not.toHaveBeenCalled();
  screen.retry();
  void screen.load();
  await vi.waitFor(() => expect(deployment.reload).toHaveBeenCalledTimes(1));
});

it('reloads only on a visit whose code the browser remembers as failed since a prefetch [G-12]', async () => {
  const deployment = createDeployment('same');
  const screen = lazyScreen(gone, deployment);
  await screen.preload();
  expect(deployment.check).not.toHaveBeenCalled();
  void screen.load();
  await vi.waitFor(() => expect(deployment.reload).toHaveBeenCalledTimes(1));
});

it('leaves the failure of a prefetch to the actual visit', async () => {
  const load = vi.fn(async () => screenModule);
  load.mockImplementationOnce(gone);
  const screen = lazyScreen(load, createDeployment('unreachable'));
  await screen.preload();
  await expect(screen.load()).resolves.toBe(screenModule);
});

it('gives up on a chunk after 120 s [G-12]', async () => {
  vi.useFakeTimers();
  expect(chunkTimeout).toBe(120_000);
  const deployment = createDeployment();
  const screen = lazyScreen(() => new Promise(() => {}), deployment);
  const settled = vi.fn();
  screen.load().catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.any(ChunkError));
  expect(deployment.check).not.toHaveBeenCalled();
});

it('reloads once for a chunk that a new deployment removed [G-12]', async () => {
  const deployment = createDeployment('replaced');
  void lazyScreen(gone, deployment).load();
  await vi.waitFor(() => expect(deployment.reload).toHaveBeenCalledTimes(1));
});
