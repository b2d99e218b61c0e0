import { expect, it } from 'vitest';
import * as full from 'zod';
import * as z from 'zod/mini';
import { parseDate } from '../formats/parse-date.ts';
import { date } from './dates.ts';
import { parseForm } from './parse-form.ts';
import { ruleSchema } from './rule-schema.ts';
import { rules } from './schema.ts';
import { email, required } from './text.ts';

const dataOf = (entries: Array<[string, string]>) => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

const schema = z.object({
  email: z.string().check(z.trim(), rules(required(), email())),
  birth: z.string().check(rules(date())),
  age: z.nullable(z.number()),
  terms: z.boolean(),
  topics: z.array(z.string()),
  schools: z.array(z.object({ name: z.string().check(rules(required())), year: z.nullable(z.number()) })),
  address: z.custom<Record<string, string>>(),
  note: z.optional(z.string()),
});
const valid: Array<[string, string]> = [
  ['$ACTION_ID_1', ''],
  ['email', ' ana@example.com '],
  ['birth', '1990-03-14'],
  ['age', '36'],
  ['terms', 'on'],
  ['topics', 'a'],
  ['topics', 'b'],
  ['schools[0].name', 'UNI'],
  ['schools[0].year', ''],
  ['schools[1].name', 'PUCP'],
  ['schools[1].year', '2010'],
  ['address.city', 'Lima'],
];

it('gives what was submitted the types of the schema, and the schema’s output', async () => {
  expect(await parseForm(schema, dataOf(valid))).toMatchObject({
    isValid: true,
    value: {
      email: 'ana@example.com',
      birth: '1990-03-14',
      age: 36,
      terms: true,
      topics: ['a', 'b'],
      schools: [
        { name: 'UNI', year: null },
        { name: 'PUCP', year: 2010 },
      ],
      address: { city: 'Lima' },
      note: undefined,
    },
  });
});

it('knows what is missing: no box is checked, no list has an item', async () => {
  const parsed = await parseForm(schema, dataOf([['email', 'ana@example.com']]));
  expect(parsed).toMatchObject({
    isValid: true,
    value: { terms: false, topics: [], schools: [], age: null },
  });
});

it('reads a record of which nothing is answered', async () => {
  const survey = z.object({ answers: z.record(z.string(), z.string()) });
  expect(await parseForm(survey, dataOf([]))).toMatchObject({ value: { answers: {} } });
  expect(await parseForm(survey, dataOf([['answers.1', 'good']]))).toMatchObject({
    value: { answers: { 1: 'good' } },
  });
  const answered = dataOf([['answers.mood', 'good']]);
  expect(await parseForm(survey, answered)).toMatchObject({ value: { answers: { mood: 'good' } } });
});

it('joins a date and a time that were typed before the scripts had loaded', async () => {
  const begin = z.object({ begin: z.string() });
  const read = { 'begin.date': (text: string) => parseDate(text).value ?? text };
  const early = dataOf([
    ['begin.date', '2027-04-26'],
    ['begin.date.typed', 'April 27, 2027'],
    ['begin.time', '14:30'],
  ]);
  expect(await parseForm(begin, early, { read })).toMatchObject({ value: { begin: '2027-04-27T14:30' } });
  expect(await parseForm(begin, dataOf([]))).toMatchObject({ value: { begin: '' } });
});

it('reads what was typed before the scripts had loaded', async () => {
  const typed = dataOf([...valid, ['birth.typed', 'March 14, 1991']]);
  const read = { birth: (text: string) => parseDate(text).value ?? text };
  expect(await parseForm(schema, typed, { read })).toMatchObject({ value: { birth: '1991-03-14' } });
  expect(await parseForm(schema, typed)).toMatchObject({
    isValid: false,
    lastResult: { values: { birth: 'March 14, 1991' }, errors: [{ pointer: '/birth', rule: 'date' }] },
  });
});

it('answers with what was submitted, without secrets, and errors by pointer', async () => {
  const login = full.object({
    email: full.email(),
    password: full.string().min(8, 'At least 8 please'),
    code: full.string(),
  });
  const data = dataOf([
    ['email', 'ana'],
    ['password', 'secret'],
    ['code', '123'],
  ]);
  expect(await parseForm(login, data, { secrets: ['code'] })).toEqual({
    isValid: false,
    lastResult: {
      values: { email: 'ana' },
      errors: [
        { pointer: '/email', rule: 'email', values: { email: 'name@example.com' } },
        { pointer: '/password', rule: 'schema', values: {}, detail: 'At least 8 please' },
      ],
    },
  });
});

it('sends no secret back, however deep it is', async () => {
  const user = full.object({ name: full.string(), password: full.string(), pin: full.string() });
  const nested = full.object({
    email: full.email(),
    account: full.object({ id: full.string(), password: full.string(), code: full.string() }),
    users: full.array(user),
  });
  const data = dataOf([
    ['email', 'ana'],
    ['account.id', '7'],
    ['account.password', 'hunter2'],
    ['account.code', '123'],
    ['users[0].name', 'Ana'],
    ['users[0].password', 'hunter2'],
    ['users[0].pin', '123'],
  ]);
  expect(await parseForm(nested, data, { secrets: ['account.code', 'users[].pin'] })).toMatchObject({
    lastResult: { values: { email: 'ana', account: { id: '7' }, users: [{ name: 'Ana' }] } },
  });
  const parsed = await parseForm(nested, data, { secrets: ['account.code', 'users[].pin'] });
  expect(JSON.stringify(parsed)).not.toMatch(/hunter2|123/);
});

it('reads an empty box of an optional answer as none', async () => {
  const optional = full.object({
    size: full.enum(['s', 'm']).optional(),
    age: full.number().optional(),
    mail: full.email().optional(),
    color: full.enum(['red']).nullable(),
    note: full.string().optional(),
  });
  const data = dataOf(['size', 'age', 'mail', 'color', 'note'].map((name) => [name, '']));
  const value = { size: undefined, age: undefined, mail: undefined, color: null, note: '' };
  expect(await parseForm(optional, data)).toEqual({ isValid: true, value, values: value });
});

it('reads rows of which only unchecked boxes are left out', async () => {
  const list = z.object({ rows: z.array(z.object({ isOn: z.boolean() })) });
  expect(await parseForm(list, dataOf([['rows[1].isOn', 'on']]))).toMatchObject({
    value: { rows: [{ isOn: false }, { isOn: true }] },
  });
  const madeUp = dataOf([
    ['rows[4000000000].isOn', 'on'],
    ['rows[0].isOn', 'on'],
  ]);
  expect(await parseForm(list, madeUp)).toMatchObject({ value: { rows: [{ isOn: true }] } });
});

it.each([
  [
    full.discriminatedUnion('kind', [
      full.object({ kind: full.literal('mail'), to: full.string() }),
      full.object({ kind: full.literal('call'), hour: full.number() }),
    ]),
    { kind: 'call', hour: '9' },
    { kind: 'call', hour: 9 },
  ],
  [
    full.union([full.object({ a: full.string().min(1) }), full.object({ b: full.number() })]),
    { b: '2' },
    { b: 2 },
  ],
  [
    full.intersection(full.object({ a: full.string() }), full.object({ b: full.number() })),
    { a: 'x', b: '2' },
    { a: 'x', b: 2 },
  ],
  [
    full.object({ range: full.tuple([full.number(), full.number()]) }),
    { 'range[0]': '1', 'range[1]': '2' },
    { range: [1, 2] },
  ],
  [
    full.object({ part: full.lazy(() => full.object({ count: full.number() })) }),
    { 'part.count': '3' },
    { part: { count: 3 } },
  ],
  [full.object({ agreed: full.literal(true) }), { agreed: 'on' }, { agreed: true }],
])('reads every shape of a schema: %#', async (shape, given, value) => {
  expect(
    await parseForm<unknown>(shape, dataOf(Object.entries(given) as Array<[string, string]>)),
  ).toMatchObject({ value });
});

it('reads a recursive schema as deep as it was posted', async () => {
  interface Folder {
    name: string;
    inner?: Folder | undefined;
  }
  const folder: full.ZodType<Folder> = full.lazy(() =>
    full.object({ name: full.string(), inner: folder.optional() }),
  );
  const data = dataOf([
    ['root.name', 'a'],
    ['root.inner.name', 'b'],
  ]);
  expect(await parseForm(full.object({ root: folder }), data)).toMatchObject({
    value: { root: { name: 'a', inner: { name: 'b' } } },
  });
});

it('reads numbers that have one name, and texts of rows', async () => {
  const list = z.object({
    years: z.array(z.number()),
    rows: z.array(z.object({ date: z.string() })),
  });
  const data = dataOf([
    ['years', '2026'],
    ['years', '2027'],
    ['rows[0].date', ''],
    ['rows[0].date.typed', 'March 14, 1991'],
  ]);
  const read = { 'rows[].date': (text: string) => parseDate(text).value ?? text };
  expect(await parseForm(list, data, { read })).toMatchObject({
    value: { years: [2026, 2027], rows: [{ date: '1991-03-14' }] },
  });
});

it('keeps the value whose text is as the server has shown it', async () => {
  const place = z.object({ country: z.string() });
  const data = (typed: string) =>
    dataOf([
      ['country', 'DE'],
      ['country.shown', 'Germany'],
      ['country.typed', typed],
    ]);
  expect(await parseForm(place, data('Germany'))).toMatchObject({ value: { country: 'DE' } });
  expect(await parseForm(place, data('Spain'))).toMatchObject({ value: { country: 'Spain' } });
});

it('takes any Standard Schema, whose values are texts', async () => {
  const plain = ruleSchema<{ email: string }>({ email: [required(), email()] });
  expect(await parseForm(plain, dataOf([['email', 'a']]))).toMatchObject({
    lastResult: { errors: [{ pointer: '/email', rule: 'email' }] },
  });
});

it('reads no made-up list', async () => {
  const any = z.object({ list: z.unknown() });
  const parsed = await parseForm(any, dataOf([['list.a[4000000000]', 'x']]));
  expect(parsed).toMatchObject({ isValid: true, value: { list: {} } });
});
