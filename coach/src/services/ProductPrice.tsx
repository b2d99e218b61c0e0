import { Price } from '@institute/design-system';
import { useIntl } from 'react-intl';
import { unitLabels } from './products.ts';
import type { ProductValues } from './templates.ts';

/** What a service or product costs, and per what. Nothing while the coach hasn't named a price. */
export function ProductPrice({
  product,
}: {
  product: Pick<ProductValues, 'price' | 'currency' | 'priceUnit'>;
}) {
  const intl = useIntl();
  const { price, currency, priceUnit } = product;
  if (price === null) return null;
  return (
    <Price
      amount={price}
      currency={currency}
      {...(price > 0 && { unit: intl.formatMessage(unitLabels[priceUnit]) })}
    />
  );
}
