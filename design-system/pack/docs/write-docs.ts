import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Manifest, moduleEntries } from '../manifest.ts';
import { apiPage } from './api-page.ts';
import { componentPages, publicComponents, type Size } from './component-pages.ts';
import { guidePages } from './guides.ts';
import { firstSentence, type Page } from './markdown.ts';
import { sizeOf } from './sizes.ts';

/** All pages as Markdown, with sizes if the library is packed. */
export async function docsPages(folder: string, manifest: Manifest, size?: Size): Promise<Page[]> {
  const components = publicComponents(folder, manifest.name, moduleEntries(manifest));
  return [
    ...(await guidePages(folder)),
    apiPage(folder, manifest),
    ...(await componentPages(folder, components, size)),
  ];
}

/** The index of all pages, in the format of llmstxt.org. */
export function indexOf({ name, description }: Manifest, pages: readonly Page[]): string {
  const groups = Map.groupBy(pages, ({ group }) => group);
  const sections = [...groups].map(([group, ofGroup]) =>
    [
      `## ${group}\n`,
      ...ofGroup.map(({ title, path, summary }) => {
        const about = firstSentence(summary);
        return `- [${title}](docs/${path}.md)${about && `: ${about}`}`;
      }),
    ].join('\n'),
  );
  return [`# ${name}`, `> ${description}. These pages are in the package, under \`docs\`.`, ...sections].join(
    '\n\n',
  );
}

/** Writes the pages and their index into the package. */
export async function writeDocs(folder: string, manifest: Manifest, target: string): Promise<void> {
  const pages = await docsPages(folder, manifest, (source) =>
    sizeOf(target, source.replace(/\.tsx?$/, '.js')),
  );
  for (const { path, text } of pages) {
    const file = join(target, 'docs', `${path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  }
  writeFileSync(join(target, 'llms.txt'), `${indexOf(manifest, pages)}\n`);
}
