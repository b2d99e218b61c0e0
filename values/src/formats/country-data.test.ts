import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { render } from '../../country-data.ts';

it.each(Object.entries(render()))('%s matches the packages: run `npm run countries` if not', (file, text) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(text);
});
