import type { DataTableProps } from '@institute/design-system';
import type { ComponentDocs, PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: [
    'list payments in a table',
    'sort rows by a column',
    'select several rows',
    'page through many records',
  ],
  use: 'For many items of one kind with the same facts, such as payments, sessions or purchases. It shows one page of rows that the server has sorted and paged; keep its state in the URL (`readTableQuery`, `writeTableQuery`). On a phone, and where its columns don’t fit, each row is a card, or has two lines if its columns say what they are there (`inRow`). Loading, error and empty states are built in. If all rows are in the browser, up to a few thousand, `useTableRows` sorts, searches and pages them.',
  avoid:
    'For the facts of one item: `DescriptionList`. For a few items with pictures or a lot of text: a list of cards. For a total and its parts: `MoneyBreakdown`.',
  anatomy: {
    caption:
      'what is listed; the table’s name. It’s seen with `isCaptionVisible`, where no heading says the same',
    frame: 'the boundary; scrolls sideways if it must',
    table: 'the table itself',
    Selection: 'a checkbox for the page and one for each row, the number selected, and actions for them',
    head: 'the names of the columns; a button if the rows can be sorted by it',
    body: 'the rows; each starts with the column that names it. A column can have values that go without saying (`isUsual`), such as “Paid”: they are read out, but not shown, and neither is the heading if all rows of the page do, unless others could be brought to the top by sorting',
    Dot: 'before the title of a row that is new; the cells must say it in words too',
    Actions: 'a `MenuButton` or one small button',
    Notice: 'if reloading the rows failed; the old ones are still shown',
    Pages: 'with `query` and `total`, if there is more than one',
  },
  keyboard: {
    'Enter, Space on a header': 'sorts by the column; again, in reverse order',
    'Space on a checkbox': 'selects the row, or the page',
    'Arrow up, Arrow down, Home, End': 'with `onRowKey`: to another row',
    x: 'with `onRowKey`: selects the row',
  },
  styling: {
    data: { loading: 'new rows are loading' },
    variables: { 'table-radius': 'corners of the frame' },
  },
} satisfies ComponentDocs<PartOf<DataTableProps<unknown>>>;
