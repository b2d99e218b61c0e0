const lines = new Map<string, Promise<unknown>>();

/**
 * Lets those of this process who want the same thing come one after the other. Whoever waits here holds no connection and
 * no transaction, so that everybody else is served meanwhile: of a burst, each process has one transaction that waits for
 * the lock. It decides nothing. What is right among processes is for the lock, or the condition, in the database.
 */
export async function inLine<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (lines.get(name) ?? Promise.resolve()).then(work);
  const settled = mine.catch(() => {});
  lines.set(name, settled);
  try {
    return await mine;
  } finally {
    if (lines.get(name) === settled) lines.delete(name);
  }
}

/** Something of which there is not enough for all who may ask for it at the same moment. */
export type Scarce = {
  /** What it is, such as `class …`. Of several the ones before are waited for first. */
  names: string[];
  /** Throws the problem of those who come too late, by what is committed: most of a burst need no transaction to lose. */
  check: () => Promise<void>;
};

/** Waits in line for something scarce, and looks whether there is still some before doing the work. */
export function inLineFor<Result>({ names, check }: Scarce, work: () => Promise<Result>): Promise<Result> {
  const [name, ...rest] = names;
  if (name !== undefined) return inLine(name, () => inLineFor({ names: rest, check }, work));
  return check().then(work);
}
