/**
 * Generates `src/fields/subdivisions.gen.ts` from the package `iso-3166`: the states, provinces or counties that each
 * country uses in addresses. Run with `npm run subdivisions`.
 */
import { writeFileSync } from 'node:fs';
import { iso31661 } from 'iso-3166/1.js';
import { iso31662 } from 'iso-3166/2.js';

/** Countries whose addresses use the smaller subdivisions rather than the large ones. */
const leafCountries = new Set(['ES', 'IE', 'IT', 'PH']);

/** `OH:Ohio` for each subdivision, separated by `|`. */
function divisionsOf(country: string): string {
  const all = iso31662.filter(({ code }) => code.startsWith(`${country}-`));
  const parents = new Set(all.map(({ parent }) => parent));
  const chosen = leafCountries.has(country)
    ? all.filter(({ code }) => !parents.has(code))
    : all.filter(({ parent }) => parent === country);
  return chosen.map(({ code, name }) => `${code.slice(country.length + 1)}:${name}`).join('|');
}

export function render(): string {
  const lines = iso31661
    .map(({ alpha2 }) => [alpha2, divisionsOf(alpha2)] as const)
    .filter(([country, divisions]) => divisions !== '' && country !== 'US')
    .map(([country, divisions]) => `  ${country}: ${JSON.stringify(divisions)},`);
  return `// Written by subdivisions.ts from ISO 3166-2.\nexport const subdivisions: Record<string, string> = {\n${lines.join('\n')}\n};\n`;
}

export const renderUnitedStates = (): string => divisionsOf('US');

if (import.meta.main) writeFileSync(new URL('src/fields/subdivisions.gen.ts', import.meta.url), render());
