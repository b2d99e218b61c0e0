import { problem } from './problem.ts';

type Limits = {
  /** How many tasks of one person may run at once. */
  atOnce: number;
  /** How many more may wait. Further ones are refused with 503. */
  waiting: number;
};

/** Lets each person run a few tasks at once in this process; the others wait for their turn, first come, first served. */
export function createTurns({ atOnce, waiting }: Limits) {
  const people = new Map<string, { running: number; queue: (() => void)[] }>();

  return async function inTurn<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    const turns = people.get(person) ?? { running: 0, queue: [] };
    people.set(person, turns);
    if (turns.running < atOnce) turns.running += 1;
    else {
      if (turns.queue.length >= waiting) throw problem('unavailable', { headers: { 'retry-after': '1' } });
      // The one that ends hands over its place.
      await new Promise<void>((resolve) => turns.queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = turns.queue.shift();
      if (next) next();
      else {
        turns.running -= 1;
        if (turns.running === 0) people.delete(person);
      }
    }
  };
}
