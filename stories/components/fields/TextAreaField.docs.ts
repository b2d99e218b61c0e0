import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For several lines: an introduction, a message. The box grows with its content.',
  avoid: 'For one line: `TextField`, where Enter submits the form.',
  anatomy: {
    Label: 'what is written',
    Hint: 'what it’s for and who reads it',
    Box: 'grows from four lines',
    Note: 'characters left, near the limit',
  },
  keyboard: {
    Enter: 'a new line',
  },
} satisfies ComponentDocs;
