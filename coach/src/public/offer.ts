import type { Money } from '@institute/design-system/formats';

/** The smallest subscription, by the month. */
export const monthlyPriceFrom: Money = { amount: 2900, currency: 'USD' };

/** How long before a session its client may still cancel or move it free of charge, in hours. */
export const freeCancellationHours = 24;

/** How long a time stays reserved for a client who is filling in a booking, in minutes. */
export const slotHoldMinutes = 5;
