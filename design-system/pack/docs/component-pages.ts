import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changeList, changesIn, changesOf } from '../../../stories/docs/changes.ts';
import { type ComponentDocs, isPart } from '../../../stories/docs/component-docs.ts';
import type { Entry } from '../manifest.ts';
import { membersTable } from './api-page.ts';
import { cell, type Page, table } from './markdown.ts';
import { commentOf, defaultsOf, exportsOf, membersOf, typeOf } from './source-types.ts';
import { exampleOf } from './story-example.ts';

/** A component that a package entry exports. */
interface Component {
  name: string;
  /** `@institute/design-system/forms` */
  from: string;
  /** Absolute path of its module. */
  module: string;
}

/** The components of all entries. Those of the first entry win. */
export function publicComponents(folder: string, packageName: string, entries: readonly Entry[]) {
  const components = new Map<string, Component>();
  for (const entry of entries)
    for (const [name, module] of exportsOf(join(folder, 'src', entry.source)))
      if (/^[A-Z]/.test(name) && module.endsWith('.tsx') && !components.has(name))
        components.set(name, { name, module, from: join(packageName, entry.name) });
  return [...components.values()];
}

const rows = (cells: Readonly<Record<string, string>>) =>
  Object.entries(cells).map(([name, text]) => [isPart(name) ? `\`${name}\`` : `**${name}**`, text]);

function propsOf({ name, module }: Component): string {
  const found = membersOf(module, `${name}Props`);
  if (!found) return '';
  const defaults = defaultsOf(module, name);
  const { members, others } = found;
  const cells = members.map((prop) => {
    const value = defaults.get(prop.name);
    const required = prop.isOptional ? '' : ' (required)';
    return [
      `\`${prop.name}\`${required}`,
      cell(`\`${prop.type}\``),
      value ? cell(`\`${value}\``) : '',
      prop.text,
    ];
  });
  const tags = others.filter((other) => other.startsWith('<')).map((tag) => `\`${tag}\``);
  return [
    ...(cells.length > 0 ? [table(['Prop', 'Type', 'Default', 'What it is'], cells)] : []),
    ...(tags.length > 0 ? [`It also takes the attributes and events of ${tags.join(' and ')}.`] : []),
  ].join('\n\n');
}

/** Documented with `useForm` in the page of hooks and functions. */
const documented: readonly string[] = ['Form'];

/** The library's types that the props of components name, and those that these name. */
function typesOf(exported: readonly Component[]): string {
  const sections = new Map<string, string>();
  const add = (module: string, text: string) => {
    for (const [name] of text.replace(/'[^']*'/g, '').matchAll(/\b[A-Z]\w+/g)) {
      const found = sections.has(name) || documented.includes(name) ? null : typeOf(module, name);
      if (!found) continue;
      const { members, type } = found;
      const shown =
        members.length > 0 ? membersTable('Name', members) : `\`\`\`ts\ntype ${name} = ${type};\n\`\`\``;
      sections.set(name, [`### ${name}`, found.text, shown].filter(Boolean).join('\n\n'));
      add(found.path, members.length > 0 ? members.map((one) => one.type).join(' ') : type);
    }
  };
  for (const { name, module } of exported)
    add(module, (membersOf(module, `${name}Props`)?.members ?? []).map(({ type }) => type).join(' '));
  return [...sections.values()].join('\n\n');
}

/** The texts that the modules of a page show, by name. */
function textsOf(modules: readonly string[], texts: Readonly<Record<string, { defaultMessage: string }>>) {
  const names = modules.flatMap((module) =>
    [...readFileSync(module, 'utf8').matchAll(/\bid(?:: |=)["']([\w.]+)["']/g)].map(([, name]) => name!),
  );
  return [...new Set(names)]
    .filter((name) => name in texts)
    .map((name) => [`\`${name}\``, cell(texts[name]!.defaultMessage)]);
}

function stylingOf(name: string, { styling, anatomy }: ComponentDocs): string {
  if (!styling) return '';
  const parts = Object.keys(anatomy).filter(isPart);
  return table(
    ['Hook', 'What it is'],
    [
      [`\`[data-ds="${styling.root ?? name}"]\``, 'the root, which takes `className` and `style`'],
      ...(parts.length > 0
        ? [['`[data-part="…"]`', 'a part, which takes the class of `classNames` with its name']]
        : []),
      ...Object.entries(styling.data ?? {}).map(([key, text]) => [`\`[data-${key}]\``, text]),
      ...Object.entries(styling.variables ?? {}).map(([key, text]) => [`\`--ds-${key}\``, text]),
    ],
  );
}

/** The size of a module, by its path under `src`, once it is packed. */
export type Size = (source: string) => Promise<number>;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** One page for each `X.docs.ts` in Storybook's components. */
export async function componentPages(
  folder: string,
  components: readonly Component[],
  size?: Size,
): Promise<Page[]> {
  const stories = join(folder, '../stories/components');
  const texts = JSON.parse(readFileSync(join(folder, 'src/intl/lang/en.json'), 'utf8'));
  const changes = changesIn(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), []);
  const pages: Page[] = [];
  for (const file of globSync('**/*.docs.ts', { cwd: stories }).toSorted()) {
    const path = file.replaceAll('\\', '/').replace('.docs.ts', '');
    const docs: ComponentDocs = (await import(pathToFileURL(join(stories, file)).href)).default;
    const name = path.replace(/^.*\//, '');
    const modules = (docs.sources ?? [`${path}.tsx`]).map((source) => join(folder, 'src', source));
    const exported = components.filter(({ module }) => modules.includes(module));
    const own = exported.find((one) => one.name === name);
    const adds =
      own && size
        ? `It adds ${kilobytes(await size(own.module.replace(join(folder, 'src/'), '')))} of script (gzip) to a page that has React and texts.`
        : '';
    const example = exampleOf(join(stories, file.replace('.docs.ts', '.stories.tsx')), name);
    const sections = {
      Tasks: docs.tasks.map((task) => `- ${task}`).join('\n'),
      'When to use it': docs.use,
      'When not to use it': docs.avoid,
      Import: ['```tsx', ...exported.map((one) => `import { ${one.name} } from '${one.from}';`), '```'].join(
        '\n',
      ),
      Example: example && `\`\`\`tsx\n${example}\n\`\`\``,
      Anatomy: table(['Part', 'What it is'], rows(docs.anatomy)),
      Keyboard:
        Object.keys(docs.keyboard).length > 0 ? table(['Key', 'What it does'], rows(docs.keyboard)) : '',
      ...Object.fromEntries(
        exported.map((one) => [one.name === name ? 'Props' : `Props of ${one.name}`, propsOf(one)]),
      ),
      Types: typesOf(exported),
      Styling: stylingOf(name, docs),
      Texts: table(['Name', 'English'], textsOf(modules, texts)),
      Changes: changeList(changesOf(changes, name)),
    };
    const body = Object.entries(sections).filter(
      ([title, text]) => text && (title !== 'Import' || exported.length > 0),
    );
    pages.push({
      path: `components/${path}`,
      group: `Components: ${path.split('/')[0]}`,
      title: name,
      summary: docs.use,
      tasks: docs.tasks,
      text: [
        `# ${name}`,
        own ? commentOf(own.module, name) : '',
        adds,
        ...body.map(([title, text]) => `## ${title}\n\n${text}`),
      ]
        .filter(Boolean)
        .join('\n\n'),
    });
  }
  return pages;
}
