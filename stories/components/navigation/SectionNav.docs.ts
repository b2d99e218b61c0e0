import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For the places of one section, each with an address of its own: the settings. It stands in the aside of a `Split`.',
  avoid:
    'For views of one thing on one page: `Tabs`. For the places of the whole app: `NavList` in the shell.',
  anatomy: {
    Landmark: 'named for the section',
    Button: 'above the content alone: where one is; opens the list',
    Links: 'the current one says so',
  },
  keyboard: {
    'Enter, Space': 'on the button: opens and closes the list',
    Enter: 'on a link: goes there, and the list closes',
  },
} satisfies ComponentDocs;
