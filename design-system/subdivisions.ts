/**
 * Generates `src/fields/subdivisions.gen.ts` from the package `iso-3166`: the states, provinces or counties of each country
 * that has them in its addresses. Where it doesn't write them in Latin letters, libaddressinput has both names. Run with
 * `npm run subdivisions`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { addressFormats } from '@institute/values/formats/address-formats.gen';
import { fold } from '@institute/values/formats/fold';
import { iso31661 } from 'iso-3166/1.js';
import { iso31662 } from 'iso-3166/2.js';

/** Countries whose addresses use the smaller subdivisions rather than the large ones. */
const leafCountries = new Set(['ES', 'IE', 'IT', 'PH']);

const source = new URL('../values/libaddressinput.json', import.meta.url);
const libaddressinput = JSON.parse(readFileSync(source, 'utf8')) as Record<
  string,
  { lang?: string; names?: Record<string, [own: string, latin: string]> }
>;

/** The name in Latin letters, and the country's own after a colon. China's are found by name: its codes are older there. */
function nameOf(country: string, code: string, name: string): string {
  const names = libaddressinput[country]?.names ?? {};
  const found = names[code] ?? Object.values(names).find(([, latin]) => fold(latin) === fold(name));
  return found ? `${found[1]}:${found[0]}` : name;
}

/** `OH:Ohio` for each subdivision, separated by `|`; `C:Cairo:القاهرة` with the country's own name. */
function divisionsOf(country: string): string {
  const all = iso31662.filter(({ code }) => code.startsWith(`${country}-`));
  const parents = new Set(all.map(({ parent }) => parent));
  const chosen = leafCountries.has(country)
    ? all.filter(({ code }) => !parents.has(code))
    : all.filter(({ parent }) => parent === country);
  return chosen
    .map(({ code, name }) => {
      const short = code.slice(country.length + 1);
      return `${short}:${nameOf(country, short, name)}`;
    })
    .join('|');
}

const hasStates = (country: string) => /^[^|]*S/.test(addressFormats[country] ?? '');

export function render(): string {
  const lines = iso31661
    .map(({ alpha2 }) => [alpha2, divisionsOf(alpha2)] as const)
    .filter(([country, divisions]) => divisions !== '' && country !== 'US' && hasStates(country))
    .map(([country, divisions]) => `  ${country}: ${JSON.stringify(divisions)},`);
  const languages = Object.entries(libaddressinput)
    .filter(([, { names }]) => names)
    .map(([country, { lang }]) => `${country}: ${JSON.stringify(lang!.slice(0, 2))}`);
  return `// Written by subdivisions.ts from ISO 3166-2 and the data of libaddressinput.
export const subdivisions: Record<string, string> = {\n${lines.join('\n')}\n};
/** The languages of the countries' own names. */
export const ownLanguages: Record<string, string> = { ${languages.join(', ')} };\n`;
}

export const renderUnitedStates = (): string => divisionsOf('US');

if (import.meta.main) writeFileSync(new URL('src/fields/subdivisions.gen.ts', import.meta.url), render());
