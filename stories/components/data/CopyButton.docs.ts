import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a text that people need elsewhere: a link, a code, a number. The words on it change to “Copied”, or to “Couldn’t copy” where the browser refuses; both are read out.',
  avoid:
    'For what people only read: show it. For a file: `FileLink`. What it copies should also stand on the page, for when the browser refuses.',
  anatomy: {
    Icon: 'two sheets, then a tick',
    Words: 'what is copied: “Copy link”',
  },
  keyboard: {},
} satisfies ComponentDocs;
