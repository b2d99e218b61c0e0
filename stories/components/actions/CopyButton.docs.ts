import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['copy a link or a code', 'share an address'],
  use: 'For text that people need elsewhere: a link, a code, a number. Its label changes to “Copied”, or to “Couldn’t copy” if the browser doesn’t allow it, for 5 seconds; both are announced.',
  avoid:
    'For text that people only read: show it. For a file: `FileLink`. Also show what it copies on the page, in case the browser doesn’t allow it.',
  anatomy: {
    Icon: 'two sheets, then a check mark',
    Text: 'what is copied: “Copy link”',
  },
  keyboard: {},
} satisfies ComponentDocs;
