import type { PasswordFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for a password', 'show or hide a password'],
  use: 'For signing in (`current-password`) and for choosing a new one (`new-password`). `NewPasswordField` lists the requirements of a new one and checks them off while typing. `PasswordRules` is that list, for a field that shows it by its `ruleList`. The password is hidden again on submit.',
  avoid: 'For codes from a message: `OneTimeCodeField`.',
  anatomy: {
    label: 'whose password',
    description: 'below the label, above the box',
    error: 'below the hint, with an icon and text',
    control: 'accepts pasting and password managers',
    'Show button': 'inside the box; announces its state',
    note: 'below the box, checked off one by one',
  },
  keyboard: {
    'Enter, Space': 'on the button: shows or hides the password',
    Enter: 'in the box: submits the form',
  },
  sources: ['fields/PasswordField.tsx', 'fields/PasswordRules.tsx'],
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<PasswordFieldProps>>;
