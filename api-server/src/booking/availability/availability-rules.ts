import type { components } from '@institute/api-schema';
import { filled } from '../../coaches/coach-rules.ts';
import { type FieldError, problem } from '../../platform/problem.ts';

type Input = components['schemas']['CoachScheduleInput'];
type Range = { startTime: string; endTime: string };
type Placed = { pointer: string; range: Range };

/** Times have a fixed length, so comparing them as strings puts them in order. */
function overlaps(placed: Placed[]): FieldError[] {
  const sorted = placed.toSorted((a, b) => (a.range.startTime < b.range.startTime ? -1 : 1));
  return sorted.flatMap(({ pointer, range }, index) => {
    const before = sorted[index - 1];
    if (!before || before.range.endTime <= range.startTime) return [];
    return [{ in: 'body', pointer: `${pointer}/startTime`, rule: 'overlap', values: {} }];
  });
}

/**
 * Rules for a schedule that the document can't express. Ranges that end before they begin have their own key and are
 * all reported at once.
 */
export function scheduleErrors({ name, weekly, overrides }: Input): FieldError[] {
  const days = new Map<string, Placed[]>();
  for (const [index, { day, ...range }] of weekly.entries())
    days.set(day, [...(days.get(day) ?? []), { pointer: `/weekly/${index}`, range }]);
  const perDay = [
    ...days.values(),
    ...overrides.map(({ ranges }, index) =>
      ranges.map((range, at) => ({ pointer: `/overrides/${index}/ranges/${at}`, range })),
    ),
  ];
  const reversed = perDay.flat().filter(({ range }) => range.startTime >= range.endTime);
  if (reversed.length > 0) {
    throw problem('startTimeMustBeLessThanEndTime', {
      errors: reversed.map(({ pointer }) => ({
        in: 'body',
        pointer: `${pointer}/endTime`,
        rule: 'startTimeMustBeLessThanEndTime',
        values: {},
      })),
    });
  }
  const twice = overrides.flatMap(({ date }, index): FieldError[] =>
    overrides.findIndex((other) => other.date === date) < index
      ? [{ in: 'body', pointer: `/overrides/${index}/date`, rule: 'overlap', values: {} }]
      : [],
  );
  return [...filled('/name', name), ...perDay.flatMap(overlaps), ...twice];
}
