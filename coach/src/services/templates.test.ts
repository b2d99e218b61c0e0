import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { valuesOfTemplate } from './templates.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });

it('starts with a service priced as a whole [D-05]', () => {
  for (const name of [null, '', 'unknown'])
    expect(valuesOfTemplate(intl, name)).toMatchObject({ type: 'SERVICE', priceUnit: 'NONE' });
});

it('starts with a template or a product', () => {
  expect(valuesOfTemplate(intl, 'program').serviceSpecification?.session.count).toBe(4);
  expect(valuesOfTemplate(intl, 'product')).toMatchObject({ type: 'PRODUCT', serviceSpecification: null });
});
