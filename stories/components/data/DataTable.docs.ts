import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For many things of one kind with the same facts: payments, sessions, purchases. It shows one page of rows that the server has sorted and paged; its state belongs into the address (`readTableQuery`, `writeTableQuery`). On a phone, and where its place is too narrow for its columns, each row is a card. Waiting, failing and being empty are part of it.',
  avoid:
    'For the facts of one thing: `DescriptionList`. For few things with pictures or a lot of text: a list of cards. For a sum and its parts: `MoneyBreakdown`.',
  anatomy: {
    Caption: 'what is listed; the name of the table, also when it is hidden',
    Selection:
      'a tick for the page and one for each row, how many are ticked, and what can be done with them',
    Header: 'a button where the rows can be sorted by the column',
    Row: 'begins with the column that names it',
    Actions: 'a `MenuButton` or one small button',
    Notice: 'when the rows could not be read again; the old ones stay',
    Pages: 'with `query` and `total`',
  },
  keyboard: {
    'Enter, Space on a header': 'sorts by the column; once more, the other way round',
    'Space on a tick': 'selects the row, or the page',
    'Arrow up, Arrow down, Home, End': 'with `onRowKey`: to another row',
    x: 'with `onRowKey`: selects the row',
  },
} satisfies ComponentDocs;
