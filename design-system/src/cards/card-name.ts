import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { CardBrand, SavedCard } from './saved-card.ts';

const messages: Record<'card' | 'otherBrand', MessageDescriptor> = defineMessages({
  card: {
    id: 'card.name',
    defaultMessage: '{brand} ending in {last4}',
    description:
      'A card in words: its brand, or the word “Card” where that is not known, and its last four digits',
  },
  otherBrand: {
    id: 'card.unknownBrand',
    defaultMessage: 'Card',
    description: 'In place of the brand of a card, where it is not known',
  },
});

/** The same in every language. */
const brandNames: Record<Exclude<CardBrand, 'OTHER'>, string> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  DINERS_CLUB: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
};

/** `Visa`, or “Card” in the user's language if the brand is unknown. */
export const brandName = (intl: IntlShape, brand: CardBrand): string =>
  brand === 'OTHER' ? intl.formatMessage(messages.otherBrand) : brandNames[brand];

/** `Visa ending in 4242`. */
export const cardName = (intl: IntlShape, { brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
  intl.formatMessage(messages.card, { brand: brandName(intl, brand), last4 });
