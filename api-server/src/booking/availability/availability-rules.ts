import type { Schemas } from '@institute/api-schema';
import { type RangeProblem, rangeProblems, toWeekly } from '@institute/values/availability';
import { filled } from '../../coaches/coach-rules.ts';
import { type FieldError, problem } from '../../platform/problem.ts';

type Input = Schemas['CoachScheduleInput'];
/**
 * Rules for a schedule that the document can't express. Ranges that end before they begin have their own key and are
 * all reported at once.
 */
export function scheduleErrors({ name, weekly, overrides }: Input): FieldError[] {
  const lists = [
    { pointer: '/weekly', ranges: toWeekly(weekly) },
    ...overrides.map(({ ranges }, index) => ({ pointer: `/overrides/${index}/ranges`, ranges })),
  ];
  const found = lists.flatMap(({ pointer, ranges }) =>
    rangeProblems(ranges).map((kind, index) => ({ pointer: `${pointer}/${index}`, kind })),
  );
  const errorsOf = (kind: RangeProblem, field: string, rule: string) =>
    found
      .filter((one) => one.kind === kind)
      .map(({ pointer }): FieldError => ({ in: 'body', pointer: `${pointer}/${field}`, rule, values: {} }));
  const reversed = errorsOf('order', 'endTime', 'startTimeMustBeLessThanEndTime');
  if (reversed.length > 0) throw problem('startTimeMustBeLessThanEndTime', { errors: reversed });
  const repeatedDates = overrides.flatMap(({ date }, index): FieldError[] =>
    overrides.findIndex((other) => other.date === date) < index
      ? [{ in: 'body', pointer: `/overrides/${index}/date`, rule: 'overlap', values: {} }]
      : [],
  );
  return [...filled('/name', name), ...errorsOf('overlap', 'startTime', 'overlap'), ...repeatedDates];
}
