import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Once per app, where people look for it: every toast of this visit, newest first, for those that disappeared too soon.',
  avoid: 'For notifications that the server stores: that is an inbox.',
  anatomy: {
    Heading: 'in the page around it',
    Entries: 'tone, text and time each',
  },
  keyboard: {},
} satisfies ComponentDocs;
