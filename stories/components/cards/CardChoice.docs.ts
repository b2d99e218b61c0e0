import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['pay with a saved card', 'choose a payment method'],
  use: 'For a payment: which saved card to charge, with a way to add one without leaving the page. In a form, use it as a field. The new card is chosen and takes the focus.',
  avoid: 'For managing cards: a list with `AddCard` below it.',
  anatomy: {
    'Radio group': 'the saved cards that can be charged',
    Error: 'why the chosen card was refused',
    'Use another card': 'opens the form for a new card, which is open from the start if there are no cards',
  },
  keyboard: { 'Arrow keys': 'choose a card', Tab: 'to “Use another card”, and through its form' },
} satisfies ComponentDocs;
