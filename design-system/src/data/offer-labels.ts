import { defineMessages, type MessageDescriptor } from 'react-intl';

export type ServiceCategory =
  | 'NUTRITION'
  | 'SLEEP'
  | 'STRESS'
  | 'MOVEMENT'
  | 'HABITS'
  | 'WOMENS_HEALTH'
  | 'OTHER';
export type ProductCategory = 'BOOK' | 'COURSE' | 'FOOD' | 'KITCHENWARE' | 'MEAL_PLAN' | 'OTHER';

/** What services are about. */
export const serviceCategories: Record<ServiceCategory, MessageDescriptor> = defineMessages({
  NUTRITION: {
    id: 'serviceCategory.nutrition',
    defaultMessage: 'Nutrition',
    description: 'What a service of a coach is about',
  },
  SLEEP: {
    id: 'serviceCategory.sleep',
    defaultMessage: 'Sleep',
    description: 'What a service of a coach is about',
  },
  STRESS: {
    id: 'serviceCategory.stress',
    defaultMessage: 'Stress',
    description: 'What a service of a coach is about',
  },
  MOVEMENT: {
    id: 'serviceCategory.movement',
    defaultMessage: 'Movement',
    description: 'What a service of a coach is about',
  },
  HABITS: {
    id: 'serviceCategory.habits',
    defaultMessage: 'Habits',
    description: 'What a service of a coach is about',
  },
  WOMENS_HEALTH: {
    id: 'serviceCategory.womensHealth',
    defaultMessage: 'Women’s health',
    description: 'What a service of a coach is about',
  },
  OTHER: {
    id: 'serviceCategory.other',
    defaultMessage: 'Other',
    description: 'What a service of a coach is about',
  },
});

/** What products are. */
export const productCategories: Record<ProductCategory, MessageDescriptor> = defineMessages({
  BOOK: { id: 'productCategory.book', defaultMessage: 'Book', description: 'What a coach sells' },
  COURSE: { id: 'productCategory.course', defaultMessage: 'Course', description: 'What a coach sells' },
  FOOD: { id: 'productCategory.food', defaultMessage: 'Food', description: 'What a coach sells' },
  KITCHENWARE: {
    id: 'productCategory.kitchenware',
    defaultMessage: 'Kitchenware',
    description: 'What a coach sells',
  },
  MEAL_PLAN: {
    id: 'productCategory.mealPlan',
    defaultMessage: 'Meal plan',
    description: 'What a coach sells',
  },
  OTHER: { id: 'productCategory.other', defaultMessage: 'Other', description: 'What a coach sells' },
});

/** How the sessions of a service take place. */
export const deliveryModes: Record<'ONLINE' | 'IN_PERSON', MessageDescriptor> = defineMessages({
  ONLINE: {
    id: 'deliveryMode.online',
    defaultMessage: 'Online',
    description: 'How a coach and a client meet',
  },
  IN_PERSON: {
    id: 'deliveryMode.inPerson',
    defaultMessage: 'In person',
    description: 'How a coach and a client meet',
  },
});
