/** An amount due on a day (`YYYY-MM-DD`), in minor units. */
export interface DuePayment {
  dueDate: string;
  amount: number;
}

/** A month as the actuarial method counts it: leftover days are thirtieths of a month. */
const daysOfMonth = 30;

/**
 * Calculates the annual percentage rate (0.06 is 6%) by the actuarial method of Regulation Z, appendix J: twelve
 * times the monthly rate at which the payments, discounted to the day of the contract, equal the amount financed.
 * Returns 0 if there is no finance charge.
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
  // The present value falls as the rate grows. After 60 halvings the remaining error is too small to show.
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
