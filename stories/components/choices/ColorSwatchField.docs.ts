import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For any number of colours that a product comes in. Each is a checkbox with the name of its colour, so nobody has to tell it by looking.',
  avoid:
    'For one colour: `RadioGroup` with the names. For a free colour there is no field: offer those that exist. For choices that are no colours: `CheckboxGroup`.',
  anatomy: {
    Legend: 'what the colours are for',
    Hint: 'under the legend, with how many can be chosen',
    Choices: 'a tick, a patch of the colour, its name',
    Note: 'when more are chosen than may be; nothing is taken back',
  },
  keyboard: {
    Tab: 'goes from colour to colour',
    Space: 'chooses it, or takes that back',
  },
} satisfies ComponentDocs;
