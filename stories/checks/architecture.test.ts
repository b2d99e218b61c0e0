import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

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

/** The packages whose folders are listed in the order of their imports. */
const ordered = ['design-system/src/', 'api-server/src/'];

it('names folders that exist', () => {
  const named = [...listed].flatMap(([parent, folders]) =>
    [...folders].map((folder) => join(parent, folder)),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it.each(ordered)('names every folder of %s', (parent) => {
  expect(foldersIn(parent).filter((folder) => !listed.get(parent)?.has(folder))).toEqual([]);
});

/** The folders and loose files of a package in the order of the document. */
function orderOf(parent: string): string[] {
  const [, lines = ''] = listing.split(new RegExp(`^${parent}.*\n`, 'm'))[1]!.match(/^((?: .*\n)+)/)!;
  return lines.split('\n').flatMap((line) => {
    const [names = ''] = line.trim().split(/ {2,}/);
    return names
      .split(' ')
      .filter(Boolean)
      .map((name) => name.replace(/\/$/, ''));
  });
}

type Import = { file: string; imported: string };

/** The imports between the files of a package, tests excepted. */
function importsIn(parent: string): Import[] {
  const cwd = join(root, parent);
  return globSync('**/*.{ts,tsx}', { cwd }).flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    if (/\.test(-d)?\.tsx?$/.test(file)) return [];
    return [...readFileSync(join(cwd, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
      .map(([, target]) => ({ file, imported: posix.join(posix.dirname(file), target!) }))
      .filter(({ imported }) => !imported.startsWith('..'));
  });
}

/** The imports that are part of a circle or lead from one circle to another. */
function circlesIn(imports: Import[], nodeOf: (file: string) => string): string[] {
  let left = imports
    .map(({ file, imported }) => [nodeOf(file), nodeOf(imported)] as const)
    .filter(([from, to]) => from !== to);
  for (let count = -1; count !== left.length; ) {
    count = left.length;
    const importing = new Set(left.map(([from]) => from));
    const imported = new Set(left.map(([, to]) => to));
    left = left.filter(([from, to]) => importing.has(to) && imported.has(from));
  }
  return [...new Set(left.map(([from, to]) => `${from} imports ${to}`))];
}

describe.each(ordered)('%s', (parent) => {
  const imports = importsIn(parent);

  it('imports only from what is listed above', () => {
    const order = orderOf(parent);
    const rank = (file: string) => order.indexOf(file.split('/')[0]!);
    expect(imports.length).toBeGreaterThan(1000);
    const files = imports.flatMap(({ file, imported }) => [file, imported]);
    expect(files.filter((file) => rank(file) < 0)).toEqual([]);
    const upward = imports.filter(({ file, imported }) => rank(imported) > rank(file));
    expect(upward.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([]);
  });

  it('has no circle of folders, subfolders included', () => {
    const folder = (file: string) => (file.includes('/') ? posix.dirname(file) : file);
    expect(circlesIn(imports, folder)).toEqual([]);
  });

  it('has no circle of files', () => {
    expect(circlesIn(imports, (file) => file)).toEqual([]);
  });
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
