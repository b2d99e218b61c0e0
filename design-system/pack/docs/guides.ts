import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { docsId } from '../../../stories/docs/docs-id.ts';
import { type Page, table } from './markdown.ts';

/** What a guide imports to compute what it shows, by name. */
async function scopeOf(file: string, text: string, folder: string): Promise<Record<string, unknown>> {
  const scope: Record<string, unknown> = {};
  for (const [, name, from] of text.matchAll(/^import (\w+) from '([^']+)\?raw';$/gm))
    scope[name!] = readFileSync(join(file, '..', from!), 'utf8').trim();
  for (const [, names, from] of text.matchAll(
    /^import \{ ([^}]+) \} from '([^']+\.ts|@institute[^']+)';$/gm,
  )) {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const path = from!.startsWith('.')
      ? join(file, '..', from!)
      : join(folder, manifest.exports[from!.replace(manifest.name, '.')]);
    const module = await import(pathToFileURL(path).href);
    for (const name of names!.split(', ')) scope[name] = module[name];
  }
  return scope;
}

const evaluate = (expression: string, scope: Record<string, unknown>): unknown =>
  new Function(...Object.keys(scope), `return (${expression})`)(...Object.values(scope));

/** A guide without what only Storybook can show. Code in it stays as it is. */
async function markdownOf(file: string, folder: string, pathOf: (id: string) => string): Promise<string> {
  const mdx = readFileSync(file, 'utf8');
  const code: string[] = [];
  const text = mdx.replace(/^```.*?^```$/gms, (block) => `\0${code.push(block) - 1}\0`);
  const scope = await scopeOf(file, text, folder);
  return text
    .replace(/^import .*\n/gm, '')
    .replace(/^<Meta .*\n/gm, '')
    .replace(/^<Table\s+head=\{(.*?)\}\s+rows=\{(\[.*?\n {2}\])\}\s*\/>/gms, (_all, head, rows) =>
      table(evaluate(head, scope) as string[], evaluate(rows, scope) as string[][]),
    )
    .replace(/^<Source language="(\w+)" code=\{(.*)\} \/>$/gm, (_all, language, expression) => {
      const shown = String(evaluate(expression, scope));
      return `\0${code.push(`\`\`\`${language}\n${shown}\n\`\`\``) - 1}\0`;
    })
    .replace(/\]\(\?path=\/docs\/([\w-]+)\)/g, (_all, id) => `](${pathOf(id)}.md)`)
    .replace(/\0(\d+)\0/g, (_all, index) => code[index]!)
    .trim();
}

/** The guides of Storybook, and its page about accessibility. */
export async function guidePages(folder: string): Promise<Page[]> {
  const docs = join(folder, '../stories/docs');
  const files = [...globSync('guides/*.mdx', { cwd: docs }).toSorted(), 'Accessibility.mdx'];
  const titles = files.map(
    (file) => /<Meta title="(?:Guides\/)?([^"]+)"/.exec(readFileSync(join(docs, file), 'utf8'))![1]!,
  );
  const names = titles.map((title) => title.replace(/[^A-Za-z]+/g, '-').toLowerCase());
  const pathOf = (id: string) => {
    if (id === docsId('API')) return '../api';
    const index = titles.findIndex((title) => id === docsId(`Guides/${title}`));
    if (index < 0) throw new Error(`no guide is at ${id}`);
    return names[index]!;
  };
  return Promise.all(
    files.map(async (file, index) => {
      const text = await markdownOf(join(docs, file), folder, pathOf);
      const [summary = ''] = /^[A-Z](?:.+\n)+/m.exec(text.replace(/^```.*?^```$/gms, '')) ?? [];
      return {
        path: `guides/${names[index]}`,
        group: 'Guides',
        title: titles[index]!,
        summary: summary.replace(/\s+/g, ' '),
        text,
      };
    }),
  );
}
