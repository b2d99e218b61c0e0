import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folders } from '../../scripts/folders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The folders and loose files of a package, in the order of their imports. */
const orderOf = (parent: string) => folders[parent]!.flatMap(([names]) => names.split(' '));

const ordered = Object.keys(folders);

it.each(ordered)('names folders and files of %s that exist, and every folder', (parent) => {
  const order = orderOf(parent);
  expect(order.length).toBeGreaterThan(2);
  expect(order.filter((name) => !existsSync(join(root, parent, name)))).toEqual([]);
  expect(foldersIn(parent).filter((folder) => !order.includes(folder))).toEqual([]);
});

type Import = { file: string; imported: string };

/** The imports between the files of a package, tests excepted. */
function importsIn(parent: string): Import[] {
  const cwd = join(root, parent);
  return globSync('**/*.{ts,tsx}', { cwd }).flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    if (/\.test(-d)?\.tsx?$/.test(file)) return [];
    return [...readFileSync(join(cwd, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^'$]+)'/g)]
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
    expect(imports.length).toBeGreaterThan(100);
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

/** The files of a cell, with what is named beside them: `a/b.ts` (`c`, `d`), `e.ts`. One after the first may be beside it. */
function filesIn(cell: string): { path: string; names: string[] }[] {
  const files = [...cell.matchAll(/`([\w./-]+\.(?:ts|tsx|yaml|md|json))`(?: \(([^)]*)\))?/g)];
  const folder = dirname(files[0]?.[1] ?? '');
  return files.map(([, path = '', names = '']) => ({
    path: path.includes('/') ? path : join(folder, path),
    names: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  }));
}

it.each(['docs/where-to-find-it.md', 'docs/where-it-is-decided.md'])(
  '%s names files that exist, and what they declare',
  (page) => {
    const rows = readFileSync(join(root, page), 'utf8')
      .split('\n')
      .filter((row) => row.startsWith('| ') && row.includes('`'))
      .map((row) => row.split(' | ')[1]!);
    const files = rows.flatMap((cell) => filesIn(cell));
    const exists = (path: string) => existsSync(join(root, path));
    const declares = (path: string, name: string) =>
      new RegExp(`(?:function|const|type|interface) ${name}\\b|^ +${name}: (?:async )?\\(`, 'm').test(
        readFileSync(join(root, path), 'utf8'),
      );
    expect(files.length).toBeGreaterThan(40);
    expect(files.map(({ path }) => path).filter((path) => !exists(path))).toEqual([]);
    const named = files.flatMap(({ path, names }) => names.map((name) => [path, name] as const));
    expect(named.filter(([path, name]) => !declares(path, name))).toEqual([]);
  },
);

it('is described in at most 10 kB', () => {
  expect(statSync(join(root, 'ARCHITECTURE.md')).size).toBeLessThanOrEqual(10_240);
});
