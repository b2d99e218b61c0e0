import type { NumberFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for a number', 'enter how many'],
  use: 'For a count or a measurement, such as sessions or hours. Nothing is rounded, clamped or dropped while typing.',
  avoid:
    'For numbers that aren’t quantities (codes, years, ids): use `TextField` with `inputMode`. For money: `MoneyField`.',
  anatomy: {
    label: 'what is counted',
    description: 'below the label, above the box',
    error: 'below the hint, with an icon and text',
    prefix: 'a sign at the start of the box, read with the label',
    control: 'no spin buttons, and the mouse wheel doesn’t change it',
    suffix: 'at the end of the box, read with the label',
    note: 'below the box, when there is something to say',
  },
  keyboard: {},
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<NumberFieldProps>>;
