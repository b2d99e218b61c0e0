import type { CheckboxFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['agree to terms', 'answer one yes-or-no question', 'opt in to a newsletter'],
  use: 'For a single yes-or-no statement that is submitted with a form: an agreement, a newsletter. If it is required, it must be checked.',
  avoid:
    'For a setting that takes effect immediately: `Switch`. For a yes-or-no question where “no” is an answer: `RadioGroup`.',
  anatomy: {
    control: '24 px, in a target of 44 px',
    label: 'part of the target; may contain a link',
    description: 'under the label',
    error: 'under the label, with an icon',
  },
  keyboard: {
    Space: 'checks or unchecks it',
  },
  styling: { data: fieldStates },
} satisfies ComponentDocs<PartOf<CheckboxFieldProps>>;
