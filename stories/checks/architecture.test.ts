import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const [, listing = ''] = text.match(/## Inside the packages\s+```\n(.*?)```/s) ?? [];

/** The folders named in the document, by their parent folder. */
const listed = new Map<string, Set<string>>();
let parents: string[] = [];
for (const line of listing.split('\n')) {
  if (/^\S/.test(line)) parents = line.split(/\s{2,}/)[0]!.split(/,\s*/);
  // Names come before the description, which starts after two spaces.
  else
    for (const parent of parents)
      for (const [folder] of line
        .trim()
        .split(/ {2,}/)[0]!
        .matchAll(/[\w-]+(?=\/)/g))
        listed.set(parent, (listed.get(parent) ?? new Set()).add(folder));
}
const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it('names folders that exist', () => {
  const named = [...listed].flatMap(([parent, folders]) =>
    [...folders].map((folder) => join(parent, folder)),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it.each(['design-system/src/', 'api-server/src/'])('names every folder of %s', (parent) => {
  expect(foldersIn(parent).filter((folder) => !listed.get(parent)?.has(folder))).toEqual([]);
});

it('imports only from folders that are listed above, so that none import each other in a circle', () => {
  const library = 'design-system/src/';
  const order = [...listed.get(library)!];
  /** The public surface, which belongs to no folder, is above all of them. */
  const rank = (file: string) => (file.includes('/') ? order.indexOf(file.split('/')[0]!) : order.length);

  const imports = globSync('*/**/*.{ts,tsx}', { cwd: join(root, library) }).flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    const code = readFileSync(join(root, library, file), 'utf8');
    return [...code.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target]) => ({
      file,
      imported: posix.join(posix.dirname(file), target!),
    }));
  });
  expect(imports.length).toBeGreaterThan(1000);
  const upward = imports.filter(({ file, imported }) => rank(imported) > rank(file));
  expect(upward.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([]);
});

it('says where to find things', () => {
  const [, table = ''] = text.match(/## Where to find it\s+(.*?)\n## /s) ?? [];
  const rows = table.split('\n').filter((row) => row.includes('`'));
  const missing = rows.flatMap((row) => {
    const [first = '', ...others] = [...row.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
    return [first, ...others.map((name) => join(dirname(first), name))].filter(
      (path) => !existsSync(join(root, path)),
    );
  });
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(missing).toEqual([]);
});
