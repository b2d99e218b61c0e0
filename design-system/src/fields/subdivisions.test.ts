import { readFileSync } from 'node:fs';
import { fold } from '@institute/values/formats/fold';
import { findState } from '@institute/values/formats/states';
import { isZipOfState } from '@institute/values/rules/postal-codes';
import { expect, it } from 'vitest';
import { render, renderUnitedStates } from '../../subdivisions.ts';
import { listCountries, loadAddresses, statesOf } from './regions.ts';

it('the states of all countries match ISO 3166-2: run `npm run subdivisions` if not', () => {
  expect(readFileSync(new URL('subdivisions.gen.ts', import.meta.url), 'utf8')).toBe(render());
});

it('the states of the United States match ISO 3166-2, plus the armed forces', () => {
  const listed = new Map(statesOf('US')!.map(({ code, name }) => [code, name]));
  for (const entry of renderUnitedStates().split('|')) {
    const [code, name] = entry.split(':') as [string, string];
    expect(listed.get(code)).toBe(name);
    listed.delete(code);
  }
  expect([...listed.keys()].sort()).toEqual(['AA', 'AE', 'AP']);
});

it('every state has its ZIP codes', () => {
  for (const { code } of statesOf('US')!) {
    if (code === 'UM') continue;
    const some = Array.from({ length: 1000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`);
    expect([code, some.filter((zip) => isZipOfState(zip, code)).length < 1000]).toEqual([code, true]);
  }
});

it('loads the other countries once, and knows which have no states', async () => {
  expect(statesOf('CA')).toBeNull();
  await Promise.all([loadAddresses(), loadAddresses()]);
  expect(statesOf('CA')!.map(({ code }) => code)).toContain('ON');
  expect(statesOf('ES')!.map(({ name }) => name)).toContain('Sevilla');
  expect(statesOf('AQ')).toEqual([]);
});

it.each(['OH', 'oh', 'Ohio', ' ohio ', 'OHIO'])('%s is Ohio', (text) => {
  expect(findState(statesOf('US')!, text)).toEqual({ code: 'OH', name: 'Ohio' });
});

it('finds states without their accents', async () => {
  await loadAddresses();
  expect(findState(statesOf('MX')!, 'Nuevo Leon')?.code).toBe('NLE');
  expect(findState(statesOf('MX')!, '')).toBeUndefined();
});

it('finds every state of every country by code and name, ignoring accents and case', async () => {
  await loadAddresses();
  let count = 0;
  for (const { code: country } of listCountries('en', 'US')) {
    const states = statesOf(country)!;
    for (const { code, name } of states) {
      count += 1;
      expect([country, code, findState(states, ` ${code.toLowerCase()} `)?.code]).toEqual([
        country,
        code,
        code,
      ]);
      const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
      // If two have the same name, either is fine.
      expect([country, name, fold(findState(states, plain)?.name ?? '')]).toEqual([
        country,
        name,
        fold(name),
      ]);
    }
  }
  expect(count).toBeGreaterThan(1700);
});

it('names states as their country does in its language, and otherwise in Latin letters', async () => {
  await loadAddresses();
  const names = (country: string, language: string) => statesOf(country, language)!.map(({ name }) => name);
  expect(names('EG', 'ar')).toContain('القاهرة');
  expect(names('EG', 'ar').join()).not.toMatch(/[A-Za-z]/);
  expect(names('EG', 'de')).toContain('Cairo');
  expect(names('CN', 'zh')).toContain('北京市');
  for (const text of ['القاهرة', 'Cairo', 'C'])
    expect(['ar', 'de'].map((language) => findState(statesOf('EG', language)!, text)?.code)).toEqual([
      'C',
      'C',
    ]);
});

it('lists 249 countries in the language, the home country first', () => {
  const spanish = listCountries('es', 'US');
  expect(spanish).toHaveLength(249);
  expect(spanish[0]).toEqual({ code: 'US', name: 'Estados Unidos' });
  expect(new Set(spanish.map(({ name }) => name)).size).toBe(249);
});
