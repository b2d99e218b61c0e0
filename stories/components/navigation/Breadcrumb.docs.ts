import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Above the title of a page that is two or more levels down, so that the way back up is in sight.',
  avoid: 'For steps of a process, and on pages of the first level.',
  anatomy: {
    Links: 'from the top down',
    Last: 'the page itself, no link, marked as current',
  },
  keyboard: {
    Enter: 'follows a link',
  },
} satisfies ComponentDocs;
