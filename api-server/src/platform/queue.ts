import type { Database } from './database.ts';
import type { ProblemError } from './problem.ts';

/** A limited resource that concurrent requests compete for. */
export type Scarce = {
  /** The resource, such as `class …`. Callers that want several wait for them in this order. */
  names: string[];
  /** Checks whether any is left, according to committed data. Callers that are too late then need no transaction. */
  check: () => Promise<ProblemError | null>;
};

type Reads = { current: Promise<unknown>; next: Promise<unknown> | null };
type Queues = { occupied: Map<string, Promise<void>>; underway: Map<string, Reads> };

const queues = new WeakMap<Database, Queues>();

function queuesOf(db: Database): Queues {
  const queue = queues.get(db) ?? { occupied: new Map(), underway: new Map() };
  queues.set(db, queue);
  return queue;
}

/**
 * Runs work on the same resource one at a time within this process, as long as any is left. Waiting callers hold no
 * connection and no transaction, so other requests are served: in a burst, each process has one transaction that
 * waits for the lock. This is only an optimization. Correctness across processes comes from the lock or the condition
 * in the database.
 */
export async function runInTurn<Result>(
  db: Database,
  { names, check }: Scarce,
  work: () => Promise<Result>,
): Promise<Result> {
  const { occupied } = queuesOf(db);
  const [name, ...others] = names;
  for (;;) {
    const gone = await check();
    if (gone) throw gone;
    if (name === undefined) return work();
    const ahead = occupied.get(name);
    if (!ahead) break;
    await ahead;
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  occupied.set(name, promise);
  try {
    return await runInTurn(db, { names: others, check: async () => null }, work);
  } finally {
    occupied.delete(name);
    resolve();
  }
}

/**
 * Shares one read among concurrent callers. A caller that arrives during a read gets the next one, so its result is
 * never older than its request.
 */
export function shareRead<Result>(db: Database, name: string, read: () => Promise<Result>): Promise<Result> {
  const { underway } = queuesOf(db);
  const reads = underway.get(name);
  if (reads) {
    reads.next ??= reads.current.then(begin, begin);
    return reads.next as Promise<Result>;
  }
  return begin();

  function begin(): Promise<Result> {
    // A Drizzle query runs again on every `then`, so turn it into a promise.
    const current = (async () => read())();
    const mine: Reads = { current, next: null };
    underway.set(name, mine);
    const end = () => {
      if (mine.next === null) underway.delete(name);
    };
    current.then(end, end);
    return current;
  }
}
