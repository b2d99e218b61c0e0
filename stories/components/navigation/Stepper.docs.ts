import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Over or beside something long that is done in several pages: an enrollment. It says what is done, where one is, what needs another look and what cannot start yet. Each step is a page with an address of its own.',
  avoid:
    'For views in any order: `Tabs` or links. For how much is done: `Progress`. For what has happened: `Timeline`.',
  anatomy: {
    Mark: 'a number, a tick, a lock or a warning',
    Name: 'a link, where the step can be gone to',
    'State or note': 'in words; a note says what is missing or was chosen',
    'One line': 'where there is no room: “Step 3 of 6”, which opens the list',
  },
  keyboard: {
    Enter: 'on a step that is a link: goes there',
    'Enter, Space': 'on that line: opens or closes the list',
  },
} satisfies ComponentDocs;
