import { type RangeProblem, rangeProblems } from '@institute/design-system';
import type { ScheduleValues } from './values.ts';

/** The first thing that is wrong with the hours of a schedule, of the week or of a date. */
export const hoursProblem = ({
  weekly,
  overrides,
}: Pick<ScheduleValues, 'weekly' | 'overrides'>): RangeProblem | undefined =>
  [rangeProblems(weekly), ...overrides.map(({ ranges }) => rangeProblems(ranges))]
    .flat()
    .find((problem) => problem !== undefined);
