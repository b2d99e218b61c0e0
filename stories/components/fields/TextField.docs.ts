import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one line of text. `kind` sets keyboard and autofill for e-mail and web addresses. Text over the limit is kept and reported, never cut off.',
  avoid:
    'For dates, phones, money, passwords, which have their own fields. For more than one line: `TextAreaField`.',
  anatomy: {
    Label: 'above, always visible',
    Hint: 'below the label, above the box',
    Error: 'below the hint, with an icon and text',
    Box: 'its width hints at the expected length',
    Note: 'characters left, near the limit',
  },
  keyboard: {
    Enter: 'submits the form around it',
  },
} satisfies ComponentDocs;
