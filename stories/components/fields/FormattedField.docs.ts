import type { FormattedFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for an IBAN or a tax ID', 'ask for a number in a fixed format'],
  use: 'For a number or code that is written in a format, such as an IBAN or a tax id. `format` says how a text is read (without spaces, in capital letters) and how its value is shown (in groups of four). Check digits and lengths are checks of the schema: the stories have an IBAN, read and checked with ISO 13616.',
  avoid:
    'For what has a field: `DateField`, `PhoneField`, `MoneyField`, `OneTimeCodeField`. For text without a format: `TextField`. Nothing is masked while it is typed: a mask drops characters, and moves the caret.',
  anatomy: {
    label: 'what is asked for',
    description: 'an example in the format',
    error: 'below the hint, with an icon and text',
    control: 'formatted when it is left, and after a paste',
    note: 'below the box, when there is something to say',
  },
  keyboard: {},
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<FormattedFieldProps>>;
