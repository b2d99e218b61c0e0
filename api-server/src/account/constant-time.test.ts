import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The clock that the delay uses. */
const waits: { milliseconds: number; end: () => void }[] = [];
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) =>
    new Promise<void>((end) => {
      waits.push({ milliseconds, end });
    }),
}));

const { respondInConstantTime } = await import('./constant-time.ts');

beforeEach(() => void waits.splice(0));
afterEach(() => vi.restoreAllMocks());

/** Flushes all pending microtasks. */
const turns = () => new Promise((resolve) => setImmediate(resolve));

it('responds after the same time for known and unknown addresses, and for failures', async () => {
  const answered: string[] = [];
  const works = {
    unknown: async () => 'unknown',
    known: async () => {
      await turns();
      return 'known';
    },
    failing: async () => {
      throw new Error('failing');
    },
  };
  const answers = Object.values(works).map((work) =>
    respondInConstantTime<string>({ revealAccounts: false }, work).then(
      (name) => answered.push(name),
      (error) => answered.push(error.message),
    ),
  );
  await turns();
  await turns();
  expect(answered).toEqual([]);
  expect(new Set(waits.map(({ milliseconds }) => milliseconds)).size).toBe(1);
  for (const { end } of waits) end();
  await Promise.all(answers);
  expect(answered.sort()).toEqual(['failing', 'known', 'unknown']);
});

it('does not delay where accounts are revealed', async () => {
  expect(await respondInConstantTime({ revealAccounts: true }, async () => 'at once')).toBe('at once');
  expect(waits).toEqual([]);
});
