import { listTimeZones } from '@institute/values/formats/zone-list';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listCountries } from '../fields/regions.ts';
import { findOption, groupOptions, matchOptions } from './matching.ts';

const countries = listCountries('en', 'US').map(({ code, name }) => ({
  value: code,
  label: name,
  keywords: code,
}));
const labels = (query: string) => matchOptions(countries, query).map(({ label }) => label);

it('ranks matches at the start first, then at the start of a word, then anywhere', () => {
  expect(labels('mali')).toEqual(['Mali', 'Somalia']);
  expect(labels('guinea').slice(0, 2)).toEqual(['Guinea', 'Guinea-Bissau']);
  expect(labels('guinea')).toContain('Papua New Guinea');
  // Also of a word that is inside an earlier one.
  const subjects = ['Departments', 'Smart art'].map((label) => ({ value: label, label }));
  expect(matchOptions(subjects, 'art').map(({ label }) => label)).toEqual(['Smart art', 'Departments']);
});

it('ignores accents, case and word order', () => {
  expect(labels('cote')).toEqual(['Côte d’Ivoire']);
  expect(labels('CÔTE')).toEqual(['Côte d’Ivoire']);
  expect(labels('states united')).toContain('United States');
});

it('matches letters that a keyboard may not have', () => {
  const cities = ['Łódź', 'Bakı', 'Tromsø', "Nuku'alofa"].map((label) => ({ value: label, label }));
  for (const [typed, found] of [
    ['lodz', 'Łódź'],
    ['BAKI', 'Bakı'],
    ['tromso', 'Tromsø'],
    ['nuku’alofa', "Nuku'alofa"],
  ]) {
    expect(matchOptions(cities, typed!).map(({ label }) => label)).toEqual([found]);
    expect(findOption(cities, typed!)?.label).toBe(found);
  }
});

it('matches keywords too', () => {
  expect(labels('CH')).toContain('Switzerland');
});

it('returns the whole list for an empty query', () => {
  expect(matchOptions(countries, '  ')).toBe(countries);
});

it('finds every option by any part of its label, and keeps all other matches', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.nat(), fc.nat(), (country, from, length) => {
      const start = from % country.label.length;
      const query = country.label.slice(start, start + 1 + (length % country.label.length));
      const found = matchOptions(countries, query);
      expect(found).toContain(country);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});

it('takes a label for no option if several have it', () => {
  const cities = [
    { value: 'il', label: 'Springfield', description: 'Illinois' },
    { value: 'ma', label: 'Springfield', description: 'Massachusetts' },
    { value: 'a', label: 'Peña' },
    { value: 'b', label: 'Pena' },
  ];
  expect(findOption(cities, 'Springfield')).toBeUndefined();
  expect(findOption(cities, 'ma')?.value).toBe('ma');
  expect(findOption(cities, 'Pena')?.value).toBe('b');
  expect(findOption(cities, 'pena')).toBeUndefined();
});

it('finds an option by its whole label, or by its exact value', () => {
  expect(findOption(countries, ' cote d’ivoire ')?.value).toBe('CI');
  expect(findOption(countries, 'NO')?.label).toBe('Norway');
  expect(findOption(countries, 'no')).toBeUndefined();
  expect(findOption(countries, '')).toBeUndefined();
});

it.each(['nueva york', 'New York'])('finds New York in Spanish by %s', (query) => {
  expect(matchOptions(listTimeZones(undefined, 'es'), query).map(({ value }) => value)).toEqual([
    'America/New_York',
  ]);
});

it.each(['Kiev', 'Kyiv', 'Kiew'])('finds Kyiv in German by %s', (query) => {
  const [found, ...others] = matchOptions(listTimeZones(undefined, 'de'), query);
  expect(found?.label).toMatch(/^Kiew · /);
  expect(others).toEqual([]);
});

it('lists options under their headings, in order of first appearance, after those without one', () => {
  const [tea, rice, water, beans] = [
    { value: 't', label: 'Tea', group: 'Drinks' },
    { value: 'r', label: 'Rice', group: 'Food' },
    { value: 'w', label: 'Water', group: 'Drinks' },
    { value: 'b', label: 'Beans' },
  ] as const;
  expect(groupOptions([tea, rice, water, beans])).toEqual([
    beans,
    { group: 'Drinks', options: [tea, water] },
    { group: 'Food', options: [rice] },
  ]);
  expect(groupOptions(countries)).toBe(countries);
  expect(matchOptions([tea, rice, water], 'drink')).toEqual([tea, water]);
});
