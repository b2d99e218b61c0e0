import type { components } from '@institute/api-schema';
import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';

type Schemas = components['schemas'];
export type Product = Schemas['CoachProduct'];
export type ProductInput = Schemas['CoachProductInput'];
export type OfferingType = Schemas['OfferingType'];

/** A coach has at most 100 products, so one page has all of them. */
const all = { size: 100, page: 0 } as const;

export const productsQuery = (coachId: string) =>
  api.queryOptions('get', '/coaches/{coachId}/products', {
    params: { path: { coachId }, query: { ...all, sortBy: 'id', descending: true } },
  });

/** Everything the coach offers, including drafts, newest first. */
export function useProducts(): Product[] {
  const coachId = useCoachId();
  return useSuspenseQuery(productsQuery(coachId)).data.content;
}

/** The published offers, newest first. */
export function usePublicProducts(): Product[] {
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/products/public', {
    params: { path: { coachId: useCoachId() }, query: all },
  });
  return data.content;
}

export function useProduct(productId: string): Product {
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/products/{productId}', {
    params: { path: { coachId: useCoachId(), productId } },
  });
  return data.content;
}

export const categoryLabels = defineMessages({
  BOOK: { defaultMessage: 'Book', description: 'Kind of product' },
  COURSE: { defaultMessage: 'Course', description: 'Kind of product' },
  FOOD: { defaultMessage: 'Food', description: 'Kind of product' },
  KITCHENWARE: { defaultMessage: 'Kitchenware', description: 'Kind of product' },
  MEAL_PLAN: { defaultMessage: 'Meal plan', description: 'Kind of product' },
  NUTRITION: { defaultMessage: 'Nutrition', description: 'Kind of service' },
  SLEEP: { defaultMessage: 'Sleep', description: 'Kind of service' },
  STRESS: { defaultMessage: 'Stress', description: 'Kind of service' },
  MOVEMENT: { defaultMessage: 'Movement', description: 'Kind of service' },
  HABITS: { defaultMessage: 'Habits', description: 'Kind of service' },
  WOMENS_HEALTH: { defaultMessage: 'Women’s health', description: 'Kind of service' },
  OTHER: { defaultMessage: 'Other', description: 'Kind of product or service' },
});

export const productCategories = ['BOOK', 'COURSE', 'FOOD', 'KITCHENWARE', 'MEAL_PLAN', 'OTHER'] as const;
export const serviceCategories = [
  'NUTRITION',
  'SLEEP',
  'STRESS',
  'MOVEMENT',
  'HABITS',
  'WOMENS_HEALTH',
  'OTHER',
] as const;

export const unitLabels = defineMessages({
  NONE: { defaultMessage: 'in total', description: 'Unit of a price: for all of it' },
  SESSION: { defaultMessage: 'per session', description: 'Unit of a price' },
  HOUR: { defaultMessage: 'per hour', description: 'Unit of a price' },
  MONTH: { defaultMessage: 'per month', description: 'Unit of a price' },
  ITEM: { defaultMessage: 'per item', description: 'Unit of a price' },
});

export const deliveryLabels = defineMessages({
  ONLINE: { defaultMessage: 'Online', description: 'How coach and client meet' },
  IN_PERSON: { defaultMessage: 'In person', description: 'How coach and client meet' },
});

export const sessionTypeLabels = defineMessages({
  INDIVIDUAL: { defaultMessage: 'One client', description: 'With whom a session is: one client at a time' },
  GROUP: { defaultMessage: 'Group', description: 'With whom a session is: several clients at once' },
});
