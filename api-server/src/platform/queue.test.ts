import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { problem } from './problem.ts';
import { runInTurn, shareRead } from './queue.ts';

/** A placeholder database, which only identifies the queues. */
const db = {} as Database;
const gone = problem('slotTaken');

it('runs work one at a time while any is left', async () => {
  let left = 2;
  let atOnce = 0;
  let most = 0;
  const take = () =>
    runInTurn(db, { names: ['seat'], check: async () => (left > 0 ? null : gone) }, async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      left -= 1;
      atOnce -= 1;
      return 'taken';
    }).catch(({ key }) => key);
  const answers = await Promise.all(Array.from({ length: 20 }, take));
  expect(answers.toSorted()).toEqual([...Array(18).fill('slotTaken'), 'taken', 'taken']);
  expect(most).toBe(1);
});

it('continues after a failure, and doesn’t block work on anything else', async () => {
  const free = async () => null;
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = runInTurn(db, { names: ['a', 'b'], check: free }, () => promise);
  const second = runInTurn(db, { names: ['b'], check: free }, async () => {
    throw new Error('second');
  });
  const third = runInTurn(db, { names: ['b'], check: free }, async () => 'third');
  expect(await runInTurn(db, { names: ['c'], check: free }, async () => 'other')).toBe('other');
  expect(await runInTurn(db, { names: [], check: free }, async () => 'nothing to wait for')).toBe(
    'nothing to wait for',
  );
  resolve('first');
  expect(await first).toBe('first');
  await expect(second).rejects.toThrow('second');
  expect(await third).toBe('third');
});

it('shares one read among concurrent callers, none of them older than their request', async () => {
  let value = 0;
  let count = 0;
  const read = () =>
    shareRead(db, 'value', async () => {
      count += 1;
      const seen = value;
      await new Promise((resolve) => setImmediate(resolve));
      return seen;
    });
  const first = read();
  value = 1;
  const later = [read(), read(), read()];
  expect(await first).toBe(0);
  expect(await Promise.all(later)).toEqual([1, 1, 1]);
  expect(count).toBe(2);
  value = 2;
  expect(await read()).toBe(2);
  const failing = shareRead(db, 'failing', () => Promise.reject(new Error('once')));
  await expect(failing).rejects.toThrow('once');
  expect(await shareRead(db, 'failing', async () => 'again')).toBe('again');
});
