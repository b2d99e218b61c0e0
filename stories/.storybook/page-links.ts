import type { ComponentDocs } from '../docs/component-docs.ts';
import { docsId } from '../docs/docs-id.ts';

/** The texts of components' pages, by their files. */
export const pages = import.meta.glob<ComponentDocs>('../components/**/*.docs.ts', {
  eager: true,
  import: 'default',
});

export const nameOf = (title: string) => title.replace(/^.*\//, '');
export const linkTo = (title: string) => `[${nameOf(title)}](?path=/docs/${docsId(title)})`;

/** Links to the pages of components, by their names. */
export const linksTo = (names: readonly string[]) => {
  const titles = Object.keys(pages).map((path) =>
    path.replace('../components/', 'Components/').replace('.docs.ts', ''),
  );
  return names.map((name) => {
    const title = titles.find((one) => one.endsWith(`/${name}`));
    return title ? linkTo(title) : name;
  });
};
