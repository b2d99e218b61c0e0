import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['compare plans', 'choose a payment plan'],
  use: 'For a plan with its price. With `choice`, the card is one of several radio buttons, and all of it is clickable; otherwise `action` selects the plan. Put the cards into `Columns`, and choices into a fieldset with its legend.',
  avoid:
    'For options without a price: `RadioGroup`. For something the user already has: `Card`. For a price alone: `Price`.',
  anatomy: {
    Title: 'a heading, or the label of the radio button',
    Badge: 'optional, a word or two. With `isCurrent`, the card is also marked like a chosen one',
    Price: 'with unit and old price; describes the radio button',
    Features: 'short lines',
    Content: 'amounts, a schedule to expand; usable without selecting the card',
    Action: 'at the bottom',
  },
  keyboard: {
    Tab: 'moves to the selected card, then to the controls inside the cards',
    'Arrow keys': 'move the selection',
    Space: 'selects the focused card',
  },
} satisfies ComponentDocs;
