import { expect, it } from 'vitest';
import { fieldNameOf, violationOf } from './issues.ts';
import { ruleSchema } from './rule-schema.ts';
import { issueAt } from './schema.ts';
import { maxLengthAt } from './schema-parts.ts';
import { confirmation, email, lengthMax, required } from './text.ts';

const schema = ruleSchema<{ email: string; again: string }>(
  { email: [required(), email()], again: [required()] },
  (values) => issueAt('again', confirmation(values.email)(values.again)),
);
const problems = (value: { email: string; again: string }) => {
  const result = schema['~standard'].validate(value);
  return result.issues
    ? result.issues.map((issue) => `${fieldNameOf(issue)}: ${violationOf(issue).rule}`)
    : [];
};

it('returns the first violation of each field', () => {
  expect(problems({ email: '', again: '' })).toEqual(['email: required', 'again: required']);
  expect(problems({ email: 'a@', again: 'a@' })).toEqual(['email: email']);
});

it('adds the group’s violations', () => {
  expect(problems({ email: 'a@example.com', again: 'b@example.com' })).toEqual(['again: confirmation']);
});

it('passes on valid values', () => {
  const value = { email: 'a@example.com', again: 'a@example.com' };
  expect(schema['~standard'].validate(value)).toEqual({ value });
});

it('knows the maximum length of a text', () => {
  const limited = ruleSchema<{ reason: string; note: string }>({
    reason: [required(), lengthMax(20)],
    note: [],
  });
  expect(maxLengthAt(limited, ['reason'])).toBe(20);
  expect(maxLengthAt(limited, ['note'])).toBe(Number.POSITIVE_INFINITY);
  expect(maxLengthAt(limited, ['unknown'])).toBe(Number.POSITIVE_INFINITY);
});
