import { addMonths, minorDigits } from '@institute/values/formats';
import { expect, it } from 'vitest';
import { isLong } from '../../../scripts/given/lane.ts';
import { chargeStep, smallestCharge, toStripe } from '../ports/stripe-amounts.ts';
import { rollIn } from './early.ts';
import { acceptPayment, beginPayment, inOrder, type Ledger, openRows, remainingOf } from './ledger.ts';
import { amountOf, type Discount, priceQuote, type Terms } from './price.ts';
import { quoteFor } from './quote.ts';

const today = '2026-03-02';
const currencies = Intl.supportedValuesOf('currency');

let count = 0;
const newId = () => {
  count += 1;
  return `id-${count}`;
};

/** The amounts are in cents; they are converted to units of the currency and rounded to what can be charged. */
const inCurrency = (cents: number, currency: string) => {
  const step = chargeStep(currency);
  return Math.ceil((cents * 10 ** minorDigits(currency)) / 100 / step) * step;
};

const tuitions = [5, 30, 60, 100, 199, 9_999, 132_980, 440_000];
const plans = [
  { depositAmount: 0, installmentCount: 0, interestRate: 0 },
  { depositAmount: 0, installmentCount: 4, interestRate: 0 },
  { depositAmount: 30, installmentCount: 3, interestRate: 1_733 },
  { depositAmount: 50_000, installmentCount: 12, interestRate: 1_000 },
];
const discounts: (Discount | null)[] = [
  null,
  { kind: 'PERCENT', value: 1_733 },
  { kind: 'AMOUNT', value: 439_970 },
];

/** The ledger of a price, and the amounts that it is charged in. Each must be one that the provider takes. */
class Account {
  ledger: Ledger;
  readonly charged: number[] = [];
  private readonly currency: string;

  constructor(terms: Terms, promoCode: Discount | null, credit = 0) {
    this.currency = terms.currency;
    const { rows, totalOwed } = priceQuote(terms, { startDate: addMonths(today, 1), promoCode, today });
    this.require(rows.reduce((sum, row) => sum + amountOf(row), 0) === totalOwed, 'the rows add up');
    for (const row of rows) this.requireCharge(amountOf(row));
    const untouched = { status: 'SCHEDULED' as const, amountPaid: 0, rolloverAmount: 0, amountRefunded: 0 };
    const fresh = rows.map((row) => ({ ...row, ...untouched, id: newId() }));
    const { currency } = terms;
    const rolled = rollIn(fresh, credit, { currency, today, newId });
    const status = remainingOf(rolled.rows) === 0 ? 'CONCLUDED' : 'ACTIVE';
    this.ledger = {
      status,
      currency,
      rows: rolled.rows,
      payments: [],
      refunds: [],
      carried: [],
      disputed: [],
    };
  }

  // A call of `expect` for each of so many amounts would take most of the time.
  private require(isSo: boolean, what: string): void {
    if (!isSo) throw new Error(`${what}, in ${this.currency}`);
  }

  private requireCharge(amount: number): void {
    this.require(amount >= smallestCharge(this.currency), `${amount} is enough`);
    toStripe(amount, this.currency);
  }

  pay(kind: 'INSTALLMENT' | 'PAY_OFF' | 'CUSTOM', day = today, amount: number | null = null): void {
    const quote = quoteFor(this.ledger, { kind, rowIds: [], amount }, day);
    this.require(
      quote.parts.reduce((sum, part) => sum + part.amount, 0) === quote.amount,
      'the parts add up',
    );
    this.requireCharge(quote.amount);
    this.charged.push(quote.amount);
    const id = newId();
    this.ledger = acceptPayment(beginPayment(this.ledger, { id, ...quote }), id, { today: day, newId });
  }

  payOnSchedule(): void {
    for (const { dueDate } of inOrder(this.ledger.rows))
      if (openRows(this.ledger.rows).some((row) => row.dueDate <= dueDate)) this.pay('INSTALLMENT', dueDate);
  }

  get isOpen(): boolean {
    return this.ledger.status === 'ACTIVE';
  }
}

function* everyPrice(currency: string): Generator<[Terms, Discount | null]> {
  for (const tuition of tuitions)
    for (const { depositAmount, ...plan } of plans)
      for (const discount of discounts) {
        const terms = {
          ...plan,
          currency,
          tuition: inCurrency(tuition, currency),
          depositAmount: inCurrency(depositAmount, currency),
          taxRate: tuition % 2 === 0 ? 825 : 0,
        };
        const value = discount?.kind === 'AMOUNT' ? inCurrency(discount.value, currency) : discount?.value;
        yield [terms, discount && { ...discount, value: value! }];
      }
}

it('is the provider’s, in minor units', () => {
  expect(
    ['USD', 'GBP', 'HUF', 'JPY', 'MXN', 'DKK', 'KWD', 'MGA', 'ISK', 'COP'].map((currency) => [
      currency,
      smallestCharge(currency),
      chargeStep(currency),
    ]),
  ).toEqual([
    ['USD', 50, 1],
    ['GBP', 30, 1],
    ['HUF', 17_500, 1],
    ['JPY', 50, 1],
    ['MXN', 1_000, 1],
    ['DKK', 250, 1],
    ['KWD', 500, 10],
    ['MGA', 100, 100],
    ['ISK', 1, 1],
    ['COP', 50, 1],
  ]);
});

it('holds for whatever is charged, in every currency, with any plan, promo code and tax', () => {
  // Amounts depend on nothing else of a currency.
  const kindOf = (currency: string) =>
    `${minorDigits(currency)} ${chargeStep(currency)} ${smallestCharge(currency)}`;
  const kinds = new Map(currencies.map((currency) => [kindOf(currency), currency]));
  expect([currencies.length > 150, kinds.size]).toEqual([true, 14]);
  for (const currency of isLong ? currencies : kinds.values())
    for (const [terms, promoCode] of everyPrice(currency)) {
      const { totalOwed } = priceQuote(terms, { startDate: addMonths(today, 1), promoCode, today });
      const onTime = new Account(terms, promoCode);
      onTime.payOnSchedule();
      expect(onTime.charged.reduce((sum, amount) => sum + amount, 0)).toBe(totalOwed);

      const early = new Account(terms, promoCode);
      if (!early.isOpen) continue;
      const { min, max } = quoteFor(early.ledger, { kind: 'CUSTOM', rowIds: [], amount: null }, today);
      const least = smallestCharge(currency);
      early.pay('CUSTOM', today, Math.max(min, max > min ? max - least : max));
      if (early.isOpen) early.pay('PAY_OFF');
      expect([early.isOpen, early.charged.reduce((sum, amount) => sum + amount, 0)]).toEqual([false, max]);

      const credited = new Account(terms, promoCode, Math.max(0, max - chargeStep(currency)));
      expect(credited.isOpen && least > chargeStep(currency)).toBe(false);
    }
});
