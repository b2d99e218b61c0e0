import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { tarball } from './consumer.ts';
import { hasOlderSyntax, type Targets, targetsOf, unsupportedApis, unsupportedStyles } from './supported.ts';

/** Created by `npm run pack`. */
const folder = fileURLToPath(new URL('../dist', import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const manifest = JSON.parse(read('package.json'));
const modules = globSync('**/*.js', { cwd: folder });
const isForClients = (file: string) => read(file).startsWith('"use client"');

it('is a well-formed package (publint)', async () => {
  const { messages, pkg } = await publint({ pkgDir: folder, level: 'suggestion', strict: true });
  expect(messages.map((message) => formatMessage(message, pkg!))).toEqual([]);
});

it('has types that resolve like its modules (attw)', () => {
  const { status, stdout } = spawnSync(
    'attw',
    [
      tarball(),
      '--profile',
      'esm-only',
      '--no-definitely-typed',
      '--no-emoji',
      '--no-color',
      '--format',
      'ascii',
    ],
    { encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
});

it('imports only its declared dependencies, each as a range', () => {
  const asked = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const range of Object.values(asked)) expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
  const imported = new Set(
    [...modules, ...globSync('**/*.d.ts', { cwd: folder })].flatMap((file) =>
      [...read(file).matchAll(/(?:from|import)\s*\(?\s*["']((?:@[a-z][^/"']+\/)?[a-z][^/"']*)/g)].map(
        ([, name]) => name!,
      ),
    ),
  );
  expect([...imported].filter((name) => !(name in asked))).toEqual([]);
  expect(Object.keys(manifest.dependencies).filter((name) => !imported.has(name))).toEqual([]);
  expect(imported).not.toContain('@vanilla-extract/css');
});

it('has a module and a declaration for every export', () => {
  for (const target of Object.values<string | Record<string, string>>(manifest.exports))
    for (const file of typeof target === 'string' ? [target] : Object.values(target))
      expect(() => read(file), file).not.toThrow();
  // Declarations refer to neighbors as modules.
  for (const file of globSync('**/*.d.ts', { cwd: folder }))
    expect(read(file)).not.toMatch(/from '\.[^']+\.tsx?'/);
});

it('keeps the order of its cascade layers in every style sheet', () => {
  const order = '@layer ds.reset,ds.tokens,ds.preferences,ds.base,ds.components;';
  const sheets = globSync('**/*.css', { cwd: folder }).filter((file) => file !== 'fonts.css');
  expect(sheets).toContain('data/DataTable.css');
  for (const file of sheets) expect(read(file).startsWith(order), file).toBe(true);
});

it('has every style sheet that a module imports, and imports every one that is not in base.css', () => {
  const named = new Set(
    modules.flatMap((file) => [...read(file).matchAll(/^import "#styles\/(.+)";/gm)].map(([, name]) => name)),
  );
  const sheets = globSync('**/*.css', { cwd: folder });
  const whole = ['base.css', 'fonts.css', 'styles.css'];
  expect([...named].sort()).toEqual(sheets.filter((file) => !whole.includes(file)).sort());
  expect(read('styles.css').startsWith(read('base.css').trim())).toBe(true);
});

it('styles nothing outside of its layers', () => {
  const outside = read('styles.css')
    .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .split('\n');
  for (const sheet of outside.filter(Boolean)) {
    let depth = 0;
    let top = '';
    for (const character of sheet) {
      if (character === '}') depth--;
      if (depth === 0) top += character;
      if (character === '{') depth++;
    }
    expect(top.split(/[;}]/).filter((rule) => rule && !rule.startsWith('@layer'))).toEqual([]);
  }
});

it('has the variables for theming', async () => {
  const variables = new Set(read('styles.css').match(/--ds-[\w-]+(?=:)/g));
  await expect(`${[...variables].sort().join('\n')}\n`).toMatchFileSnapshot('variables.txt');
});

it('includes its fonts', () => {
  const urls = [...read('fonts.css').matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url!);
  expect(urls).toHaveLength(4);
  for (const url of urls) expect(read(url).slice(0, 4)).toBe('wOF2');
  expect(read('fonts/LICENSE-figtree')).toContain('SIL OPEN FONT LICENSE');
  expect(read('fonts/LICENSE-fraunces')).toContain('SIL OPEN FONT LICENSE');
});

it('includes its texts parsed, in all languages', () => {
  const english = JSON.parse(readFileSync(join(folder, '../src/intl/lang/en.json'), 'utf8')) as object;
  for (const language of ['en', 'es', 'de', 'ar']) {
    const texts = JSON.parse(read(`lang/${language}.json`)) as Record<string, object[]>;
    expect(Object.keys(texts).sort(), language).toEqual(Object.keys(english).sort());
    for (const elements of Object.values(texts)) expect(elements[0]).toHaveProperty('type');
  }
  const code = modules.map(read).join('\n');
  expect(code).not.toMatch(/defaultMessage: ["'`]/);
});

it('includes its documentation, with the size of each component', () => {
  const linked = [...read('llms.txt').matchAll(/\]\((docs\/[^)]+\.md)\)/g)].map(([, file]) => file!);
  expect(linked.length).toBeGreaterThan(150);
  for (const file of linked) expect(read(file).startsWith('# '), file).toBe(true);
  const [, size] = /It adds ([\d.]+) kB/.exec(read('docs/components/dates/DateField.md'))!;
  expect(Number(size)).toBeGreaterThan(5);
  expect(Number(size)).toBeLessThan(15);
});

it('runs stateless modules on a server, and marks the others', () => {
  const pure = modules.filter((file) => /^(rules|formats|availability)\//.test(file));
  expect(pure.length).toBeGreaterThan(20);
  expect(pure.filter(isForClients)).toEqual([]);
  expect(isForClients('fields/TextField.js')).toBe(true);
  expect(isForClients('layout/Stack.js')).toBe(false);

  const script = fileURLToPath(new URL('import-on-server.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ['--conditions=react-server', script, folder], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});

/** Optional features → what browsers without them do. */
const enhancements: Record<string, string> = {
  'content-visibility': 'renders what is out of sight too',
  'field-sizing': 'keeps the rows of a text box',
  'forced-color-adjust': 'has no forced colours',
  'overscroll-behavior': 'scrolls the page after the list',
  'position-area': 'is not asked (@supports)',
  'position-try-fallbacks': 'is not asked (@supports)',
  resize: 'has no corner to drag',
  'scrollbar-width': 'shows its own scroll bar',
  'text-size-adjust': 'keeps the sizes of text',
  'user-select': 'lets more be selected',
  ':selection': 'marks what is selected its own way',
  '.startViewTransition': 'is not asked (`detail-fade.ts`)',
  ':view-transition': 'changes pages without a fade',
  ':view-transition-old': 'changes pages without a fade',
  ':view-transition-new': 'changes pages without a fade',
};

describe('the supported versions', () => {
  const browsers: Targets = targetsOf(manifest.browserslist);
  const node: Targets = { nodejs: /^>=([\d.]+)$/.exec(manifest.engines.node)![1]! };

  it('recognizes features that are too new', () => {
    expect(unsupportedApis('Map.groupBy([], (one) => one)', node, false)).toEqual(['Map.groupBy']);
    expect(unsupportedApis('Map.groupBy([], (one) => one)', browsers, true)).toEqual([]);
    expect(unsupportedApis('new URLPattern("/")', browsers, true)).toEqual(['URLPattern']);
    expect(unsupportedApis('document.startViewTransition()', browsers, true)).toEqual([
      '.startViewTransition',
    ]);
    expect(unsupportedApis('[].map(String).toSorted()', { ...browsers, ...node }, true)).toEqual([]);
    expect(unsupportedStyles('a{anchor-name:--a}b{color:red}', browsers)).toEqual(['anchor-name']);
    expect(hasOlderSyntax('using one = two;', browsers)).toBe(false);
    expect(hasOlderSyntax('const one = two?.three ?? {};', browsers)).toBe(true);
  });

  it('uses no syntax or interface that a supported browser lacks', () => {
    const lacking = modules.flatMap((file) => [
      ...unsupportedApis(read(file), browsers, true)
        .filter((name) => !(name in enhancements))
        .map((name) => `${file}: ${name}`),
      ...(hasOlderSyntax(read(file), browsers) ? [] : [`${file}: syntax`]),
    ]);
    expect(lacking).toEqual([]);
  });

  it('uses no syntax or object that the oldest Node lacks', () => {
    const lacking = modules.flatMap((file) => [
      ...unsupportedApis(read(file), node, false).map((name) => `${file}: ${name}`),
      ...(hasOlderSyntax(read(file), node) ? [] : [`${file}: syntax`]),
    ]);
    expect(lacking).toEqual([]);
  });

  it('uses no styles that a supported browser lacks', () => {
    const lacking = unsupportedStyles(read('styles.css'), browsers);
    expect(lacking.filter((name) => !(name in enhancements))).toEqual([]);
  });
});
