import type { components } from '@institute/api-schema';
import type { Ledger } from '../money/ledger.ts';
import type { TransferPreview } from '../money/schedule.ts';

type Schemas = components['schemas'];
type Difference = Schemas['TransferDifference'];
type Class = Pick<Schemas['Cohort'], 'startDate' | 'graduationDate' | 'deliveryMode'>;

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What differs between two classes, besides their price. */
export function classDifferences(current: Class, target: Class): Difference[] {
  const differences: Difference[] = [{ reason: 'CLASS_DATES', amount: null }];
  if (current.deliveryMode !== target.deliveryMode)
    differences.push({ reason: 'DELIVERY_MODE', amount: null });
  return differences;
}

/**
 * Why the new schedule costs more or less than the current one. The amounts add up to the difference of the totals. What
 * was given back lowers both.
 */
export function priceDifferences(
  ledger: Ledger,
  { price, rows, isPromoCodeLost }: Pick<TransferPreview, 'price' | 'rows' | 'isPromoCodeLost'>,
): Difference[] {
  const live = ledger.rows.filter(({ status }) => status !== 'DELETED');
  const differences: Difference[] = [
    {
      reason: isPromoCodeLost ? 'PROMO_CODE' : 'TUITION',
      amount:
        price.netTuition -
        sum(live.map(({ principalAmount, amountRefunded }) => principalAmount - amountRefunded)),
    },
    {
      reason: 'INTEREST',
      amount: sum([
        ...rows.map(({ interestAmount }) => interestAmount),
        ...live.map(({ interestAmount }) => -interestAmount),
      ]),
    },
    { reason: 'TAX', amount: price.taxes - sum(live.map(({ taxAmount }) => taxAmount)) },
  ];
  return differences.filter(({ amount }) => amount !== 0);
}
