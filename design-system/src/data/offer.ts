import { formatMoney } from '@institute/values/formats/money';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import {
  deliveryModes,
  type ProductCategory,
  productCategories,
  type ServiceCategory,
  serviceCategories,
} from './offer-labels.ts';

/** What one purchase includes. */
export interface Sold {
  sessionCount: number;
  groupSessionCount: number;
  /** Minutes of a session. Null if there are none. */
  duration: number | null;
}

/** What a coach sells: a service or a product. */
export interface Offer {
  id?: string;
  type: 'SERVICE' | 'PRODUCT';
  title: string;
  image: string | null;
  description: string | null;
  /** Minor units of `currency`, for one `priceUnit`. */
  price: number;
  /** ISO 4217. */
  currency: string;
  priceUnit: 'NONE' | 'SESSION' | 'HOUR' | 'MONTH' | 'ITEM';
  /** Without an amount, if the price isn't set yet. */
  purchaseTerms: Sold & { amount: number | null; isBookable: boolean };
  deliveryMode: 'ONLINE' | 'IN_PERSON' | null;
  serviceCategoryId: ServiceCategory | null;
  productCategoryId: ProductCategory | null;
  productSpecification: { colors: readonly string[] } | null;
}

const messages = defineMessages({
  book: { id: 'offer.book', defaultMessage: 'Book a time', description: 'Button at a service of a coach' },
  sign: {
    id: 'offer.sign',
    defaultMessage: 'Sign up',
    description: 'Button at a service of a coach for a group',
  },
  buy: { id: 'offer.buy', defaultMessage: 'Buy', description: 'Button at something that a coach sells' },
});

const units: Record<Exclude<Offer['priceUnit'], 'NONE'>, MessageDescriptor> = defineMessages({
  SESSION: { id: 'priceUnit.session', defaultMessage: 'per session', description: 'After a price' },
  HOUR: { id: 'priceUnit.hour', defaultMessage: 'per hour', description: 'After a price' },
  MONTH: { id: 'priceUnit.month', defaultMessage: 'per month', description: 'After a price' },
  ITEM: { id: 'priceUnit.item', defaultMessage: 'per item', description: 'After a price' },
});

/** The unit after what one purchase costs. */
export const priceUnit = (
  intl: IntlShape,
  { priceUnit: unit, price, purchaseTerms }: Offer,
): string | undefined =>
  unit === 'NONE' || price === 0 || price !== purchaseTerms.amount
    ? undefined
    : intl.formatMessage(units[unit]);

function sessionsLine(intl: IntlShape, { sessionCount, groupSessionCount, duration: minutes }: Sold) {
  if (minutes === null) return undefined;
  const values = { count: sessionCount || groupSessionCount, minutes };
  return groupSessionCount > 0
    ? intl.formatMessage(
        {
          id: 'offer.groupSessions',
          defaultMessage:
            '{count, plural, one {# group session} other {# group sessions}} of {minutes} minutes',
          description: 'What a service for a group consists of',
        },
        values,
      )
    : intl.formatMessage(
        {
          id: 'offer.sessions',
          defaultMessage: '{count, plural, one {# session} other {# sessions}} of {minutes} minutes',
          description: 'What a service consists of',
        },
        values,
      );
}

const colorsLine = (intl: IntlShape, colors: readonly string[]): string =>
  intl.formatMessage(
    {
      id: 'offer.colors',
      defaultMessage: 'Colors: {colors}',
      description: 'The colors that something comes in',
    },
    { colors: intl.formatList(colors) },
  );

/** Describes what a purchase includes in short lines. */
export const soldLines = (
  intl: IntlShape,
  { deliveryMode, ...sold }: Sold & Pick<Offer, 'deliveryMode'>,
): string[] =>
  [sessionsLine(intl, sold), deliveryMode && intl.formatMessage(deliveryModes[deliveryMode])].filter(
    (line): line is string => Boolean(line),
  );

/** The price by the hour, if a session costs another amount. */
const hourlyLine = (intl: IntlShape, { price, currency, priceUnit: unit, purchaseTerms }: Offer) =>
  unit === 'HOUR' && price !== purchaseTerms.amount
    ? intl.formatMessage(
        {
          id: 'offer.hourly',
          defaultMessage: '{price} per hour',
          description: 'The price of a service that is paid by time',
        },
        { price: formatMoney({ amount: price, currency }, { locale: intl.locale }) },
      )
    : undefined;

/** Describes an offer in short lines. */
export function offerLines(intl: IntlShape, product: Offer): string[] {
  const { productSpecification, deliveryMode } = product;
  const category = product.serviceCategoryId
    ? serviceCategories[product.serviceCategoryId]
    : product.productCategoryId && productCategories[product.productCategoryId];
  const colors = productSpecification?.colors ?? [];
  return [
    ...soldLines(intl, { ...product.purchaseTerms, deliveryMode }),
    hourlyLine(intl, product),
    category && intl.formatMessage(category),
    colors.length > 0 && colorsLine(intl, colors),
  ].filter((line): line is string => Boolean(line));
}

/** The label of the button on an offer. */
export function bookWord(product: Offer): MessageDescriptor {
  if (product.purchaseTerms.isBookable) return messages.book;
  return product.type === 'SERVICE' ? messages.sign : messages.buy;
}
