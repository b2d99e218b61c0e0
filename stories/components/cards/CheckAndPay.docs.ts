import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['confirm a payment', 'pay an amount with a saved card'],
  use: 'For the last step before a payment: what is paid, the card, and the button with the amount. Choosing comes before it, in a form of its own. Send the payment with `useOnce`, and put this into `OutcomePending`, which replaces it while the outcome is unknown. A page of its own shows the outcome, so that reloading it pays nothing again.',
  avoid: 'For a payment in a dialog: `FormDialog` with `CardChoice` as its field.',
  anatomy: {
    Card: 'what is paid; its heading gets the focus if this follows another step on the same page',
    'Card choice': 'the saved cards, with why the chosen one is invalid; left out if there is nothing to pay',
    Banner: 'why nothing was paid, or why it can’t be paid anymore',
    Button: 'pays the amount it shows; left out while a card is being added, and once the quote has expired',
  },
  keyboard: { Tab: 'through the cards to the button that pays' },
} satisfies ComponentDocs;
