import { coachWords } from '@institute/api-schema/labels/coach-words';
import { expect, it } from 'vitest';
import { lookupHandlers } from '../../api-server/src/lookups/lookups.ts';

it.each([
  ['COACH_SPECIALIZATION', 'specializations'],
  ['COACH_FOCUS', 'focus'],
  ['COACH_LANGUAGE', 'languages'],
] as const)('%s has a message for each value, and no others', async (type, list) => {
  const { content } = await lookupHandlers().listLookups({} as never);
  const values = content.filter((lookup) => lookup.type === type).map(({ value }) => value);
  expect(
    Object.entries(coachWords[list]).map(([word, { defaultMessage }]) => [word, defaultMessage]),
  ).toEqual(expect.arrayContaining(values.map((value) => [value, value])));
  expect(Object.keys(coachWords[list]).length).toBe(values.length);
});
