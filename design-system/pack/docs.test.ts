import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { publicComponents } from './docs/component-pages.ts';
import { docsPages, indexOf } from './docs/write-docs.ts';
import { type Manifest, moduleEntries } from './manifest.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const pages = await docsPages(folder, manifest);
const page = (path: string) => pages.find((one) => one.path === path)!;

it('has a page for each guide and each component of Storybook', () => {
  const stories = join(folder, '../stories');
  const guides = globSync('docs/guides/*.mdx', { cwd: stories });
  const components = globSync('components/**/*.docs.ts', { cwd: stories });
  expect(components.length).toBeGreaterThan(100);
  const paths = pages.map(({ path }) => path);
  for (const file of components) expect(paths).toContain(file.replaceAll('\\', '/').replace('.docs.ts', ''));
  expect(paths.filter((path) => path.startsWith('guides/'))).toHaveLength(guides.length + 1);
  expect(new Set(paths).size).toBe(paths.length);
});

it('lists every page in llms.txt, with what it is about', () => {
  const index = indexOf(manifest, pages);
  expect(index.startsWith(`# ${manifest.name}\n\n> ${manifest.description}`)).toBe(true);
  const lines = index.split('\n').filter((line) => line.startsWith('- '));
  expect(lines).toHaveLength(pages.length);
  expect(lines.filter((line) => !/^- \[[^\]]+\]\(docs\/[\w/-]+\.md\): [A-Z“`].+[.!?”]$/.test(line))).toEqual(
    [],
  );
});

it('has links that lead somewhere, and nothing that only Storybook can show', () => {
  for (const { path, text } of pages) {
    const prose = text.replace(/^```.*?^```$/gms, '').replace(/`[^`]*`/g, '');
    for (const [, target] of prose.matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(
        pages.map((one) => `${one.path}.md`),
        path,
      ).toContain(posix.join(posix.dirname(path), target!));
    expect(prose, path).not.toMatch(/^(?:import|export) |<[A-Z]\w+|\{`|\0/m);
  }
});

it('has the props of every component, with types, defaults and native attributes', () => {
  const components = publicComponents(folder, manifest.name, moduleEntries(manifest));
  expect(components.length).toBeGreaterThan(120);
  const { text } = page('components/dates/DateField');
  expect(text).toContain("import { DateField } from '@institute/design-system';");
  expect(text).toContain('| `isBirthDate` | `boolean` | `false` | Lets the browser fill in the user');
  expect(text).toContain('| `label` (required) | `ReactNode` |');
  expect(text).toContain('attributes and events of `<input>`');
  expect(text).toContain('| `date.characters` | Use numbers for the month, day and year |');
  expect(page('components/actions/Button').text).toContain(
    "`'primary' \\| 'secondary' \\| 'quiet' \\| 'danger'`",
  );
});

it('shows how a component is used, with the constants that the example names', () => {
  expect(page('components/signature/SignatureField').text).toContain(
    'const statement = \'I have read the enrollment agreement and agree to it.\';\n\n<SignatureField label="Signature" statement={statement} isRequired />',
  );
  expect(page('components/forms/Wizard').text).toContain(
    '<Wizard label="Enrollment" steps={steps} current="plan">',
  );
  const shown = pages.filter(({ text }) => text.includes('\n## Example\n'));
  expect(shown.length).toBeGreaterThan(140);
});

it('says what is in the types that props name', () => {
  const { text } = page('components/choices/MultiSelectField');
  expect(text).toContain('### ListOption\n\nAn option of a list that can be searched.');
  expect(text).toContain(
    'type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;',
  );
  expect(page('components/forms/Wizard').text).toContain('## Props of CheckAnswers');
});

it('keeps the page of hooks and functions in Storybook', async () => {
  const { text } = page('api');
  expect(text).toContain(
    'useForm<Values extends object, Output = Values>(options: FormOptions<Values, Output>)',
  );
  for (const name of ['signed', 'isOfAge', 'formatMoney']) expect(text).toContain(`### ${name}\n`);
  const file = join(folder, '../stories/docs/api.gen.md');
  await expect(`${text}\n`).toMatchFileSnapshot(file);
});
