import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { CoachProduct } from './coaches.ts';

type ServiceCategory = NonNullable<CoachProduct['serviceCategoryId']>;
type ProductCategory = NonNullable<CoachProduct['productCategoryId']>;

export const serviceCategories: Record<ServiceCategory, MessageDescriptor> = defineMessages({
  NUTRITION: { defaultMessage: 'Nutrition', description: 'What a service of a coach is about' },
  SLEEP: { defaultMessage: 'Sleep', description: 'What a service of a coach is about' },
  STRESS: { defaultMessage: 'Stress', description: 'What a service of a coach is about' },
  MOVEMENT: { defaultMessage: 'Movement', description: 'What a service of a coach is about' },
  HABITS: { defaultMessage: 'Habits', description: 'What a service of a coach is about' },
  WOMENS_HEALTH: { defaultMessage: 'Women’s health', description: 'What a service of a coach is about' },
  OTHER: { defaultMessage: 'Other', description: 'What a service of a coach is about' },
});

const productCategories: Record<ProductCategory, MessageDescriptor> = defineMessages({
  BOOK: { defaultMessage: 'Book', description: 'What a coach sells' },
  COURSE: { defaultMessage: 'Course', description: 'What a coach sells' },
  FOOD: { defaultMessage: 'Food', description: 'What a coach sells' },
  KITCHENWARE: { defaultMessage: 'Kitchenware', description: 'What a coach sells' },
  MEAL_PLAN: { defaultMessage: 'Meal plan', description: 'What a coach sells' },
  OTHER: { defaultMessage: 'Other', description: 'What a coach sells' },
});

const deliveryModes: Record<'ONLINE' | 'IN_PERSON', MessageDescriptor> = defineMessages({
  ONLINE: { defaultMessage: 'Online', description: 'How a coach and a client meet' },
  IN_PERSON: { defaultMessage: 'In person', description: 'How a coach and a client meet' },
});

const messages = defineMessages({
  book: { defaultMessage: 'Book a time', description: 'Button at a service of a coach' },
  sign: { defaultMessage: 'Sign up', description: 'Button at a service of a coach for a group' },
  buy: { defaultMessage: 'Buy', description: 'Button at something that a coach sells' },
});

const units: Record<Exclude<CoachProduct['priceUnit'], 'NONE'>, MessageDescriptor> = defineMessages({
  SESSION: { defaultMessage: 'per session', description: 'After a price' },
  HOUR: { defaultMessage: 'per hour', description: 'After a price' },
  MONTH: { defaultMessage: 'per month', description: 'After a price' },
  ITEM: { defaultMessage: 'per item', description: 'After a price' },
});

export const priceUnit = (intl: IntlShape, { priceUnit: unit, price }: CoachProduct): string | undefined =>
  unit === 'NONE' || price === 0 ? undefined : intl.formatMessage(units[unit]);

type Session = NonNullable<CoachProduct['serviceSpecification']>['session'];

function sessionsLine(intl: IntlShape, { type, count, duration: minutes }: Session): string {
  const values = { count, minutes };
  return type === 'GROUP'
    ? intl.formatMessage(
        {
          defaultMessage:
            '{count, plural, one {# group session} other {# group sessions}} of {minutes} minutes',
          description: 'What a service for a group consists of',
        },
        values,
      )
    : intl.formatMessage(
        {
          defaultMessage: '{count, plural, one {# session} other {# sessions}} of {minutes} minutes',
          description: 'What a service consists of',
        },
        values,
      );
}

const colorsLine = (intl: IntlShape, colors: readonly string[]): string =>
  intl.formatMessage(
    { defaultMessage: 'Colors: {colors}', description: 'The colors that something comes in' },
    { colors: intl.formatList(colors) },
  );

/** Describes an offer in short lines. */
export function offerLines(intl: IntlShape, product: CoachProduct): string[] {
  const { serviceSpecification, productSpecification, deliveryMode } = product;
  const session = serviceSpecification?.session;
  const category = product.serviceCategoryId
    ? serviceCategories[product.serviceCategoryId]
    : product.productCategoryId && productCategories[product.productCategoryId];
  const colors = productSpecification?.colors ?? [];
  return [
    session && sessionsLine(intl, session),
    deliveryMode && intl.formatMessage(deliveryModes[deliveryMode]),
    category && intl.formatMessage(category),
    colors.length > 0 && colorsLine(intl, colors),
  ].filter((line): line is string => Boolean(line));
}

/** The label of the button on an offer. */
export function bookWord(product: CoachProduct): MessageDescriptor {
  if (product.purchaseTerms.isBookable) return messages.book;
  return product.type === 'SERVICE' ? messages.sign : messages.buy;
}
