import type { Action, Texts } from '../../letters/letter.ts';

/** The page of a purchase in the portal. */
export const purchasePath = (id: string): string => `/sessions/purchases/${id}`;

/** The end of the e-mails to the buyer: the page of the purchase. */
export const purchaseLink = (url: string): Texts<Action> => ({
  EN: { label: 'See what you bought', url },
  ES: { label: 'Ver tu compra', url },
});
