import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Under a list that the server gives page by page. It says which rows are shown and of how many, reads out the page that one comes to, and keeps the focus on the button.',
  avoid:
    'Under a `DataTable`: it has its own. For a short list: show all of it. For the steps of something: `Stepper`.',
  anatomy: {
    Rows: '“11–20 of 42”, also where there is only one page',
    'Rows on a page': 'a native list, with `sizes`',
    Buttons: 'first, previous, next and last page; at the ends they stay, and say that they can do nothing',
    Page: '“Page 2 of 5”',
  },
  keyboard: {
    'Enter, Space': 'on a button: goes to that page',
    'Arrow keys': 'in the list of sizes: the next or the previous one',
  },
} satisfies ComponentDocs;
