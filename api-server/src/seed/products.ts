import type { coachProducts } from '../tables/coach-products.ts';
import { otherCoaches } from './coaches.ts';

type Product = Omit<typeof coachProducts.$inferInsert, 'id' | 'coachId'>;

/** The offers of the demo world's coaches, by cast number. */
export const products: Record<number, Product[]> = {
  5: [
    {
      title: 'First talk',
      description: 'A 20-minute call to see if we’re a good fit. No preparation needed.',
      price: 0,
      serviceCategoryId: 'HABITS',
      serviceSpecification: { session: { type: 'INDIVIDUAL', count: 1, duration: 20 } },
      deliveryMode: 'ONLINE',
    },
    {
      title: 'Sleep reset, four sessions',
      description:
        'Four calls in four weeks, and a plan that fits your nights.\n\nFor shift workers the calls can be at any hour.',
      price: 32_000,
      serviceCategoryId: 'SLEEP',
      serviceSpecification: { session: { type: 'INDIVIDUAL', count: 4, duration: 50 } },
      deliveryMode: 'ONLINE',
    },
    {
      title: 'New parents’ circle',
      description: 'Six people, one evening a week. Babies are welcome.',
      price: 2_500,
      priceUnit: 'SESSION',
      serviceCategoryId: 'STRESS',
      serviceSpecification: { session: { type: 'GROUP', count: 8, duration: 75 } },
      deliveryMode: 'IN_PERSON',
    },
    {
      type: 'PRODUCT',
      title: 'Lunch box with three compartments',
      description: 'Steel, leak-proof, and it fits a real lunch.',
      price: 3_450,
      priceUnit: 'ITEM',
      productCategoryId: 'KITCHENWARE',
      productSpecification: { colors: ['Sage', 'Clay', 'Midnight'] },
      isShipped: true,
    },
    {
      type: 'PRODUCT',
      title: 'Breakfast plan for night shifts',
      description: 'Fourteen breakfasts. The shopping list is coming soon.',
      price: 1_900,
      productCategoryId: 'MEAL_PLAN',
      productSpecification: { colors: [] },
      status: 'DRAFT',
    },
  ],
  ...Object.fromEntries(otherCoaches.map(({ person, services }) => [person.number, services])),
};
