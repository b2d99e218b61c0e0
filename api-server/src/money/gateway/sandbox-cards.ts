import type { Card } from '../../ports/payments.ts';

/** The outcome of a charge to a card. A string is the decline code. */
export type Behavior =
  | 'succeeds'
  | 'requiresAction'
  /** Stays in progress for ten seconds. */
  | 'processing'
  /** Succeeds, but reports it only by webhook: once after a minute, and then again. */
  | 'late'
  /** Succeeds, but the response to the charge is lost. */
  | 'lost'
  /** Succeeds, and is disputed at once. */
  | 'disputed'
  /** The card can't even be saved. */
  | 'refused'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'processing_error';

type TestCard = { number: string; brand: Card['brand']; behavior: Behavior };

/**
 * The only card numbers the sandbox accepts, so that no one enters a real one: the usual test cards and two more.
 */
export const testCards: TestCard[] = [
  { number: '4242424242424242', brand: 'VISA', behavior: 'succeeds' },
  { number: '5555555555554444', brand: 'MASTERCARD', behavior: 'succeeds' },
  { number: '378282246310005', brand: 'AMERICAN_EXPRESS', behavior: 'succeeds' },
  { number: '6011111111111117', brand: 'DISCOVER', behavior: 'succeeds' },
  { number: '4000000000000002', brand: 'VISA', behavior: 'card_declined' },
  { number: '4000000000009995', brand: 'VISA', behavior: 'insufficient_funds' },
  { number: '4000000000000069', brand: 'VISA', behavior: 'expired_card' },
  { number: '4000000000000119', brand: 'VISA', behavior: 'processing_error' },
  { number: '4000000000000127', brand: 'VISA', behavior: 'refused' },
  { number: '4000002500003155', brand: 'VISA', behavior: 'requiresAction' },
  { number: '4000000000000259', brand: 'VISA', behavior: 'disputed' },
  { number: '4000000000000077', brand: 'VISA', behavior: 'processing' },
  { number: '4000000000007007', brand: 'VISA', behavior: 'late' },
  { number: '4000000000008005', brand: 'VISA', behavior: 'lost' },
];

/** Whether a card number passes the Luhn check. */
export function hasCheckDigit(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const doubled = digits.map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)));
  return doubled.reduce((sum, digit) => sum + digit, 0) % 10 === 0;
}
