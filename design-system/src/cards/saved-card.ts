/** A saved card, as far as it is shown. */
export interface SavedCard {
  id: string;
  brand: CardBrand;
  last4: string;
  /** Whether the bank declined the last charge to it. */
  isDeclined?: boolean;
}

/** The card to start a choice with: the first one whose last charge wasn’t declined, or else the first. */
export const preferredCard = <Card extends SavedCard>(cards: readonly Card[]): Card | undefined =>
  cards.find(({ isDeclined }) => !isDeclined) ?? cards[0];

export type CardBrand =
  | 'VISA'
  | 'MASTERCARD'
  | 'AMERICAN_EXPRESS'
  | 'DISCOVER'
  | 'DINERS_CLUB'
  | 'JCB'
  | 'UNIONPAY'
  | 'OTHER';
