import type { RadioGroupProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['choose one of a few options', 'answer yes or no', 'compare options'],
  use: 'For choosing exactly one of two to about five options, all visible so that they can be compared.',
  avoid:
    'For a longer list: `SelectField`. For switching a view: `SegmentedControl`. Don’t preselect an option that people should decide on.',
  anatomy: {
    label: 'the question',
    description: 'under the legend',
    error: 'under the hint, with an icon',
    choices:
      'each with a radio button, a label and an optional description; `look="cards"` frames them, for plans, classes and payment cards',
  },
  keyboard: {
    Tab: 'moves to the selected option, then out of the group',
    'Arrow keys': 'select the previous or next option',
    Space: 'selects the focused option',
  },
  styling: { data: fieldStates },
} satisfies ComponentDocs<PartOf<RadioGroupProps>>;
