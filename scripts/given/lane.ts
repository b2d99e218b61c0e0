/**
 * Walks, games and sweeps are small in `npm test`, so that they can't break unnoticed. `npm run test:long` runs them whole,
 * with a seed that is new in each run.
 */
export const isLong = process.env.TEST_LANE === 'long';

/** The seed of random values. What fails with it becomes a regular example in `npm test`. */
export const testSeed = Number(process.env.TEST_SEED ?? 20261121);

/** All entries in the long run, and otherwise one in `every`. */
export const sample = <Entry>(entries: readonly Entry[], every: number): readonly Entry[] =>
  isLong ? entries : entries.filter((_, index) => index % every === 0);

/** The number of cases to try: `smoke` in `npm test`, and `count`, times `--cases`, in the long run. */
export const cases = (count: number, smoke = count): number =>
  isLong ? count * Number(process.env.TEST_CASES ?? 1) : smoke;
