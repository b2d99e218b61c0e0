import { expect, it } from 'vitest';
import { nullIfBlank, timeZoneToSend } from './student.ts';

it.each([
  ['', 'none'],
  [null, 'none'],
  ['America/Denver', 'America/Denver'],
])('sends the time zone %j as %j [D-01]', (timeZone, sent) => {
  expect(timeZoneToSend(timeZone)).toBe(sent);
});

it('turns blank answers into null, recursively', () => {
  expect(nullIfBlank({ city: '  ', names: { first: ' Ana ', middle: '' }, age: 0, tags: null })).toEqual({
    city: null,
    names: { first: 'Ana', middle: null },
    age: 0,
    tags: null,
  });
});
