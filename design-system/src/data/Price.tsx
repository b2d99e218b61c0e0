import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { MoneyValue } from './MoneyValue.tsx';
import * as styles from './Price.css.ts';

export interface PriceProps {
  /** Integer minor units (cents); zero is "Free". */
  amount: number;
  /** ISO 4217, by default the region's. */
  currency?: string;
  /** Shown after the amount: "per month", "for 6 sessions". */
  unit?: ReactNode;
  /** The previous price, in minor units. */
  before?: number;
  size?: keyof typeof styles.size;
  /** Says "Free" for zero. Off for a sum that isn't a price. */
  isFreeNamed?: boolean;
}

/** A price. */
export function Price({ amount, currency, unit, before, size = 'm', isFreeNamed = true }: PriceProps) {
  return (
    <div className={styles.size[size]}>
      <MoneyValue amount={amount} {...(currency && { currency })} isFreeNamed={isFreeNamed} />
      {before !== undefined && (
        <s className={styles.beside}>
          <VisuallyHidden>
            <FormattedMessage
              id="price.before"
              defaultMessage="Before:"
              description="Read before the old price of something"
            />{' '}
          </VisuallyHidden>
          <MoneyValue amount={before} {...(currency && { currency })} />
        </s>
      )}
      {unit && <span className={styles.beside}>{unit}</span>}
    </div>
  );
}
