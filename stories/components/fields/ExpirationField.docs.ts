import type { ExpirationFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask when a card expires', 'enter the expiration date of a card'],
  use: 'For a card’s expiration month: MM/YYYY, as it is printed. Short years and other separators are accepted.',
  avoid: 'For a whole date: use `DateField`.',
  anatomy: {
    label: '“Expiration date”',
    description: 'the format',
    error: 'below the hint, with an icon and text',
    control: 'short, autofilled from the browser’s cards',
    note: 'below the box, when there is something to say',
  },
  keyboard: {},
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<ExpirationFieldProps>>;
