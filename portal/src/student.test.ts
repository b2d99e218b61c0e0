import { expect, it } from 'vitest';
import { timeZoneToSend } from './student.ts';

it.each([
  ['', 'none'],
  [null, 'none'],
  ['America/Denver', 'America/Denver'],
])('sends the time zone %j as %j [D-01]', (timeZone, sent) => {
  expect(timeZoneToSend(timeZone)).toBe(sent);
});
