import { expect, it } from 'vitest';
import { formats } from './formats.ts';

it.each([
  ['2026-03-02T15:00:00Z', true],
  ['2026-03-02T15:00:00.123+14:00', true],
  ['9998-12-31T23:59:59Z', true],
  ['2026-12-31T23:59:60Z', false],
  ['2026-12-31T23:59:60.5-05:00', false],
  ['9998-12-31T23:59:59-01:00', false],
  ['9999-12-31T23:59:59Z', false],
  ['0000-01-01T00:00:00Z', false],
  ['2026-02-30T00:00:00Z', false],
])('takes the instant %s: %s', (instant, isTaken) => {
  expect(formats['date-time']!(instant) === null).toBe(isTaken);
});

it.each([
  ['1000-01-01', null],
  ['9998-12-31', null],
  ['0999-12-31', 'minDate'],
  ['9999-01-01', 'maxDate'],
  ['2026-02-30', 'date'],
  ['2026-03-02T15:00:00Z', 'date'],
])('the day %s breaks the rule %s', (day, rule) => {
  expect(formats.date!(day)?.rule ?? null).toBe(rule);
});

it.each([
  ['maya@example.com', true],
  ["o'hara+notes@mail.example.co.uk", true],
  ['x@xn--bcher-kva.example', true],
  ['ñandú@correo.ar', true],
  [' a.b_c@ex-ample.org ', true],
  // Quoted names, and parameters of links.
  ['"a"<x@example.com>', false],
  ['x@example.com?bcc=1', false],
  // Full-width and Cyrillic letters.
  ['ｘ@example.com', false],
  ['x@ｅxample.com', false],
  ['x＠example.com', false],
  ['х@example.com', false],
  ['x@ехample.com', false],
  ['x@example..com', false],
  ['a@b@example.com', false],
  ['a@example.com,b@example.com', false],
  [`${'a'.repeat(65)}@example.com`, false],
])('takes the address %s: %s', (address, isTaken) => {
  expect(formats.email!(address) === null).toBe(isTaken);
});
