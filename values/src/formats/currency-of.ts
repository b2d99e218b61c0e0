import { currencies } from './currencies.gen.ts';

/** The currency of a country (ISO 4217), or `USD` for a place without one. */
export const currencyOf = (country: string): string =>
  currencies
    .split(' ')
    .find((entry) => entry.slice(3).match(/../g)!.includes(country))
    ?.slice(0, 3) ?? 'USD';
