import { expect, it } from 'vitest';
import { searchedPages } from '../docs/search-index.ts';
import { type SearchedPage, search } from '../docs/searched-page.ts';

const page = (title: string, text: string): SearchedPage => ({ id: title, title, group: 'Components', text });
const pages = [
  page('Button', 'Button\nFor acts.\nEscape – closes its dialog'),
  page('Dialog', 'Dialog\nAsks before an act.\nEscape – closes it'),
];
const titles = (typed: string) => search(pages, typed).map((hit) => hit.page.title);

it('finds pages that have all words, whatever their case or accents', () => {
  expect(titles('ACT before')).toEqual(['Dialog']);
  expect(titles('áct')).toEqual(['Button', 'Dialog']);
  expect(titles('act never')).toEqual([]);
  expect(titles('  ')).toEqual([]);
});

it('puts pages with the words in their titles first, and shows the line that says most', () => {
  expect(titles('dialog')).toEqual(['Dialog', 'Button']);
  expect(search(pages, 'escape closes')[1]!.line).toBe('Escape – closes it');
});

it('puts the component for a task first, in whatever form its words are', async () => {
  const all = await searchedPages();
  const first = (typed: string) => search(all, typed)[0]?.page.title;
  expect(first('birth date')).toBe('DateField');
  expect(first('confirm before delete')).toBe('ConfirmButton');
  expect(first('cancel session')).toBe('ConfirmButton');
  expect(first('pick a time')).toBe('SlotPicker');
  expect(first('button')).toBe('Button');
  expect(first('date field')).toBe('DateField');
  expect(search(all, 'cancel session')[0]!.line).toBe('cancel a session');
});
