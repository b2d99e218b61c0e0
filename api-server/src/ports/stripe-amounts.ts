import { minorDigits } from '@institute/values/formats';
import { RequestRejected } from './payments.ts';

/** Currencies that Stripe takes in whole units. https://docs.stripe.com/currencies#zero-decimal */
const zeroDecimal = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
/** In thousandths, of which the last digit must be 0. */
const threeDecimal = 'BHD JOD KWD OMR TND'.split(' ');

/** The decimal places of Stripe's amounts. ISK and UGX, which have none in ISO 4217, are taken in hundredths. */
const stripeDigits = (currency: string): number =>
  zeroDecimal.includes(currency) ? 0 : threeDecimal.includes(currency) ? 3 : 2;

/** In units of the currency. https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const minimums: Record<string, number> = {
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

/** For other currencies Stripe converts 0.50 USD at its rate of the day, which no price can depend on. */
const otherMinimum = 0.5;

/** What every charge in a currency is a multiple of, in minor units of ISO 4217: 10 for KWD, 1 for most. */
export function chargeStep(currency: string): number {
  const digits = Math.min(stripeDigits(currency), 2);
  return 10 ** Math.max(0, minorDigits(currency) - digits);
}

/** `null` if an amount can be charged or refunded exactly, else the nearest ones that can, in minor units of ISO 4217. */
export function nearestCharges(amount: number, currency: string): { min: number; max: number } | null {
  const step = chargeStep(currency);
  const min = amount - (amount % step);
  return min === amount ? null : { min, max: min + step };
}

/** The smallest amount that can be charged in a currency, in minor units of ISO 4217: 50 for USD. */
export function smallestCharge(currency: string): number {
  const step = chargeStep(currency);
  const minimum = Math.round((minimums[currency] ?? otherMinimum) * 10 ** minorDigits(currency));
  return Math.ceil(minimum / step) * step;
}

/** Converts minor units of ISO 4217 to Stripe's amount. Throws `RequestRejected` if Stripe can't take it exactly. */
export function toStripe(amount: number, currency: string): number {
  const shift = stripeDigits(currency) - minorDigits(currency);
  const converted = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift;
  const isExact = Number.isSafeInteger(converted) && amount % chargeStep(currency) === 0;
  if (!isExact) throw new RequestRejected('amount_not_representable');
  return converted;
}

/** Converts Stripe's amount, with its currency in lower case, to minor units of ISO 4217. */
export function fromStripe(amount: number, lowerCase: string): number {
  const currency = lowerCase.toUpperCase();
  const shift = minorDigits(currency) - stripeDigits(currency);
  return shift >= 0 ? amount * 10 ** shift : Math.round(amount / 10 ** -shift);
}
