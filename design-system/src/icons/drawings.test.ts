import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { files, render } from '../../icons.ts';

it.each(files)('%s matches Lucide: run `npm run icons` if not', async (file) => {
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toBe(await render(file));
});
