import type { IntlShape } from 'react-intl';
import { institute } from '../institute.ts';
import type { Product } from './products.ts';

export type ProductValues = Omit<Product, 'id' | 'version' | 'purchaseTerms' | 'isChargeable' | 'price'> & {
  /** Null if the coach hasn't set one. */
  price: number | null;
};

/** A price in US dollars to start from. In another currency, it would be a strange one. */
const suggested = (price: number): number | null => (institute.get().currency === 'USD' ? price : null);

const blankService = (): ProductValues => ({
  type: 'SERVICE',
  title: '',
  image: null,
  description: null,
  price: null,
  currency: institute.get().currency,
  priceUnit: 'NONE',
  // For when it becomes a product.
  isShipped: true,
  deliveryMode: 'ONLINE',
  productCategoryId: null,
  productSpecification: null,
  serviceCategoryId: null,
  serviceSpecification: { session: { type: 'INDIVIDUAL', count: 1, duration: 50 } },
  status: 'PUBLISHED',
});

export const blankProduct = (): ProductValues => ({
  ...blankService(),
  type: 'PRODUCT',
  deliveryMode: null,
  serviceSpecification: null,
  productSpecification: { colors: [] },
});

export const serviceTemplates = (intl: IntlShape): Array<{ name: string; values: ProductValues }> => [
  {
    name: 'first-call',
    values: {
      ...blankService(),
      title: intl.formatMessage({ defaultMessage: 'First call' }),
      description: intl.formatMessage({
        defaultMessage: '20 minutes to get to know each other. Nothing to prepare.',
      }),
      price: 0,
      serviceCategoryId: 'HABITS',
      serviceSpecification: { session: { type: 'INDIVIDUAL', count: 1, duration: 20 } },
    },
  },
  {
    name: 'program',
    values: {
      ...blankService(),
      title: intl.formatMessage({ defaultMessage: 'Healthy habits, 4 sessions' }),
      description: intl.formatMessage({
        defaultMessage: '4 calls and a plan you build together, one small change at a time.',
      }),
      price: suggested(32_000),
      serviceCategoryId: 'HABITS',
      serviceSpecification: { session: { type: 'INDIVIDUAL', count: 4, duration: 50 } },
    },
  },
  {
    name: 'group',
    values: {
      ...blankService(),
      title: intl.formatMessage({ defaultMessage: 'Weekly group' }),
      description: intl.formatMessage({
        defaultMessage: 'A small group that meets once a week and keeps each other going.',
      }),
      price: suggested(2_500),
      priceUnit: 'SESSION',
      serviceCategoryId: 'STRESS',
      serviceSpecification: { session: { type: 'GROUP', count: 8, duration: 75 } },
    },
  },
];

export const valuesOfTemplate = (intl: IntlShape, name: string | null): ProductValues =>
  name === 'product'
    ? blankProduct()
    : (serviceTemplates(intl).find((template) => template.name === name)?.values ?? blankService());
