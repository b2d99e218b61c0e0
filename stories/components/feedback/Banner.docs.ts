import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a message that belongs to this place and stays as long as it is true: a payment is late, a form could not be sent.',
  avoid: 'For what passes by: use `toast`. For an error of one field: its own error message.',
  anatomy: {
    'Icon and word': 'the tone, also without colour',
    Title: 'what is the case',
    Content: 'what follows, what to do',
    Action: 'one link or button',
  },
  keyboard: {},
} satisfies ComponentDocs;
