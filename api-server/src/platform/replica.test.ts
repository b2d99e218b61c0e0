import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { readFromReplica } from './replica.ts';

// The times at which a replica has what was committed, without one. A real one is in replica.postgres.long.test.ts.

type Replica = {
  /** What it says at each look: whether it has what was committed, or null if it's no replica. */
  looks: (boolean | null | Error)[];
  read?: () => Promise<string>;
};

/** A primary, and a replica that says this and afterwards that it has everything. */
function open({ looks, read = async () => 'from the replica' }: Replica) {
  const asked: string[] = [];
  const probe = async () => {
    const look = looks.length > 0 ? looks.shift()! : true;
    if (look instanceof Error) throw look;
    return { rows: [{ hasReplayed: look }] };
  };
  const primary = async (text: unknown) => {
    asked.push(String(text));
    return text === 'list' ? 'from the primary' : { rows: [{ position: '0/1' }] };
  };
  const { query, reads } = readFromReplica({ primary, replica: read, probe }, pino({ level: 'silent' }));
  const counts = () => reads().flatMap(({ reason, count }) => (count > 0 ? [`${reason} ${count}`] : []));
  return { list: () => query('list'), counts, asked };
}

afterEach(() => {
  vi.restoreAllMocks();
});
const later = (milliseconds: number) => {
  const start = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(start + milliseconds);
};

it('reads from a replica that has everything', async () => {
  const { list, counts } = open({ looks: [] });
  expect(await list()).toBe('from the replica');
  expect(counts()).toEqual(['current 1']);
});

it('waits until the replica has what was committed', async () => {
  const { list, counts } = open({ looks: [false, false] });
  expect(await list()).toBe('from the replica');
  expect(counts()).toEqual(['waited 1']);
});

it('reads from the primary if the replica stays behind, and for a while without asking it', async () => {
  const { list, counts, asked } = open({ looks: Array<boolean>(100).fill(false) });
  expect(await list()).toBe('from the primary');
  expect(await list()).toBe('from the primary');
  expect(counts()).toEqual(['behind 2']);
  expect(asked.filter((text) => text !== 'list')).toHaveLength(1);
});

it.each([
  ['does not answer', new Error('Query read timeout')],
  ['is no replica any more', null],
])('reads from the primary if the replica %s, and asks it again after a while', async (_what, look) => {
  const { list, counts } = open({ looks: [look] });
  expect(await list()).toBe('from the primary');
  expect(await list()).toBe('from the primary');
  later(6_000);
  expect(await list()).toBe('from the replica');
  expect(counts()).toEqual(['current 1', 'unavailable 2']);
});

it('reads from the primary if the replica fails in the meantime', async () => {
  const read = () => Promise.reject(Object.assign(new Error('conflict with recovery'), { code: '40001' }));
  const { list, counts } = open({ looks: [], read });
  expect(await list()).toBe('from the primary');
  expect(counts()).toEqual(['failed 1']);
});

it('does not repeat on the primary what took too long', async () => {
  const read = () => Promise.reject(Object.assign(new Error('statement timeout'), { code: '57014' }));
  const { list, asked } = open({ looks: [], read });
  await expect(list()).rejects.toThrow('statement timeout');
  expect(asked).not.toContain('list');
});
