import type { Database } from './database.ts';
import type { ProblemError } from './problem.ts';

/** Something of which there is not enough for all who may ask for it at the same moment. */
export type Scarce = {
  /** What it is, such as `class …`. Of several the ones before are waited for first. */
  names: string[];
  /** Looks whether any of it is left, by what is committed: those who come too late need no transaction to lose. */
  look: () => Promise<ProblemError | null>;
};

type Reads = { current: Promise<unknown>; next: Promise<unknown> | null };
type Queues = { occupied: Map<string, Promise<void>>; underway: Map<string, Reads> };

const queues = new WeakMap<Database, Queues>();

function queuesOf(db: Database): Queues {
  const known = queues.get(db) ?? { occupied: new Map(), underway: new Map() };
  queues.set(db, known);
  return known;
}

/**
 * Lets those of this process who want the same thing do their work one after the other, as long as there is some left.
 * Waiting callers hold no connection and no transaction, so that others are served in the meantime: of a burst, each
 * process has one transaction that waits for the lock. It decides nothing. What is right among processes is for the lock,
 * or the condition, in the database.
 */
export async function inLine<Result>(
  db: Database,
  { names, look }: Scarce,
  work: () => Promise<Result>,
): Promise<Result> {
  const { occupied } = queuesOf(db);
  const [name, ...others] = names;
  for (;;) {
    const gone = await look();
    if (gone) throw gone;
    if (name === undefined) return work();
    const ahead = occupied.get(name);
    if (!ahead) break;
    await ahead;
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  occupied.set(name, promise);
  try {
    return await inLine(db, { names: others, look: async () => null }, work);
  } finally {
    occupied.delete(name);
    resolve();
  }
}

/**
 * Shares one read among concurrent callers. A caller that arrives during a read gets the next one, so that
 * none gets an answer from before it asked.
 */
export function readTogether<Result>(
  db: Database,
  name: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const { underway } = queuesOf(db);
  const reads = underway.get(name);
  if (reads) {
    reads.next ??= reads.current.then(begin, begin);
    return reads.next as Promise<Result>;
  }
  return begin();

  function begin(): Promise<Result> {
    // A query of drizzle runs once more for each `then`: this is a promise.
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
