import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a new password: on sign-up, reset or change. It comes with its label, its list of rules and the token for password managers. `isRepeated` makes the field for repeating it. Its rules are `rules(...newPassword())` of `rules`.',
  avoid:
    'For an existing password: `PasswordField`. A second field if the first can be shown and a forgotten password can be reset: for most users, one is enough.',
  anatomy: {
    Label: '“New password” by default',
    Box: 'accepts pasting and password managers',
    'Show button': 'inside the box; announces its state',
    Rules: 'below the box, checked off one by one; not for the repeated password',
  },
  keyboard: {
    'Enter, Space': 'on the button: shows or hides the password',
    Enter: 'in the box: submits the form',
  },
} satisfies ComponentDocs;
