import { decimalOfMinor, minorDigits } from '@institute/values/formats';
import { expect, it } from 'vitest';
import { RequestRejected } from './payments.ts';
import { fromStripe, toStripe } from './stripe-amounts.ts';

// 100 units of each currency, in Stripe's amounts: https://docs.stripe.com/currencies
const byAmount: [number, string][] = [
  [100, 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'],
  [100_000, 'BHD JOD KWD OMR TND'],
  [
    10_000,
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TOP TRY TTD TWD TZS UAH UGX USD UYU UZS WST XCD YER ZAR ZMW',
  ],
];
const table = byAmount.flatMap(([amount, currencies]) =>
  currencies.split(' ').map((currency) => [currency, amount] as const),
);

it.each(table)('charges 100 %s as %i, and reads it back', (currency, amount) => {
  const units = 100 * 10 ** minorDigits(currency);
  expect(toStripe(units, currency)).toBe(amount);
  expect(fromStripe(amount, currency.toLowerCase())).toBe(units);
  expect(Number(decimalOfMinor(units, currency))).toBe(100);
});

it('covers 139 currencies, each once', () => {
  expect([table.length, new Set(table.map(([currency]) => currency)).size]).toEqual([139, 139]);
});

it('refuses what Stripe can’t take exactly, instead of charging something else', () => {
  expect(() => toStripe(3_333, 'KWD')).toThrow(RequestRejected);
  expect(() => toStripe(150, 'MGA')).toThrow(RequestRejected);
  expect(toStripe(3_330, 'KWD')).toBe(3_330);
});
