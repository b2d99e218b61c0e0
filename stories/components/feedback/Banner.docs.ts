import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For an inline message that stays visible as long as it applies, such as a late payment or a form that couldn’t be submitted.',
  avoid: 'For temporary messages: use `toast`. For an error of one field: its own error message.',
  anatomy: {
    'Icon and word': 'the tone, not by color alone',
    Title: 'what happened',
    Content: 'what it means and what to do',
    Action: 'one link or button',
  },
  keyboard: {},
} satisfies ComponentDocs;
