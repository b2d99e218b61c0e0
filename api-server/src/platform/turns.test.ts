import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function createTask() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { end: resolve, run: () => promise };
}

it('runs a few tasks of a person at once, in order, and those of others beside them', async () => {
  const inTurn = createTurns({ atOnce: 2, waiting: 5 });
  const started: string[] = [];
  const tasks = Object.fromEntries(['a', 'b', 'c', 'd', 'other'].map((name) => [name, createTask()]));
  const start = (person: string, name: string) =>
    inTurn(person, () => {
      started.push(name);
      return tasks[name]!.run();
    });
  const all = ['a', 'b', 'c', 'd'].map((name) => start('maya', name));
  const other = start('samir', 'other');
  await settled();
  expect(started).toEqual(['a', 'b', 'other']);
  tasks.b!.end();
  await settled();
  expect(started).toEqual(['a', 'b', 'other', 'c']);
  for (const { end } of Object.values(tasks)) end();
  await Promise.all([...all, other]);
  expect(started).toEqual(['a', 'b', 'other', 'c', 'd']);
});

it('refuses more than may wait, and goes on after a failure', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 1 });
  const task = createTask();
  const failing = inTurn('maya', async () => {
    await task.run();
    throw new Error('failed');
  });
  const waiting = inTurn('maya', async () => 'done');
  await expect(inTurn('maya', async () => 'never')).rejects.toMatchObject({ key: 'unavailable' });
  task.end();
  await expect(failing).rejects.toThrow('failed');
  expect(await waiting).toBe('done');
  expect(await inTurn('maya', async () => 'again')).toBe('again');
});
