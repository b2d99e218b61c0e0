import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a list of cards page by page', 'show an agenda page by page'],
  use: 'For a list that the server returns page by page and that isn’t a table. `useTablePage` turns a query of @tanstack/react-query into most of its props. It shows the skeleton first, says when the rows may be out of date, and has the pages below.',
  avoid: 'For rows with columns: `DataTable`. For a short list: show all of it.',
  anatomy: {
    Notice: 'over rows that are shown still, though reading them again failed',
    Rows: 'any',
    Pages: 'a `Pagination`, unless all rows fit on one page',
  },
  keyboard: {},
} satisfies ComponentDocs;
