/** Writes what `DocsSearch` looks through: all pages of Storybook but the stories, into `generated/`. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsPages } from '../../design-system/pack/docs/write-docs.ts';
import type { Manifest } from '../../design-system/pack/manifest.ts';
import { docsId } from './docs-id.ts';
import type { SearchedPage } from './searched-page.ts';

const library = join(import.meta.dirname, '../../design-system');
const output = join(import.meta.dirname, 'generated');

/** Without marks, links, and what only a browser can show. */
const plain = (markdown: string) =>
  markdown
    .replace(/^import .*\n/gm, '')
    // Paragraphs are wrapped in their files.
    .replace(/([^\n|])\n[ ]*(?=[^\s|#<`-])/g, '$1 ')
    .replace(/<[A-Z]\w*\b[^>]*?\/?>|<\/[A-Z]\w*>|^\|(?: --- \|)+$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]+|^(?:#+|-) /gm, '')
    .replace(/^\| | \|$/gm, '')
    .replaceAll(' | ', ' – ')
    .replace(/\n{2,}/g, '\n')
    .trim();

function foundations(): SearchedPage[] {
  const folder = join(import.meta.dirname, 'foundations');
  return globSync('*.mdx', { cwd: folder }).map((file) => {
    const mdx = readFileSync(join(folder, file), 'utf8');
    const title = /<Meta title="([^"]+)"/.exec(mdx)![1]!;
    return { id: docsId(title), title: title.replace(/^.*\//, ''), group: 'Foundations', text: plain(mdx) };
  });
}

export async function searchedPages(): Promise<SearchedPage[]> {
  const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as Manifest;
  const written = (await docsPages(library, manifest)).map(
    ({ path, group, title, tasks, text }): SearchedPage => {
      const isOwn = title === 'API' || title === 'Accessibility';
      const id = path.startsWith('components/') ? path : isOwn ? title : `Guides/${title}`;
      return { id: docsId(id), title, group, tasks, text: plain(text) };
    },
  );
  return [...written, ...foundations()];
}

export async function writeSearchIndex(): Promise<void> {
  const pages = await searchedPages();
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, 'pages.json'), JSON.stringify(pages));
}
