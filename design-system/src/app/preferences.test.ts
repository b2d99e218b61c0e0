import { expect, it } from 'vitest';
import { createPreferences } from './preferences.ts';

it('keeps the time zone of a profile for the person it belongs to, and no other', () => {
  const { timeZone } = createPreferences('test');
  expect(timeZone.get('maya')).toBeUndefined();
  timeZone.keep('maya', 'America/Denver');
  expect(timeZone.get('maya')).toBe('America/Denver');
  expect(timeZone.get('rosa')).toBeUndefined();
  expect(timeZone.get(undefined)).toBeUndefined();
});

it('leaves the time zone to the browser where the profile names none, or one unknown here', () => {
  const { timeZone } = createPreferences('test');
  for (const zone of [null, 'none', 'Mars/Base']) {
    timeZone.keep('maya', 'America/Denver');
    timeZone.keep('maya', zone);
    expect(timeZone.get('maya')).toBeUndefined();
  }
});
