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
