import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show where a page is', 'go up several levels'],
  use: 'Above the title of a page that is two or more levels deep, to show the way back up.',
  avoid: 'For the steps of a process, and on top-level pages.',
  anatomy: {
    Links: 'from the top level down',
    Last: 'the current page, without a link',
  },
  keyboard: {
    Enter: 'follows a link',
  },
} satisfies ComponentDocs;
