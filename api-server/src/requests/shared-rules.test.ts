import { region } from '@institute/api-schema/region';
import {
  address,
  date,
  email,
  type FetchingRule,
  firstViolation,
  lengthMax,
  lengthMin,
  loadPhoneNumbers,
  minDate,
  mobilePhone,
  newPassword,
  numberBetween,
  numberMax,
  numberMin,
  olderThan,
  personName,
  phone,
  required,
  selectAtLeast,
  selectAtMost,
  url,
} from '@institute/values/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { studentErrors } from '../account/profile-rules.ts';
import { certificationErrors } from '../coaches/coach-rules.ts';
import type { Operation } from '../platform/contract.ts';
import type { FieldError } from '../platform/problem.ts';
import type { Schema } from '../platform/schema.ts';
import { bodyValidator } from '../platform/validators.ts';
import { fieldErrors } from './field-errors.ts';

beforeAll(async () => {
  await loadPhoneNumbers();
});

/** The violation that a form shows, as the server would send it. */
function inForm<T>(rules: FetchingRule<T>[], value: T) {
  return firstViolation(rules, value);
}

const ruleOf = (errors: FieldError[]) => {
  const [first] = errors;
  return first ? { rule: first.rule, values: first.values } : null;
};

/** The error of a value whose schema is in the document. */
function onServer(schema: Schema, value: unknown) {
  const id = JSON.stringify(schema) as Operation['id'];
  const body: Schema = { type: 'object', properties: { value: schema }, required: ['value'] };
  const validate = bodyValidator({ id } as Operation, { schema: body });
  return validate({ value }) ? null : ruleOf(fieldErrors('body', validate.errors!));
}

const family = '👩‍👩‍👧‍👦';
const accented = 'e\u0301';

const texts: Array<[name: string, FetchingRule<string>[], Schema, values: string[]]> = [
  ['required', [required()], { type: 'string', minLength: 1 }, ['a', '', '0']],
  [
    'email',
    [required(), email()],
    { type: 'string', format: 'email' },
    ['a@b.c', 'ñandú@correo.ar', '', '   ', 'a', 'a@', '@b.c', 'a@b', 'a b@c.d'],
  ],
  [
    'newPassword',
    newPassword(),
    { type: 'string', format: 'new-password' },
    [
      'Abcdefg1',
      'Ñandúes1',
      '',
      '    ',
      'Abcdef1',
      'abcdefg1',
      'ABCDEFG1',
      'Abcdefgh',
      'Abc defg1',
      `Abc1${family}`,
    ],
  ],
  [
    'url',
    [required(), url()],
    { type: 'string', format: 'web-url' },
    [
      'https://example.com/a?b=c',
      'https://münchen.de',
      '',
      'example.com',
      'javascript:alert(1)',
      'https://a b.c',
    ],
  ],
  [
    'date',
    [required(), date()],
    { type: 'string', format: 'date', maxLength: 10 },
    ['2026-02-28', '2024-02-29', '', '2026-02-30', '27-04-1990', '4/27/90', 'tomorrow', '2026-2-3x'],
  ],
  [
    'lengthMax',
    [lengthMax(3)],
    { type: 'string', format: 'multiline', maxLength: 3 },
    [
      '',
      'abc',
      'abcd',
      family.repeat(3),
      family.repeat(4),
      accented.repeat(3),
      accented.repeat(4),
      '🇲🇽🇺🇸',
      'a\r\nb',
    ],
  ],
  [
    'lengthMin',
    [lengthMin(2)],
    { type: 'string', minLength: 2 },
    ['ab', 'a', family, family.repeat(2), accented, accented.repeat(2)],
  ],
];

describe.each(texts)('%s', (_, rules, schema, values) => {
  it.each(values)('is the same rule in a form and on the server for %j', (value) => {
    expect(onServer(schema, value)).toEqual(inForm(rules, value));
  });
});

const numbers: Array<[name: string, FetchingRule<number>[], Schema, values: number[]]> = [
  ['numberMin', [numberMin(0)], { type: 'integer', minimum: 1 }, [-1, 0, 1]],
  ['numberMax', [numberMax(5)], { type: 'integer', maximum: 5 }, [0, 5, 6]],
  ['numberBetween', [numberBetween(1, 5)], { type: 'integer', minimum: 1, maximum: 5 }, [0, 1, 5, 6]],
];

describe.each(numbers)('%s', (_, rules, schema, values) => {
  it.each(values)('is the same rule in a form and on the server for %d', (value) => {
    expect(onServer(schema, value)).toEqual(inForm(rules, value));
  });
});

it.each([0, 1, 2, 3, 4])('limits a selection of %d in a form and on the server alike', (count) => {
  const chosen = Array.from({ length: count }, String);
  const schema = { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 3 };
  expect(onServer(schema, chosen)).toEqual(inForm([selectAtLeast(1), selectAtMost(3)], chosen));
});

it.each(['2026-03-01', '2026-03-02', '2026-03-03', null])(
  'a certification may expire on %s',
  (expirationDate) => {
    const issueDate = '2026-03-02';
    const certification = { name: 'ICF', issueDate, expirationDate } as Parameters<
      typeof certificationErrors
    >[0];
    expect(ruleOf(certificationErrors(certification, issueDate))).toEqual(
      inForm([minDate(issueDate)], expirationDate),
    );
  },
);

const today = '2026-03-02';
const nowhere = {
  country: null,
  countryCode: null,
  state: null,
  stateCode: null,
  city: null,
  zip: null,
  street1: null,
  street2: null,
  latitude: null,
  longitude: null,
  formattedAddress: null,
};
type Student = Parameters<typeof studentErrors>[0];
const student = {
  personalInfo: { firstName: 'Ana', middleName: null, lastName: 'Ruiz', dateBirth: null },
  contactInfo: { homePhone: null, workPhone: null, mobilePhone: null },
  address: nowhere,
} as unknown as Student;

describe('a profile', () => {
  it.each([
    'Ana María',
    'O’Neil',
    'Jean-Luc Jr.',
    '',
    '  ',
    '1234',
    '.',
    'Ng‘ang‘a',
    'علی‌رضا',
    '\u200bAna ',
    '\u3164',
    family,
  ])('is named %j', (firstName) => {
    const personalInfo = { ...student.personalInfo, firstName };
    expect(ruleOf(studentErrors({ ...student, personalInfo }, today))).toEqual(
      inForm([required(), personName()], firstName),
    );
  });

  it.each(['2008-03-02', '2008-03-03', '1990-02-28', null])('is of a person born on %s', (dateBirth) => {
    const personalInfo = { ...student.personalInfo, dateBirth };
    expect(ruleOf(studentErrors({ ...student, personalInfo }, today))).toEqual(
      inForm([olderThan(today)], dateBirth),
    );
  });

  it.each(['+12015550123', '201 555 0123', '+44 20 7946 0958', '+1 800 555 0199', '555', 'call me', null])(
    'has the phone number %s',
    (number) => {
      const of = (name: 'homePhone' | 'mobilePhone') =>
        ruleOf(studentErrors({ ...student, contactInfo: { ...student.contactInfo, [name]: number } }, today));
      expect(of('homePhone')).toEqual(inForm([phone(region.homeCountry)], number));
      expect(of('mobilePhone')).toEqual(inForm([mobilePhone(region.homeCountry)], number));
    },
  );

  it.each([
    { city: 'Austin' },
    { city: 'Austin', zip: '78701' },
    { countryCode: 'US', stateCode: 'TX', city: 'Austin', street1: '1 Congress Ave', zip: '7870' },
    { countryCode: 'US', stateCode: 'TX', city: 'Austin', street1: '1 Congress Ave', zip: '10001' },
    { countryCode: 'US', stateCode: 'TX', city: 'Austin', street1: '1 Congress Ave', zip: '78701' },
    { countryCode: 'ZZ', state: 'x', city: 'x', street1: '1 x' },
    { countryCode: 'de', city: 'Berlin', street1: '1 x' },
    { countryCode: 'MX', state: 'Jalisco', city: 'Zapopan', street1: 'Av. Patria 1', zip: '4503' },
  ])('has the address %j', (parts) => {
    const given = { ...nowhere, ...parts };
    const errors = studentErrors({ ...student, address: given }, today);
    expect(errors.map(({ pointer, rule, values }) => ({ pointer, rule, values }))).toEqual(
      address(given).map(({ path, violation }) => ({ pointer: `/address/${path}`, ...violation })),
    );
  });
});
