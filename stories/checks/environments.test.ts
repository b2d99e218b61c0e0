import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../design-system/src', import.meta.url));
/** Methods of browsers that jsdom and happy-dom lack, where other teams test. The long run shows every story in both. */
const lacking = /\.(?:checkVisibility|scrollIntoView|supports)\(/g;

it('calls what jsdom lacks only where it is there', () => {
  const calls = globSync('**/*.{ts,tsx}', { cwd: src }).flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(lacking)].map(([call]) => `${file}: ${call}`),
  );
  expect(calls).toEqual([]);
});
