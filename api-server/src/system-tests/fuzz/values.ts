import fc from 'fast-check';
import { resolved, type Schema } from '../../platform/schema.ts';
import type { KnownValues } from '../../testing/known-values.ts';

/**
 * Texts that have broken other servers: control characters, broken Unicode, SQL, HTML, paths, formats, property
 * names.
 */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066evil',
  'é'.normalize('NFD').repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  'ﷺ'.repeat(40),
  "' or 1=1 --",
  "'; drop table students; --",
  '"; select pg_sleep(10); --',
  '$1 ? :name %s {{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  '\r\nSet-Cookie: a=b',
  '%00%0d%0a%ff',
  '%',
  '_',
  '\\',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e999',
  '9'.repeat(400),
  '0x7fffffff',
  '2026-02-30',
  '9999-12-31',
  '-271821-04-20',
  '0000-00-00T00:00:00Z',
  '2026-12-31T23:59:60Z',
  '9999-12-31T23:59:59Z',
  'student@example.com',
  'Wellness1',
  'none',
  'x'.repeat(101),
  'x'.repeat(5000),
  '(a+)+$'.repeat(30),
  '00000000-0000-0000-0000-000000000000',
];

const hostileNumbers = [
  0, -0, -1, 1, 0.1, 1.5, -2147483649, 2147483648, 4294967296, 9007199254740992, -9223372036854776000, 1e21,
  5e-324, 1.7976931348623157e308,
];

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

/** Any JSON value. */
export const anything: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.constantFrom(...hostileNumbers),
    fc.constantFrom(
      true,
      false,
      null,
      nested(100),
      Array.from({ length: 300 }, () => 'x'),
    ),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(text, tie('any'), { maxKeys: 3 }),
  ),
})).any;

const goodTexts: Record<string, string[]> = {
  email: ['student@example.com', 'pastdue@example.com', 'new1@example.com', 'new2@example.com'],
  date: ['1990-03-14', '2020-01-01', '2026-03-09', '2031-12-31'],
  // The last two are refused, whatever they are for.
  'date-time': [
    '2026-03-02T15:00:00.000Z',
    '2026-04-01T08:00:00.000Z',
    '2026-12-31T23:59:60Z',
    '9999-12-31T23:59:59Z',
  ],
  'time-zone': ['none', 'Europe/Madrid'],
  'web-url': ['https://example.com/a'],
  'new-password': ['Wellness1'],
  password: ['Wellness1', 'wrong'],
};

/** Values like those in the document: most of them valid, some arbitrary. */
export function like(given: Schema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const shape = resolved(given);
  const types = [shape.type].flat();
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => like(one, known, name)));
  if (shape.enum) return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...shape.enum) }, text);
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.properties) {
    const members = Object.entries(shape.properties).map(([member, value]) => [
      member,
      fc.oneof({ weight: 40, arbitrary: like(value, known, member) }, { weight: 1, arbitrary: anything }),
    ]);
    const requiredKeys = (shape.required ?? []) as never;
    return fc.oneof(
      { weight: 20, arbitrary: fc.record(Object.fromEntries(members), { requiredKeys }) },
      { weight: 1, arbitrary: fc.record(Object.fromEntries(members), { requiredKeys: [] }) },
    );
  }
  if (shape.items) return fc.array(like(shape.items, known, name), { maxLength: 4 });
  if (types.includes('boolean'))
    return fc.constantFrom(true, false, ...(types.includes('null') ? [null] : []));
  if (types.includes('integer') || types.includes('number')) {
    const { minimum = -10, maximum = 1000 } = shape;
    return fc.oneof(
      {
        weight: 5,
        arbitrary: fc.integer({ min: Math.ceil(minimum), max: Math.min(maximum, minimum + 5000) }),
      },
      { weight: 1, arbitrary: fc.constantFrom(...hostileNumbers) },
    );
  }
  const ids = known.named(name);
  const good = ids.length > 0 ? ids : (goodTexts[shape.format ?? ''] ?? ['Ana', 'Wellness1', '+12015550123']);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...good) },
    { weight: 2, arbitrary: text },
    { weight: types.includes('null') ? 4 : 0, arbitrary: fc.constant(null) },
  );
}

/** The value with every text in it replaced by a hostile one. */
export function poisoned(value: unknown, hostile: string): unknown {
  if (typeof value === 'string') return hostile;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, hostile));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, hostile)]));
}

/** The value with one of its parts replaced or removed. */
export function mutated(value: unknown, at: number, replacement: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return replacement;
  const names = Object.keys(value);
  const name = names[at % (names.length + 1)];
  if (name === undefined) return { ...value, [String(at)]: replacement };
  const member = (value as Record<string, unknown>)[name];
  const isDeeper = typeof member === 'object' && member !== null && at % 3 > 0;
  const { [name]: _, ...rest } = value as Record<string, unknown>;
  if (at % 7 === 0) return rest;
  return { ...rest, [name]: isDeeper ? mutated(member, Math.floor(at / 3), replacement) : replacement };
}
