import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  enhancements,
  enhancementsOfPackages,
  reasonFor,
  unexplained,
} from '../design-system/pack/enhancements.ts';
import { targetsOf } from '../design-system/pack/supported.ts';
import { hasOlderSyntax, unsupportedApis } from '../design-system/pack/supported-scripts.ts';
import { unsupportedStyles } from '../design-system/pack/supported-styles.ts';
import library from '../design-system/package.json' with { type: 'json' };
import { buildTarget } from '../scripts/builds/browsers.ts';

const reasons = { ...enhancements, ...enhancementsOfPackages };
const browsers = targetsOf(library.browserslist);
const cwd = fileURLToPath(new URL('..', import.meta.url));
/** Files of both apps, which include React, react-aria and other packages. */
const built = (extension: string) =>
  globSync(`{portal,coach}/dist/**/*.${extension}`, { cwd }).map((file) => ({
    file,
    code: readFileSync(`${cwd}/${file}`, 'utf8'),
  }));

it('builds the apps from what the lowest browser versions have, or says what their users get instead', async () => {
  const scripts = built('js');
  const sheets = built('css');
  expect(scripts.length).toBeGreaterThan(100);
  expect(sheets.length).toBeGreaterThan(10);
  const uses = [
    ...scripts.map(({ file, code }) => ({ file, lacking: unsupportedApis(code, browsers, true) })),
    ...sheets.map(({ file, code }) => ({ file, lacking: unsupportedStyles(code, browsers) })),
  ];
  expect(uses.flatMap(({ file, lacking }) => unexplained(lacking, file, reasons))).toEqual([]);

  const isOlder = await Promise.all(scripts.map(({ code }) => hasOlderSyntax(code, buildTarget)));
  expect(scripts.filter((_, index) => !isOlder[index]).map(({ file }) => file)).toEqual([]);

  const used = new Set(
    uses.flatMap(({ lacking }) => [...lacking.keys()].map((name) => reasonFor(name, reasons))),
  );
  expect(Object.keys(reasons).filter((name) => !used.has(name))).toEqual([]);
});
