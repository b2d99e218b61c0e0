import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { render } from '../../icons.ts';

it('the drawings match those of Lucide: run `npm run icons` if not', async () => {
  expect(readFileSync(new URL('drawings.gen.ts', import.meta.url), 'utf8')).toBe(await render());
});
