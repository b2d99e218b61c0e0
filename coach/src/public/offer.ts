import type { Money } from '@institute/design-system/formats';

/** Parses `2900 USD`: minor units and an ISO 4217 code. */
function readMoney(text: string | undefined): Money | null {
  const [, amount, currency] = /^(\d+) ([A-Z]{3})$/.exec(text?.trim() ?? '') ?? [];
  return amount && currency ? { amount: Number(amount), currency } : null;
}

/** The configured price of the cheapest monthly plan. If it's null, no price is shown. */
export const monthlyPriceFrom = readMoney(import.meta.env.VITE_SUBSCRIPTION_FROM);
