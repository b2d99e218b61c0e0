import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For any number of a few options that all fit on the screen. With `min` or `max` the hint says so, and the note counts.',
  avoid:
    'For exactly one choice: use `RadioGroup`. For more than about ten options: `MultiSelectField`, which can be searched.',
  anatomy: {
    Legend: 'the question',
    Hint: 'how many may be chosen',
    Choices: 'a box and a label each, with an optional description',
    Note: 'how many are chosen',
  },
  keyboard: {
    Space: 'ticks the box in focus, or takes the tick away',
  },
} satisfies ComponentDocs;
