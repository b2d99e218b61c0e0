import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { brandNames, type PaymentMethod } from './payment-methods.ts';

const messages: Record<'card' | 'otherBrand', MessageDescriptor> = defineMessages({
  card: {
    defaultMessage: '{brand} ending in {last4}',
    description:
      'A card in words: its brand, or the word “Card” where that is not known, and its last four digits',
  },
  otherBrand: {
    defaultMessage: 'Card',
    description: 'In place of the brand of a card, where it is not known',
  },
});

export const brandName = (intl: IntlShape, brand: PaymentMethod['brand']): string =>
  brand === 'OTHER' ? intl.formatMessage(messages.otherBrand) : brandNames[brand];

/** `Visa ending in 4242`. */
export const cardName = (intl: IntlShape, { brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string =>
  intl.formatMessage(messages.card, { brand: brandName(intl, brand), last4 });
