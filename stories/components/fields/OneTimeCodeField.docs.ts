import type { OneTimeCodeFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['enter a code from a message', 'confirm a sign-in with a 6-digit code'],
  use: 'For a code from a message. A single box: it can be pasted, dictated, autofilled and corrected like any text.',
  avoid: 'For a password or a permanent PIN: use `PasswordField`.',
  anatomy: {
    label: 'which code',
    description: 'where it was sent',
    error: 'below the hint, with an icon and text',
    control: 'a space separates groups, but is not part of the value',
    note: 'below the box, when there is something to say',
  },
  keyboard: {},
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<OneTimeCodeFieldProps>>;
