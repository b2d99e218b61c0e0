import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a message that belongs to its place and stays as long as it is true: a payment is late, a form could not be submitted.',
  avoid: 'For passing messages: use `toast`. For an error of one field: its own error message.',
  anatomy: {
    'Icon and word': 'the tone, even without color',
    Title: 'what happened',
    Content: 'what it means and what to do',
    Action: 'one link or button',
  },
  keyboard: {},
} satisfies ComponentDocs;
