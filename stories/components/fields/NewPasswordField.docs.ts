import type { NewPasswordFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['choose a new password', 'show the rules of a password'],
  use: 'For a new password: on sign-up, reset or change. It comes with its label, its list of rules and the token for password managers. `isRepeated` makes the field for repeating it, `userName` says to password managers whose it is. Its rules are `rules(...newPassword())` of `rules`.',
  avoid:
    'For an existing password: `PasswordField`. A second field if the first can be shown and a forgotten password can be reset: for most users, one is enough.',
  anatomy: {
    label: '“New password” by default',
    description: 'below the label, above the box',
    error: 'below the hint, with an icon and text',
    control: 'accepts pasting and password managers',
    'Show button': 'inside the box; announces its state',
    note: 'below the box, checked off one by one; not for the repeated password',
  },
  keyboard: {
    'Enter, Space': 'on the button: shows or hides the password',
    Enter: 'in the box: submits the form',
  },
  styling: { root: 'PasswordField', data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<NewPasswordFieldProps>>;
