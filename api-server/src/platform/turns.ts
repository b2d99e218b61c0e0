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
    const own = people.get(person) ?? { running: 0, queue: [] };
    people.set(person, own);
    if (own.running < atOnce) own.running += 1;
    else {
      if (own.queue.length >= waiting) throw problem('unavailable', { headers: { 'retry-after': '1' } });
      // The one that ends hands over its place.
      await new Promise<void>((resolve) => own.queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = own.queue.shift();
      if (next) next();
      else {
        own.running -= 1;
        if (own.running === 0) people.delete(person);
      }
    }
  };
}
