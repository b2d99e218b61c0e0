import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show what a coach sells', 'preview a service'],
  use: 'For what a coach sells, wherever clients see it, and for the coach’s own preview of it: one card, so that the two can’t differ. Its texts (`offerLines`, `priceUnit`, `bookWord`, and `soldLines` for a purchase) are shared as well.',
  avoid: 'For managing offers: a `Card` with their status. For a plan with its price: `PriceCard`.',
  anatomy: {
    Picture: 'or the `Plate` of the offer',
    Price: 'of one purchase, with its unit',
    Lines: 'what a purchase includes',
    Description: 'in the coach’s language',
    'Times and actions': 'the soonest free times, and the button that books or buys',
  },
  keyboard: { Tab: 'moves to the times, then to the actions' },
  sources: ['data/OfferCard.tsx', 'data/offer.ts', 'data/offer-labels.ts'],
} satisfies ComponentDocs;
