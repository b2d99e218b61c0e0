import { expect, it } from 'vitest';
import * as full from 'zod';
import * as z from 'zod/mini';
import { address } from './address.ts';
import { fieldNameOf, type IssueViolation, violationOf } from './issues.ts';
import { phone } from './phone.ts';
import { groupRule, issueAt, rules } from './schema.ts';
import { maxLengthAt } from './schema-parts.ts';
import { confirmation, email, lengthMax, required } from './text.ts';

const found = async (schema: z.ZodMiniType | full.ZodType, value: unknown) => {
  const result = await schema['~standard'].validate(value);
  return (result.issues ?? []).map((issue): [string, IssueViolation] => [
    fieldNameOf(issue),
    violationOf(issue),
  ]);
};

it('returns a field’s first violation with its values', async () => {
  const schema = z.object({ email: z.string().check(rules(required(), email())) });
  expect(await found(schema, { email: '' })).toEqual([['email', { rule: 'required', values: {} }]]);
  expect(await found(schema, { email: 'a' })).toEqual([
    ['email', { rule: 'email', values: { email: 'name@example.com' } }],
  ]);
  expect(await found(schema, { email: 'a@b.c' })).toEqual([]);
});

it('works with zod and zod/mini alike', async () => {
  const schema = full.object({ email: full.string().check(rules(required())) });
  expect(await found(schema, { email: ' ' })).toEqual([['email', { rule: 'required', values: {} }]]);
});

it('runs group rules while fields fail, even at the type level [V-21] [V-05]', async () => {
  const schema = z
    .object({
      gender: z.enum(['MALE', 'FEMALE']),
      password: z.string().check(rules(required())),
      again: z.string(),
      address: z.looseObject({ city: z.string().check(rules(required())) }).check(groupRule(address)),
    })
    .check(groupRule((value) => issueAt('again', confirmation(value.password)(value.again))));
  expect(
    (
      await found(schema, {
        gender: null,
        password: '',
        again: 'x',
        address: { city: '', zip: '1', street2: 'x' },
      })
    ).map(([name, { rule }]) => `${name} ${rule}`),
  ).toEqual([
    'gender required',
    'password required',
    'address.city required',
    'address.countryCode address',
    'address.stateCode address',
    'address.city address',
    'address.street1 address',
    'again confirmation',
  ]);
});

it('treats a missing value or a wrong type as required', async () => {
  expect(await found(z.object({ a: z.string() }), { a: null })).toEqual([
    ['a', { rule: 'required', values: {} }],
  ]);
  expect(await found(z.object({ a: z.enum(['x']) }), { a: '' })).toEqual([
    ['a', { rule: 'required', values: {} }],
  ]);
});

it('names list fields like the form does', async () => {
  const schema = z.object({ list: z.array(z.object({ name: z.string().check(rules(required())) })) });
  expect((await found(schema, { list: [{ name: 'a' }, { name: '' }] })).map(([name]) => name)).toEqual([
    'list[1].name',
  ]);
});

it('waits for rules that have to load something', async () => {
  const schema = z.object({ phone: z.string().check(rules(required(), phone())) });
  expect(await found(schema, { phone: '123' })).toEqual([['phone', { rule: 'phone', values: {} }]]);
});

it.each([z, full] as Array<typeof z>)('knows the maximum length of a text', (zod) => {
  const text = () => zod.string().check(rules(required(), lengthMax(20)));
  const schema = zod.object({
    name: text(),
    note: zod.optional(zod.string().check(rules(lengthMax(30)), rules(lengthMax(25)))),
    address: zod.object({ city: text() }).check(groupRule(() => [])),
    schools: zod.array(zod.object({ title: text() })),
    free: zod.string(),
    count: zod.number(),
  });
  const found = (...steps: string[]) => maxLengthAt(schema, steps);
  expect(found('name')).toBe(20);
  expect(found('note')).toBe(25);
  expect(found('address', 'city')).toBe(20);
  expect(found('schools', '0', 'title')).toBe(20);
  expect(maxLengthAt(full.object({ note: full.string().max(500).optional() }), ['note'])).toBe(500);
  expect(maxLengthAt(z.object({ code: z.string().check(z.length(6)) }), ['code'])).toBe(6);
  for (const name of ['free', 'count', 'address', 'unknown'])
    expect(found(name)).toBe(Number.POSITIVE_INFINITY);
  expect(maxLengthAt(undefined, ['name'])).toBe(Number.POSITIVE_INFINITY);
});
