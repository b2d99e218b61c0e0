import { isLong } from '../../../scripts/lane.ts';

/** The number of cases to try: `smoke` in `npm test`, and `count`, times `--cases`, in the long run. */
export const cases = (count: number, smoke = count): number =>
  isLong ? count * Number(process.env.TEST_CASES ?? 1) : smoke;
