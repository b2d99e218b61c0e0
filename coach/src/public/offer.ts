import type { Money } from '@institute/design-system/formats';

/** Reads `2900 USD`: minor units and an ISO 4217 code. */
function readMoney(text: string | undefined): Money | null {
  const [, amount, currency] = /^(\d+) ([A-Z]{3})$/.exec(text?.trim() ?? '') ?? [];
  return amount && currency ? { amount: Number(amount), currency } : null;
}

/** The smallest subscription, by the month, as configured. Null where none is: then no price is named. */
export const monthlyPriceFrom = readMoney(import.meta.env.VITE_SUBSCRIPTION_FROM);

/** How long before a session its client may still cancel or move it free of charge, in hours. */
export const freeCancellationHours = 24;

/** How long a time stays reserved for a client who is filling in a booking, in minutes. */
export const slotHoldMinutes = 5;
