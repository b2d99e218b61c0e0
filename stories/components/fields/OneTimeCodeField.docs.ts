import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a code from a message. A single box: it can be pasted, dictated, autofilled and corrected like any text.',
  avoid: 'For a password or a permanent PIN: use `PasswordField`.',
  anatomy: {
    Label: 'which code',
    Hint: 'where it was sent',
    Box: 'a space separates groups, but is not part of the value',
  },
  keyboard: {},
} satisfies ComponentDocs;
