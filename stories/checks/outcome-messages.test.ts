import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as Record<string, unknown>;
const folders = ['portal/src/lang', 'design-system/src/intl/lang'];
const inSource = folders.flatMap(
  (folder) => Object.entries(read(`${folder}/en.json`)) as [string, { defaultMessage: string }][],
);
const english = [
  ...inSource,
  ...Object.entries(read('api-schema/src/institute-texts/en.json')).map(
    ([id, defaultMessage]) => [id, { defaultMessage: defaultMessage as string }] as const,
  ),
];
const spanish = Object.assign({}, ...folders.map((folder) => read(`${folder}/es.json`))) as Record<
  string,
  string
>;

/** The messages after each outcome. The text for an expired session is the specification's. */
it.each([
  'Your session expired, please login again',
  'We e-mailed you a verification code.',
  'You joined {circle}.',
  'Welcome back, {name}.',
  'Welcome, {name}. Your account is ready.',
  'If {email} has an account, we sent it a link. It works for {hours, plural, one {# hour} other {# hours}}.',
  'Your password was changed. Sign in with the new one.',
  'Your application was submitted.',
  'You’re enrolled. Welcome!',
  'Your profile was updated.',
  'Autopay is on. We charge your card on each due date.',
  'Autopay is off. You make each payment yourself.',
  'Bookmark added',
  'Bookmark removed',
  'Your card was added.',
  'Your card was updated.',
  '{card} is now your default card.',
  'Your card was deleted.',
  'Your payment was submitted.',
  'Your transfer was accepted.',
  'Your transfer was canceled.',
  'The promo code is valid. Your price is lower now.',
  'Attendance was submitted.',
  'The coaching session was deleted.',
])('has the message “%s” in both languages [M-04] [M-05]', (text) => {
  const ids = english.filter(([, { defaultMessage }]) => defaultMessage === text).map(([id]) => id);
  expect(ids).not.toEqual([]);
  for (const id of ids) expect(spanish[id], id).toMatch(/\p{L}/u);
});
