import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['move between pages of settings', 'show the pages of one section'],
  use: 'For the pages of one section, such as the settings. `AppShell` shows it under the title of a page of its `section`. Elsewhere, place it in the `aside` of a `Split`.',
  avoid: 'For views of one thing on one page: `Tabs`. For the main navigation: `NavList` in the shell.',
  anatomy: {
    Landmark: 'named for the section',
    Links: 'the current one is marked; a column beside the content, a row above it, which scrolls on phones',
  },
  keyboard: {
    Enter: 'on a link: follows it',
  },
} satisfies ComponentDocs;
