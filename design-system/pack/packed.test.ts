import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { buildTarget } from '../../scripts/builds/browsers.ts';
import { tarball } from './consumer.ts';
import { enhancements, unexplained } from './enhancements.ts';
import { type Targets, targetsOf } from './supported.ts';
import { hasOlderSyntax, unsupportedApis } from './supported-scripts.ts';
import { unsupportedStyles } from './supported-styles.ts';

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

it('matches right-to-left text by its attribute, because bundlers make a list of languages of `:dir()`', () => {
  expect(read('styles.css')).toContain('[dir=rtl]');
  expect(read('styles.css')).not.toContain(':dir(');
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
  const pure = modules.filter((file) => /^(rules|formats|availability)(\/|\.js$)/.test(file));
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

describe('the lowest supported versions', () => {
  const browsers = targetsOf(manifest.browserslist);
  const node: Targets = { nodejs: /^>=([\d.]+)$/.exec(manifest.engines.node)![1]! };

  it('recognizes features that are too new', async () => {
    const scripts = (code: string, targets = browsers) => [...unsupportedApis(code, targets, true).keys()];
    expect([...unsupportedApis('Map.groupBy([], (one) => one)', node, false).keys()]).toEqual([
      'Map.groupBy',
    ]);
    expect(scripts('Map.groupBy([], (one) => one)')).toEqual([]);
    for (const [code, found] of [
      ['new URLPattern("/")', 'URLPattern'],
      ['page.startViewTransition()', '.startViewTransition'],
      ['Array.fromAsync([])', 'Array.fromAsync'],
      ['Promise.try(one)', 'Promise.try'],
      ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
      ['one.union(two)', '.union'],
      ['requestIdleCallback(one)', 'requestIdleCallback'],
      ['window.navigation.back()', 'window.navigation'],
      ['/(?i:one)/', '(?i:…)'],
      ['jsx("dialog", { closedBy: "any" })', '<dialog closedby>'],
    ])
      expect(scripts(code!)).toEqual([found]);
    expect(scripts('[].map(String).toSorted()', { ...browsers, ...node })).toEqual([]);
    expect(await hasOlderSyntax('using one = two;', buildTarget)).toBe(false);
    expect(await hasOlderSyntax('const one = two?.three ?? {};', buildTarget)).toBe(true);

    const styles = (sheet: string) => [...unsupportedStyles(sheet, browsers).keys()];
    expect(styles('a:has(b){color:oklch(0 0 0);display:grid;inline-size:10dvi}@layer one{}')).toEqual([]);
    for (const [sheet, found] of [
      ['a{anchor-name:--a}', 'anchor-name'],
      ['a{text-wrap:pretty}', 'text-wrap: pretty'],
      ['a{color:light-dark(red,blue)}', 'light-dark()'],
      ['a{--one:var(--two,light-dark(red,blue))}', 'light-dark()'],
      ['details:open{color:red}', ':open'],
      ['@starting-style{a{color:red}}', '@starting-style'],
      ['@container style(--a:1){a{color:red}}', '@container style()'],
    ])
      expect(styles(sheet!)).toEqual([found]);
  });

  it('have what the package uses, or a reason says what their users get instead', async () => {
    const lacking = unexplained(unsupportedStyles(read('styles.css'), browsers), 'styles.css', enhancements);
    for (const file of modules) {
      lacking.push(...unexplained(unsupportedApis(read(file), browsers, true), file, enhancements));
      if (!(await hasOlderSyntax(read(file), buildTarget))) lacking.push(`${file}: syntax`);
    }
    expect(lacking).toEqual([]);
  });

  it('have what the package uses in Node', async () => {
    const lacking: string[] = [];
    for (const file of modules) {
      for (const name of unsupportedApis(read(file), node, false).keys()) lacking.push(`${file}: ${name}`);
      if (!(await hasOlderSyntax(read(file), [`node${node.nodejs}`]))) lacking.push(`${file}: syntax`);
    }
    expect(lacking).toEqual([]);
  });

  it('are those of the guide', () => {
    const { chrome, edge, firefox, safari } = browsers;
    const guide = readFileSync(join(folder, '../../stories/docs/guides/Install.mdx'), 'utf8');
    expect(chrome).toBe(edge);
    expect(guide).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox} (also on Android), Safari ${safari} (macOS and iOS)`,
    );
    expect(guide).toContain(`Node ${node.nodejs} and newer`);
  });
});
