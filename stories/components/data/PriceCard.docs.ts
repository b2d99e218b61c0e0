import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a plan with its price. With `choice` the card is one radio button of several, and all of it can be pressed; otherwise `action` takes the plan. Put the cards into `Columns`, and choices into a fieldset with its legend.',
  avoid:
    'For options without a price: `RadioGroup`. For a course that one has: `CourseCard`. For a price alone: `Price`.',
  anatomy: {
    Title: 'a heading, or the label of the radio button',
    Badge: 'optional, a word or two',
    Price: 'with unit and old price; described to whoever chooses',
    Features: 'short lines',
    Content: 'figures, a schedule to unfold; can be pressed without choosing',
    Action: 'at the lower end',
  },
  keyboard: {
    Tab: 'goes to the chosen card, then to what is inside the cards',
    'Arrow keys': 'move the choice',
    Space: 'chooses the card in focus',
  },
} satisfies ComponentDocs;
