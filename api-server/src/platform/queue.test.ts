import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { problem } from './problem.ts';
import { inLine, readTogether } from './queue.ts';

/** A placeholder database, which only identifies the queues. */
const db = {} as Database;
const gone = problem('slotTaken');

it('runs work one at a time while any is left', async () => {
  let left = 2;
  let atOnce = 0;
  let most = 0;
  const take = () =>
    inLine(db, { names: ['seat'], look: async () => (left > 0 ? null : gone) }, async () => {
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
  const first = inLine(db, { names: ['a', 'b'], look: free }, () => promise);
  const second = inLine(db, { names: ['b'], look: free }, async () => {
    throw new Error('second');
  });
  const third = inLine(db, { names: ['b'], look: free }, async () => 'third');
  expect(await inLine(db, { names: ['c'], look: free }, async () => 'other')).toBe('other');
  expect(await inLine(db, { names: [], look: free }, async () => 'nothing to wait for')).toBe(
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
    readTogether(db, 'value', async () => {
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
  const failing = readTogether(db, 'failing', () => Promise.reject(new Error('once')));
  await expect(failing).rejects.toThrow('once');
  expect(await readTogether(db, 'failing', async () => 'again')).toBe('again');
});
