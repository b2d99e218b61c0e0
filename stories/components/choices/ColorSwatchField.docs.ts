import type { ColorSwatchFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['choose colors', 'pick the colors of a product'],
  use: 'For choosing any number of the colors that a product comes in. Each is a checkbox labeled with the name of the color, so that no one depends on seeing it.',
  avoid:
    'For one color: `RadioGroup` with the names. For other choices: `CheckboxGroup`. There is no field for an arbitrary color: offer those that exist.',
  anatomy: {
    label: 'what the colors are for',
    description: 'under the legend; says how many can be selected',
    error: 'under the hint, with an icon',
    choices: 'a check mark, a swatch and the name of the color',
    note: 'when too many are selected; the selection is kept',
  },
  keyboard: {
    Tab: 'moves from color to color',
    Space: 'selects or deselects it',
  },
  styling: { root: 'CheckboxGroup', data: fieldStates },
} satisfies ComponentDocs<PartOf<ColorSwatchFieldProps>>;
