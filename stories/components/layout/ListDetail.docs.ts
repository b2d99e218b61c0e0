import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['read messages beside their list', 'show a list and one record'],
  use: 'For records that people read one after the other, such as messages: from 1024 px the open record is beside the list, which has the full width while nothing is open; below that one takes the place of the other. The open record is part of the address. `useIsWide` says whether both are shown, so that the page can have the record’s title if it’s alone.',
  avoid:
    'For a record that is worked on: give it a page. For a few facts about one row: `Disclosure`, or the rest of a `DataTable` row.',
  anatomy: {
    List: 'a `DataTable` or list of links, the open one with `aria-current`',
    Record: 'its heading gets the focus when it opens; it stays in view beside a long list',
  },
  keyboard: {
    Enter: 'on a link of the list: opens the record and moves the focus to its heading',
    Escape: 'in the record: closes it and returns the focus to its row, or to the row in its place',
  },
} satisfies ComponentDocs;
