import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For the pages of one section, such as the settings. Place it in the `aside` of a `Split`.',
  avoid: 'For views of one thing on one page: `Tabs`. For the main navigation: `NavList` in the shell.',
  anatomy: {
    Landmark: 'named for the section',
    Button: 'only above the content: names the current page and opens the list',
    Links: 'the current one is marked',
  },
  keyboard: {
    'Enter, Space': 'on the button: open or close the list',
    Enter: 'on a link: follows it and closes the list',
  },
} satisfies ComponentDocs;
