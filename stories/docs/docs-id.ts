/** The id that Storybook gives the page of a title: `Guides/Start` → `guides-start--docs`. */
export const docsId = (title: string): string => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
