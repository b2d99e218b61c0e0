import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { timeZoneLabel, timeZonePlace } from './time-zones.ts';
import { listTimeZones } from './zone-list.ts';

const winter = Date.UTC(2026, 0, 15);

it.each([
  ['America/New_York', 'New York', 'Nueva York', 'New York', 'نيويورك'],
  ['Asia/Calcutta', 'Kolkata', 'Calcuta', 'Kalkutta', 'كالكتا'],
  ['Asia/Kolkata', 'Kolkata', 'Calcuta', 'Kalkutta', 'كالكتا'],
  ['Europe/Kyiv', 'Kyiv', 'Kiev', 'Kiew', 'كييف'],
  ['Europe/Berlin', 'Berlin', 'Berlín', 'Berlin', 'برلين'],
  ['Atlantic/Reykjavik', 'Reykjavik', 'Reikiavik', 'Reykjavík', 'ريكيافيك'],
  ['America/Indiana/Knox', 'Knox', 'Knox, Indiana', 'Knox, Indiana', 'كونكس'],
  ['Mars/Olympus', 'Olympus', 'Olympus', 'Olympus', 'Olympus'],
  ['UTC', 'UTC', 'UTC', 'UTC', 'UTC'],
])('names %s in the reader’s language', (zone, ...names) => {
  expect(['en', 'es-US', 'de', 'ar-EG'].map((locale) => timeZonePlace(zone, locale))).toEqual(names);
});

it('names places in English without a language, and in languages without names', () => {
  expect(timeZonePlace('America/New_York')).toBe('New York');
  expect(timeZonePlace('America/New_York', 'fr')).toBe('New York');
});

it('adds a country to English places only, because no other language has its name', () => {
  const zone = 'America/Argentina/Tucuman';
  expect(timeZoneLabel(zone, 'en', winter)).toBe('UTC-03:00 · Tucuman, Argentina');
  expect(timeZoneLabel(zone, 'es', winter)).toBe('UTC-03:00 · Tucumán');
});

it('has every name in Arabic letters', () => {
  const latin = listTimeZones(undefined, 'ar', winter).filter(
    ({ label }) => !/^([^a-z]+ · )?UTC\S+$/i.test(label),
  );
  expect(latin).toEqual([]);
});

it('lists zones by the names of the language, found by the English and former ones too', () => {
  const zones = listTimeZones('Asia/Calcutta', 'es', winter);
  const of = (zone: string) => zones.find(({ value }) => value === zone);
  expect(of('Asia/Calcutta')).toMatchObject({ label: 'Calcuta · UTC+05:30', keywords: 'Kolkata Calcutta' });
  expect(of('Europe/London')).toMatchObject({ label: 'Londres · UTC+00:00', keywords: 'London' });
  expect(of('Europe/Madrid')).toEqual({ value: 'Europe/Madrid', label: 'Madrid · UTC+01:00' });
});

it('has no names in a browser before the texts of a language are loaded', () => {
  const script = `console.log((await import('./time-zones.ts')).timeZonePlace('America/New_York', 'es'))`;
  const args = ['--conditions=browser', '--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })).toBe(
    'New York\n',
  );
});
