import { minorDigits } from '@institute/design-system/formats';
import { RequestRejected } from '../../ports/payments.ts';

/** Currencies that Stripe takes in whole units. https://docs.stripe.com/currencies#zero-decimal */
const zeroDecimal = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
/** In thousandths, of which the last digit must be 0. */
const threeDecimal = 'BHD JOD KWD OMR TND'.split(' ');

/** The decimal places of Stripe's amounts. ISK and UGX, which have none in ISO 4217, are taken in hundredths. */
const stripeDigits = (currency: string): number =>
  zeroDecimal.includes(currency) ? 0 : threeDecimal.includes(currency) ? 3 : 2;

/** Converts minor units of ISO 4217 to Stripe's amount. Throws `RequestRejected` if Stripe can't take it exactly. */
export function toStripe(amount: number, currency: string): number {
  const shift = stripeDigits(currency) - minorDigits(currency);
  const converted = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift;
  const isExact = Number.isSafeInteger(converted) && (stripeDigits(currency) < 3 || converted % 10 === 0);
  if (!isExact) throw new RequestRejected('amount_not_representable');
  return converted;
}

/** Converts Stripe's amount, with its currency in lower case, to minor units of ISO 4217. */
export function fromStripe(amount: number, lowerCase: string): number {
  const currency = lowerCase.toUpperCase();
  const shift = minorDigits(currency) - stripeDigits(currency);
  return shift >= 0 ? amount * 10 ** shift : Math.round(amount / 10 ** -shift);
}
