import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Where navigating is the main action: “Start enrolling”, “Back to my courses”. It is a link, so it can be opened in a new tab.',
  avoid: 'For a form or a change of data: use `Button`. Next to text, a plain `Link` is enough.',
  anatomy: {
    Icon: 'before the text, or an arrow after it',
    Text: 'where it leads; with `isNewTab`, an arrow after it says that it opens a new tab',
  },
  keyboard: {
    Enter: 'follows it',
  },
} satisfies ComponentDocs;
