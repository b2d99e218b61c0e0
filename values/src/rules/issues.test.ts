import { expect, it } from 'vitest';
import * as full from 'zod';
import * as mini from 'zod/mini';
import { violationOf } from './issues.ts';

type Schema = full.ZodType | mini.ZodMiniType;

/** The rule or the message of the first issue. */
const found = (schema: Schema, value: unknown) => {
  const { error } = full.safeParse(schema as full.ZodType, value);
  const { rule, values, detail } = violationOf(error!.issues[0]!, value);
  return detail ?? [rule, values];
};

it('keeps the schema’s own messages', () => {
  expect(found(full.string().min(3, 'At least three please'), 'a')).toBe('At least three please');
  expect(found(full.email('Not an email'), 'a')).toBe('Not an email');
  expect(found(full.number().max(5, 'Too big'), 6)).toBe('Too big');
  expect(
    found(
      full.string().refine((value) => value === 'x', 'Must be x'),
      'y',
    ),
  ).toBe('Must be x');
  expect(found(mini.string().check(mini.minLength(3, 'At least three please')), 'a')).toBe(
    'At least three please',
  );
  expect(violationOf({ message: 'Invalid email: Received "a"' })).toEqual({
    rule: 'schema',
    values: {},
    detail: 'Invalid email: Received "a"',
  });
});

it('takes a rule of the app’s own, whose text is in the language of the page', () => {
  const params = { rule: 'memberKnown' };
  const isKnown = (id: string) => id === 'x';
  const known = mini.string().check(mini.refine(isKnown, { error: 'memberKnown', params }));
  expect(found(known, 'y')).toEqual(['memberKnown', {}]);
  expect(found(full.string().refine(isKnown, { error: 'memberKnown', params }), 'y')).toEqual([
    'memberKnown',
    {},
  ]);
});

it.each<[string, Schema, Schema, unknown, [string, object]]>([
  ['nothing', full.string().min(1), mini.string().check(mini.minLength(1)), '', ['required', {}]],
  ['short', full.string().min(3), mini.string().check(mini.minLength(3)), 'a', ['lengthMin', { min: 3 }]],
  ['long', full.string().max(1), mini.string().check(mini.maxLength(1)), 'ab', ['lengthMax', { max: 1 }]],
  ['too much', full.number().max(5), mini.number().check(mini.maximum(5)), 6, ['numberMax', { max: 5 }]],
  ['too little', full.number().gt(5), mini.number().check(mini.gt(5)), 5, ['numberMin', { min: 5 }]],
  ['a text', full.number(), mini.number(), 'five', ['number', {}]],
  ['no number', full.number(), mini.number(), null, ['required', {}]],
  ['no such choice', full.enum(['a']), mini.enum(['a']), 'b', ['choice', {}]],
  ['no choice', full.enum(['a']), mini.enum(['a']), '', ['required', {}]],
  ['no e-mail', full.email(), mini.email(), 'a', ['email', { email: 'name@example.com' }]],
  ['no address', full.url(), mini.url(), 'a', ['url', {}]],
  [
    'refused',
    full.string().refine(() => false),
    mini.string().check(mini.refine(() => false)),
    'a',
    ['schema', {}],
  ],
])(
  'says %s in the words of our rules if zod has written the message',
  (_, classic, small, value, expected) => {
    expect(found(classic, value)).toEqual(expected);
    expect(found(small, value)).toEqual(expected);
  },
);
