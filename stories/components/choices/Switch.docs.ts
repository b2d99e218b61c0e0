import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a setting that takes effect at once, without a button: autopay, e-mail notices. Say in the label what is on.',
  avoid:
    'For something that is sent with a form: use `CheckboxField`. Where a change costs money, ask first.',
  anatomy: {
    Label: 'what is on or off',
    Description: 'what follows from it',
    'Track and thumb': 'the state, also without colour',
  },
  keyboard: {
    Space: 'turns it on or off',
  },
} satisfies ComponentDocs;
