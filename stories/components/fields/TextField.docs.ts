import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one line of text. `kind` brings keyboard and autofill for e-mail and web addresses. More than the cap is kept and reported, never cut.',
  avoid:
    'For dates, phones, money, passwords: each has a field of its own. For more than one line: `TextAreaField`.',
  anatomy: {
    Label: 'above, always in sight',
    Hint: 'under the label, before the box',
    Error: 'under the hint, with an icon and words',
    Box: 'its width tells how much is expected',
    Note: 'characters left, near the cap',
  },
  keyboard: {
    Enter: 'sends the form around it',
  },
} satisfies ComponentDocs;
