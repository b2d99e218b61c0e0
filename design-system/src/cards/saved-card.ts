/** A saved card, as far as it is shown. */
export interface SavedCard {
  id: string;
  brand: CardBrand;
  last4: string;
}

export type CardBrand =
  | 'VISA'
  | 'MASTERCARD'
  | 'AMERICAN_EXPRESS'
  | 'DISCOVER'
  | 'DINERS_CLUB'
  | 'JCB'
  | 'UNIONPAY'
  | 'OTHER';
