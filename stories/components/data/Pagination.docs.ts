import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['go to the next page of a list', 'choose rows per page'],
  use: 'Below a list that the server returns page by page. It shows which rows of how many are visible, announces the new page and keeps the focus on the button.',
  avoid: 'Below a `DataTable`, which includes one. For a short list: show all of it. For steps: `Stepper`.',
  anatomy: {
    Rows: '“11–20 of 42”; nothing if all rows fit on one page',
    'Rows per page': 'a native select, with `sizes`',
    Buttons: 'first, previous, next and last page; marked as disabled at the ends, where they keep the focus',
    Page: '“Page 2 of 5”',
  },
  keyboard: {
    'Enter, Space': 'on a button: go to that page',
    'Arrow keys': 'in the select: the next or previous size',
  },
} satisfies ComponentDocs;
