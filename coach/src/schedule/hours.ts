import { type RangeProblem, rangeProblems } from '@institute/design-system';
import type { ScheduleValues } from './values.ts';

/** The first problem of a schedule's hours, for the week or for a date. */
export const hoursProblem = ({
  weekly,
  overrides,
}: Pick<ScheduleValues, 'weekly' | 'overrides'>): RangeProblem | undefined =>
  [rangeProblems(weekly), ...overrides.map(({ ranges }) => rangeProblems(ranges))]
    .flat()
    .find((problem) => problem !== undefined);
