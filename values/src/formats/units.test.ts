import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';
import { spellQuantity, type Unit, unitTexts } from './units.ts';

describe('unitTexts', () => {
  it.each([
    ['kilogram', 'en-US', 'kg', 'kilograms'],
    ['kilogram', 'de-DE', 'kg', 'Kilogramm'],
    ['hour', 'es-MX', 'h', 'horas'],
    ['kilogram', 'ar-EG', 'كغم', 'كيلوغرام'],
    ['mile-per-hour', 'en-US', 'mph', 'miles per hour'],
    ['celsius', 'en-US', '°C', 'degrees Celsius'],
  ] as const)('%s in %s: %s, read as %s', (unit, locale, sign, name) => {
    expect(unitTexts(unit, locale)).toMatchObject({ after: sign, name });
  });

  it('has the sign before the number where the locale has it', () => {
    expect(unitTexts('hour', 'sw')).toMatchObject({ before: expect.stringMatching(/^saa/) });
  });

  it.each(['62.5 kg', '62.5kg', '62.5 kilograms', 'KG 62.5', '62.5 Kilogram'])('reads %s', (text) => {
    const affixes = unitTexts('kilogram', 'en-US').spellings;
    expect(parseNumber(text, { affixes }).value).toBe('62.5');
  });

  it('knows every unit of the platform, in every language of the library', () => {
    const units = Intl.supportedValuesOf('unit') as Unit[];
    expect(units.length).toBeGreaterThan(40);
    for (const locale of ['en', 'es', 'de', 'ar'])
      for (const unit of units) {
        const { before, after, name, spellings } = unitTexts(unit, locale);
        expect(before ?? after, `${unit} in ${locale}`).toBeTruthy();
        expect(name).toMatch(/\p{L}|%/u);
        expect(spellings).toContain(name);
      }
  });
});

it('spells a quantity to be read, without rounding it', () => {
  expect(spellQuantity(62.5, 'kilogram', 'en-US')).toBe('62.5 kilograms');
  expect(spellQuantity(1, 'kilogram', 'en-US')).toBe('1 kilogram');
  expect(spellQuantity(0.12345, undefined, 'en-US')).toBe('0.12345');
});
