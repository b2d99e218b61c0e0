/**
 * Generates `src/formats/places/*.gen.ts` from CLDR's package `cldr-dates-full`: the names of time zones' cities where a
 * language calls them otherwise than English. It isn't a dependency, because it has 99 MB. Run with
 * `npm run places -- --from FOLDER`, the unpacked package.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { timeZonePlace } from './src/formats/time-zones.ts';

/** Zones by the parts of their identifiers: `zone.America.New_York.exemplarCity`. */
interface Zones {
  [part: string]: Zones | string;
}

/** Identifier → city, for all zones below a part of the identifiers. */
function* citiesOf(zones: Zones, path = ''): Generator<[zone: string, city: string]> {
  for (const [part, below] of Object.entries(zones)) {
    if (part === 'exemplarCity') yield [path, below as string];
    else if (typeof below === 'object') yield* citiesOf(below, path ? `${path}/${part}` : part);
  }
}

const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
if (!from) throw new Error('--from FOLDER: the unpacked package cldr-dates-full');
const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string };

copyFileSync(join(from, 'LICENSE'), new URL('src/formats/places/LICENSE', import.meta.url));
for (const language of ['ar', 'de', 'es']) {
  const { main } = JSON.parse(readFileSync(join(from, 'main', language, 'timeZoneNames.json'), 'utf8'));
  const names = new Map<string, string>();
  for (const [zone, city] of citiesOf(main[language].dates.timeZoneNames.zone)) {
    const english = timeZonePlace(zone);
    // Soft hyphens would also be in what is copied.
    const name = city.replaceAll('\u00ad', '');
    if (zone !== 'Etc/Unknown' && name !== english) names.set(english, name);
  }
  const lines = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    new URL(`src/formats/places/${language}.gen.ts`, import.meta.url),
    `// Written by place-names.ts from CLDR ${version}, under the license in this folder.
export const ${language} = {
${lines.map((entry) => `  ${entry.map((name) => JSON.stringify(name)).join(': ')},`).join('\n')}
};\n`,
  );
}
