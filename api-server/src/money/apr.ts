/** An amount that is due, in minor units, on a day (`YYYY-MM-DD`). */
export interface DuePayment {
  dueDate: string;
  amount: number;
}

/** A month in the sense of the actuarial method: days left over are thirtieths of one. */
const daysOfMonth = 30;

/**
 * The annual percentage rate (0.06 is 6 %) by the actuarial method of Regulation Z, appendix J: the rate a month at which
 * the payments, counted back to the day of the contract, are worth what was financed; times twelve. 0 where nothing is
 * charged for the time.
 */
export function annualPercentageRate(
  amountFinanced: number,
  contractDate: string,
  payments: readonly DuePayment[],
): number {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (amountFinanced <= 0 || total <= amountFinanced) return 0;
  const due = payments.map(({ dueDate, amount }) => ({
    amount,
    months: monthsBetween(contractDate, dueDate),
  }));
  const worth = (monthlyRate: number) =>
    due.reduce((sum, { amount, months }) => sum + amount / (1 + monthlyRate) ** months, 0);
  let low = 0;
  let high = 1;
  // The worth falls as the rate grows; sixty halvings leave nothing that could be shown.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > amountFinanced) low = middle;
    else high = middle;
  }
  return low * 12;
}

function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth, fromDay] = from.split('-').map(Number) as [number, number, number];
  const [toYear, toMonth, toDay] = to.split('-').map(Number) as [number, number, number];
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) + (toDay - fromDay) / daysOfMonth;
}
