import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentScheduleRows } from '../tables/payment-schedules.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { forEachDue, inBatches, isAfter, type ReadAfter } from './each-due.ts';
import { problem } from './problem.ts';

const world = freshWorld();

const numbers: ReadAfter<number> = async (after = 0, limit) =>
  Array.from({ length: 1200 }, (_, index) => index + 1)
    .filter((one) => one > after)
    .slice(0, limit);

describe('inBatches', () => {
  it('reads every row once, in the order of several columns', async () => {
    const { id, dueDate, status } = paymentScheduleRows;
    const isOpen = eq(status, 'SCHEDULED');
    const all = await world.db
      .select({ id, dueDate })
      .from(paymentScheduleRows)
      .where(isOpen)
      .orderBy(dueDate, id);
    const batches = inBatches<{ id: string; dueDate: string }>(
      (after, limit) =>
        world.db
          .select({ id, dueDate })
          .from(paymentScheduleRows)
          .where(and(isOpen, after && isAfter([dueDate, id], [after.dueDate, after.id])))
          .orderBy(asc(dueDate), asc(id))
          .limit(limit),
      2,
    );
    const found: { id: string; dueDate: string }[] = [];
    for await (const rows of batches) {
      expect(rows.length).toBeLessThanOrEqual(2);
      found.push(...rows);
    }
    expect(found.length).toBeGreaterThan(4);
    expect(found).toEqual(all);
  });
});

describe('forEachDue', () => {
  it('handles every row, whichever fails', async () => {
    const [handled, failed]: [number[], number[]] = [[], []];
    await forEachDue({
      read: numbers,
      handle: async (row) => {
        if (row <= 600) throw new Error('broken');
        handled.push(row);
      },
      onFailure: (_, row) => failed.push(row),
    });
    expect([failed.length, handled.length, handled.at(-1)]).toEqual([600, 600, 1200]);
  });

  it('ends when the database is away', async () => {
    const handled: number[] = [];
    let isAway = false;
    const run = forEachDue<number>({
      read: async (after, limit) => {
        if (isAway) throw problem('unavailable');
        return numbers(after, limit);
      },
      handle: async (row) => {
        isAway = row === 3;
        if (isAway) throw problem('unavailable');
        handled.push(row);
      },
      onFailure: () => expect.fail(),
    });
    await expect(run).rejects.toMatchObject({ key: 'unavailable' });
    expect(handled).toEqual([1, 2]);
  });

  it('ends after the present row when it is stopped', async () => {
    const stopping = new AbortController();
    const handled: number[] = [];
    await forEachDue({
      read: numbers,
      handle: async (row) => {
        handled.push(row);
        if (row === 2) stopping.abort();
      },
      onFailure: () => expect.fail(),
      signal: stopping.signal,
    });
    expect(handled).toEqual([1, 2]);
  });
});
