import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For several lines: an introduction, a message. The box grows with what is in it.',
  avoid: 'For one line: `TextField`, in which Enter sends the form.',
  anatomy: {
    Label: 'what is written',
    Hint: 'what it is for, who reads it',
    Box: 'grows from four lines',
    Note: 'characters left, near the cap',
  },
  keyboard: {
    Enter: 'a new line',
  },
} satisfies ComponentDocs;
