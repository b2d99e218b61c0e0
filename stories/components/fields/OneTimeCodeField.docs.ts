import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a code from a message. One box: it can be pasted, dictated, filled in by the phone and corrected like any text.',
  avoid: 'For a password or a PIN that is kept: use `PasswordField`.',
  anatomy: {
    Label: 'which code',
    Hint: 'where it was sent',
    Box: 'groups parted by a blank that is no part of the value',
  },
  keyboard: {},
} satisfies ComponentDocs;
