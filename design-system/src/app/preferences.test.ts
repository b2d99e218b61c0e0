import { expect, it } from 'vitest';
import { createPreferences } from './preferences.ts';

it('stores a profile’s time zone for its own user only', () => {
  const { timeZone } = createPreferences('test');
  expect(timeZone.get('maya')).toBeUndefined();
  timeZone.keep('maya', 'America/Denver');
  expect(timeZone.get('maya')).toBe('America/Denver');
  expect(timeZone.get('rosa')).toBeUndefined();
  expect(timeZone.get(undefined)).toBeUndefined();
});

it('uses the browser’s time zone if the profile has none, or one unknown here', () => {
  const { timeZone } = createPreferences('test');
  for (const zone of [null, 'none', 'Mars/Base']) {
    timeZone.keep('maya', 'America/Denver');
    timeZone.keep('maya', zone);
    expect(timeZone.get('maya')).toBeUndefined();
  }
});

it('starts in English unless the account or the user prefers Spanish [D-02]', () => {
  const { locale, suggestLanguage } = createPreferences('test');
  expect(locale.get()).toBe('en');
  suggestLanguage('ES');
  expect(locale.get()).toBe('es');
  locale.set('en');
  suggestLanguage('ES');
  expect(locale.get()).toBe('en');
});
