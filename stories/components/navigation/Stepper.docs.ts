import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show the steps of a process', 'go back to an earlier step'],
  use: 'Above or beside a process that takes several pages, such as an enrollment. It shows which steps are complete, current, locked or need another look. Each step is a page with its own URL.',
  avoid:
    'For views in any order: `Tabs` or links. For progress as a share: `Progress`. For past events: `Timeline`.',
  anatomy: {
    Mark: 'a filled leaf for what is done, its outline for what lies ahead, the sun for now, or a warning; decorative',
    Name: 'a link if the step can be opened',
    'State or note': 'text; a note says what is missing or what was chosen',
    'One line': 'in narrow places: “Step 3 of 6”, which opens the list',
  },
  keyboard: {
    Enter: 'on a linked step: opens it',
    'Enter, Space': 'on “Step 3 of 6”: open or close the list',
  },
} satisfies ComponentDocs;
