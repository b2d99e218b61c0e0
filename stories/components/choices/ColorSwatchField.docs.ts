import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For choosing any number of the colors that a product comes in. Each is a checkbox labeled with the name of the color, so that no one depends on seeing it.',
  avoid:
    'For one color: `RadioGroup` with the names. For other choices: `CheckboxGroup`. There is no field for an arbitrary color: offer those that exist.',
  anatomy: {
    Legend: 'what the colors are for',
    Hint: 'under the legend; says how many can be selected',
    Choices: 'a check mark, a swatch and the name of the color',
    Note: 'when too many are selected; the selection is kept',
  },
  keyboard: {
    Tab: 'moves from color to color',
    Space: 'selects or deselects it',
  },
} satisfies ComponentDocs;
