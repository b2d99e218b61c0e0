import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Once per app, where people look for it: every toast of this visit, newest first, to read again what went away too soon.',
  avoid: 'For notifications that the server keeps: that is an inbox.',
  anatomy: {
    Heading: 'in the page around it',
    Entries: 'tone, words and time each',
  },
  keyboard: {},
} satisfies ComponentDocs;
