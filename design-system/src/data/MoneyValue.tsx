import { formatMoney } from '@institute/values/formats/money';
import { useIntl } from 'react-intl';
import { useCurrency } from '../intl/currency.ts';
import { figures } from './values.css.ts';

export interface MoneyValueProps {
  /** Integer minor units (cents). */
  amount: number;
  /** ISO 4217, by default the region's. */
  currency?: string;
  /** `$ 1,234.50` rather than `$ 1234.50`. */
  isGrouped?: boolean;
  /** Shows zero as "Free", for prices. */
  isFreeNamed?: boolean;
}

/** An amount of money, exact to the cent. */
export function MoneyValue({
  amount,
  currency: given,
  isGrouped = true,
  isFreeNamed = false,
}: MoneyValueProps) {
  const { locale } = useIntl();
  const currency = useCurrency(given);
  return (
    <data value={amount} className={figures}>
      {formatMoney({ amount, currency }, { locale, isGrouped, isFreeNamed })}
    </data>
  );
}
