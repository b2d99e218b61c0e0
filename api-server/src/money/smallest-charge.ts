import { minorDigits } from '@institute/design-system/formats';

/**
 * The smallest charge in major units by currency, as Stripe publishes it for accounts that settle in that currency.
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const smallest: Record<string, number> = {
  ...{
    AED: 2,
    AUD: 0.5,
    BGN: 1,
    BRL: 0.5,
    CAD: 0.5,
    CHF: 0.5,
    CZK: 15,
    DKK: 2.5,
    EUR: 0.5,
    GBP: 0.3,
    HKD: 4,
  },
  ...{ HUF: 175, INR: 0.5, JPY: 50, MXN: 10, MYR: 2, NOK: 3, NZD: 0.5, PLN: 2, RON: 2, SEK: 3, SGD: 0.5 },
  ...{ THB: 10, USD: 0.5 },
};

/**
 * The smallest amount that a card can be charged, in minor units. Stripe names none for other currencies; it is then half
 * of the currency's unit, or one unit where there are no smaller ones.
 */
export const smallestCharge = (currency: string): number =>
  Math.ceil((smallest[currency] ?? 0.5) * 10 ** minorDigits(currency));
