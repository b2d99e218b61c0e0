import { expect, it } from 'vitest';
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
