import { SearchField, Stack } from '@institute/design-system';
import { Markdown } from '@storybook/addon-docs/blocks';
import { useDeferredValue, useEffect, useState } from 'react';
import { type Hit, type SearchedPage, search } from './searched-page.ts';
import { literal } from './Table.tsx';

/** Written when Storybook starts. */
const files = import.meta.glob<SearchedPage[]>('./generated/pages.json', { import: 'default' });

const longest = 200;
const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, text.lastIndexOf(' ', longest))} …` : text;
const item = ({ page, line }: Hit) =>
  `- [${literal(page.title)}](?path=/docs/${page.id}) (${literal(page.group)})<br />${literal(shortened(line))}`;

/** Searches the text of all pages. Storybook's own search finds titles only. */
export function DocsSearch() {
  const [typed, setTyped] = useState('');
  const [pages, setPages] = useState<readonly SearchedPage[]>([]);
  useEffect(() => {
    for (const load of Object.values(files)) void load().then(setPages);
  }, []);
  const hits = search(pages, useDeferredValue(typed));
  return (
    <Stack gap="l">
      <SearchField
        label="Search all pages"
        value={typed}
        onChange={setTyped}
        width="medium"
        {...(typed.trim() && { resultCount: hits.length })}
      />
      <Markdown>{hits.slice(0, 30).map(item).join('\n')}</Markdown>
    </Stack>
  );
}
