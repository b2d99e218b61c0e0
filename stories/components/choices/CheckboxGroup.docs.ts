import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For choosing any number of a few options that all fit on the screen. `min` and `max` are shown in the hint, and a note counts the selected options.',
  avoid:
    'For exactly one choice: `RadioGroup`. For more than about ten options: `MultiSelectField`, which can be searched.',
  anatomy: {
    Legend: 'the question',
    Hint: 'how many can be selected',
    Choices: 'each with a checkbox, a label and an optional description',
    Note: 'how many are selected',
  },
  keyboard: {
    Space: 'checks or unchecks the focused option',
  },
} satisfies ComponentDocs;
