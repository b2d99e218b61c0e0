import type { TextFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for a name', 'ask for an e-mail address', 'ask for one line of text'],
  use: 'For one line of text. `kind` sets keyboard and autofill for e-mail and web addresses. Text over the limit is kept and reported, never cut off.',
  avoid:
    'For dates, phones, money, passwords, which have their own fields. For more than one line: `TextAreaField`.',
  anatomy: {
    label: 'above, always visible',
    description: 'below the label, above the box',
    error: 'below the hint, with an icon and text',
    prefix: 'a sign at the start of the box, read with the label',
    control: 'its width hints at the expected length',
    suffix: 'a sign at its end, read with the label',
    note: 'characters left, near the limit',
  },
  keyboard: {
    Enter: 'submits the form around it',
  },
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<TextFieldProps>>;
