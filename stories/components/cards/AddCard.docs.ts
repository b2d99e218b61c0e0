import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['add a credit card', 'save a payment method'],
  use: 'For adding a card: `openForm` asks the server for the payment provider’s form, and `saveCard` saves the card by the token that the form returns. The card number never reaches the page. Stripe’s script is loaded only if `openForm` answers with a Stripe key.',
  avoid: 'For choosing between saved cards: `CardChoice`, which opens this form in place.',
  anatomy: {
    Heading: 'takes the focus if a button opened the form (`autoFocus`)',
    'Provider’s form': 'checks what is typed, and shows its errors at its fields',
    Note: 'where the number goes, and when the form closes',
    Banner: 'in place of the form after the bank refused the card, with the way to enter another one',
  },
  keyboard: { Tab: 'through the provider’s form and on to Cancel' },
  sources: ['cards/AddCard.tsx', 'cards/StripeForm.tsx'],
} satisfies ComponentDocs;
