import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['read a toast again', 'show recent messages'],
  use: 'For reading a toast again after it disappeared. Put it where people would look for it, such as a page of notifications; it lists all toasts since the page was loaded, newest first.',
  avoid: 'For notifications that the server stores: show those as an inbox.',
  anatomy: {
    Heading: 'yours, above the log',
    Entries: 'tone, text and time',
  },
  keyboard: {},
} satisfies ComponentDocs;
