import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { institute } from '../institute.ts';
import { serviceTemplates, valuesOfTemplate } from './templates.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });

it('starts with a service priced as a whole [D-05]', () => {
  for (const name of [null, '', 'unknown'])
    expect(valuesOfTemplate(intl, name)).toMatchObject({ type: 'SERVICE', priceUnit: 'NONE' });
});

it('starts with a template or a product', () => {
  expect(valuesOfTemplate(intl, 'program').serviceSpecification?.session.count).toBe(4);
  expect(valuesOfTemplate(intl, 'product')).toMatchObject({ type: 'PRODUCT', serviceSpecification: null });
});

it('suggests prices in dollars only', () => {
  const prices = () => serviceTemplates(intl).map(({ values }) => [values.price, values.currency]);
  expect(prices()).toEqual([
    [0, 'USD'],
    [32_000, 'USD'],
    [2_500, 'USD'],
  ]);
  institute.assume({ institute: { ...institute.get(), currency: 'MXN' }, policiesIn: null });
  expect(prices()).toEqual([
    [0, 'MXN'],
    [null, 'MXN'],
    [null, 'MXN'],
  ]);
});
