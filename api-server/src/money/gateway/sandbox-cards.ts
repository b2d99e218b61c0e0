import type { Card } from '../../ports/payments.ts';

/** What becomes of a charge to a card. A code means that it is declined for that. */
export type Behavior =
  | 'succeeds'
  | 'requiresAction'
  /** Stays in progress for ten seconds. */
  | 'processing'
  /** Has succeeded, and says so only by messages: one a minute later, and the same again. */
  | 'late'
  /** Has succeeded, but the answer to the charge is lost on the way. */
  | 'lost'
  /** The card cannot even be kept. */
  | 'refused'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'processing_error';

type TestCard = { number: string; brand: Card['brand']; behavior: Behavior };

/** The only card numbers the sandbox accepts, so that no real one is entered: the usual test cards and three more. */
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
  { number: '4000000000000077', brand: 'VISA', behavior: 'processing' },
  { number: '4000000000007007', brand: 'VISA', behavior: 'late' },
  { number: '4000000000008005', brand: 'VISA', behavior: 'lost' },
];

/** Whether the check digit of a card number is right (Luhn). */
export function hasCheckDigit(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const doubled = digits.map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)));
  return doubled.reduce((sum, digit) => sum + digit, 0) % 10 === 0;
}
