import type { Schemas } from '@institute/api-schema';
import { type Ledger, liveRows } from '../money/ledger.ts';
import type { TransferPreview } from '../money/schedule.ts';

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
  { rows, isPromoCodeLost }: Pick<TransferPreview, 'rows' | 'isPromoCodeLost'>,
): Difference[] {
  const live = liveRows(ledger.rows);
  const changeOf = (part: 'principalAmount' | 'interestAmount' | 'taxAmount') =>
    sum(liveRows(rows).map((row) => row[part])) - sum(live.map((row) => row[part]));
  const differences: Difference[] = [
    {
      reason: isPromoCodeLost ? 'PROMO_CODE' : 'TUITION',
      amount: changeOf('principalAmount') + sum(live.map(({ amountRefunded }) => amountRefunded)),
    },
    { reason: 'INTEREST', amount: changeOf('interestAmount') },
    { reason: 'TAX', amount: changeOf('taxAmount') },
  ];
  return differences.filter(({ amount }) => amount !== 0);
}
