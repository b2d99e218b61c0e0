import { addDays, addMonths } from '@institute/values/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { smallestCharge } from '../ports/stripe-amounts.ts';
import { amountToday, partsOf, rollIn, settledBy, totalOf } from './early.ts';
import { transfer } from './end-schedule.ts';
import {
  acceptPayment,
  beginPayment,
  inOrder,
  type Ledger,
  openAmountOf,
  openRows,
  type Row,
  remainingOf,
  unaccruedInterest,
} from './ledger.ts';
import { priceQuote, type Terms } from './price.ts';
import { quoteFor } from './quote.ts';

const start = '2026-03-02';
type Asked = Parameters<typeof quoteFor>[1];
const ask = (kind: Asked['kind'], rest: Partial<Asked> = {}): Asked => ({
  kind,
  rowIds: [],
  amount: null,
  ...rest,
});

let counter = 0;
const nextId = (): string => {
  counter += 1;
  return `id-${counter}`;
};

const usd = { currency: 'USD', newId: nextId };

function open(terms: Terms, today = start, startDate = addMonths(today, 1)): Ledger {
  const { rows } = priceQuote(terms, { startDate, promoCode: null, today });
  const untouched = { status: 'SCHEDULED' as const, amountPaid: 0, rolloverAmount: 0, amountRefunded: 0 };
  return {
    status: 'ACTIVE',
    currency: terms.currency,
    rows: rows.map((row): Row => ({ ...row, ...untouched, id: nextId() })),
    payments: [],
    refunds: [],
    carried: [],
    disputed: [],
  };
}

function pay(ledger: Ledger, asked: Asked, today: string): { ledger: Ledger; amount: number } {
  const { amount, parts } = quoteFor(ledger, asked, today);
  const id = nextId();
  return {
    ledger: acceptPayment(beginPayment(ledger, { id, amount, parts }), id, { today, newId: nextId }),
    amount,
  };
}

const terms: Terms = {
  tuition: 540_000,
  currency: 'USD',
  depositAmount: 50_000,
  installmentCount: 10,
  interestRate: 600,
  taxRate: 0,
};
const withDeposit = () => pay(open(terms), ask('INSTALLMENT'), start).ledger;
const remaining = (ledger: Ledger) => openRows(ledger.rows);

describe('paying early [P-10]', () => {
  // Of 10 months with 24.50 interest each, 2 have begun.
  const today = '2026-04-10';
  const saved = 8 * 2_450;

  it('costs the same one row at a time, several at once, as a custom amount, or as a payoff', () => {
    const ledger = withDeposit();
    const payOff = quoteFor(ledger, ask('PAY_OFF'), today);
    expect(payOff).toMatchObject({ amount: 10 * 51_450 - saved, interestSaved: saved });

    let one = ledger;
    let total = 0;
    for (const { id } of inOrder(ledger.rows).filter((row) => openAmountOf(row) > 0)) {
      const paid = pay(one, ask('PRE_PAY', { rowIds: [id] }), today);
      one = paid.ledger;
      total += paid.amount;
    }
    expect([total, one.status]).toEqual([payOff.amount, 'CONCLUDED']);

    const all = remaining(ledger).map(({ id }) => id);
    expect(quoteFor(ledger, ask('PRE_PAY', { rowIds: all }), today)).toMatchObject({
      amount: payOff.amount,
      interestSaved: saved,
    });
    const other = quoteFor(ledger, ask('CUSTOM', { amount: payOff.amount }), today);
    expect(other).toMatchObject({ max: payOff.amount, interestSaved: saved });
    expect(pay(ledger, ask('CUSTOM', { amount: payOff.amount }), today).ledger.status).toBe('CONCLUDED');
  });

  it('of a single installment waives its interest until its month begins', () => {
    const [, , , third] = inOrder(withDeposit().rows);
    expect(third!.interestFrom).toBe('2026-05-02');
    expect([unaccruedInterest(third!, '2026-05-02'), amountToday(third!, '2026-05-02')]).toEqual([
      2_450, 49_000,
    ]);
    expect([unaccruedInterest(third!, '2026-05-03'), amountToday(third!, '2026-05-03')]).toEqual([0, 51_450]);
  });

  it('of a part of an installment waives the same part of its interest', () => {
    const [, , , third] = inOrder(withDeposit().rows);
    expect(settledBy([third!], 24_500, { today, currency: 'USD' })).toEqual([
      { rowId: third!.id, amount: 24_500, interestWaived: 1_225 },
    ]);
  });

  it('charges nothing yet where only unaccrued interest is left', () => {
    const [row] = inOrder(withDeposit().rows).slice(5);
    const covered = { ...row!, rolloverAmount: row!.principalAmount };
    expect(partsOf([covered], today)).toEqual([{ rowId: row!.id, amount: 0, interestWaived: 2_450 }]);
  });
});

const anyTerms = fc.record({
  tuition: fc.integer({ min: 50, max: 2_000_000 }),
  currency: fc.constant('USD'),
  depositAmount: fc.integer({ min: 0, max: 500_000 }),
  installmentCount: fc.integer({ min: 0, max: 14 }),
  interestRate: fc.integer({ min: 0, max: 3_000 }),
  taxRate: fc.integer({ min: 0, max: 2_500 }),
});
const anyStep = fc.record({
  kind: fc.constantFrom<Asked['kind']>('INSTALLMENT', 'PRE_PAY', 'PAY_OFF', 'CUSTOM'),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('any sequence of early payments', () => {
  it('at one moment adds up to the payoff of that moment, to the cent', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.integer({ min: 0, max: 400 }),
        fc.array(anyStep, { maxLength: 12 }),
        (given, days, steps) => {
          const today = addDays(start, days);
          let ledger = open(given);
          const payOff = quoteFor(ledger, ask('PAY_OFF'), today).amount;
          let paid = 0;
          for (const { kind, share } of steps) {
            const rows = remaining(ledger);
            if (rows.length === 0) break;
            const row = rows[Math.floor(share * (rows.length - 1))]!;
            const { min, max } = quoteFor(ledger, ask('CUSTOM'), today);
            const wanted = Math.max(min, Math.floor(share * max));
            const next = pay(
              ledger,
              ask(kind, {
                ...(kind === 'PRE_PAY' && { rowIds: [row.id] }),
                ...(kind === 'CUSTOM' && { amount: wanted > max - 50 ? max : wanted }),
              }),
              today,
            );
            paid += next.amount;
            expect(paid).toBeLessThanOrEqual(payOff);
            ledger = next.ledger;
          }
          if (remaining(ledger).length > 0) {
            const rest = pay(ledger, ask('PAY_OFF'), today);
            paid += rest.amount;
            ledger = rest.ledger;
          }
          expect([paid, ledger.status]).toEqual([payOff, 'CONCLUDED']);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('never costs more than paying on schedule, which costs what was agreed', () => {
    fc.assert(
      fc.property(anyTerms, fc.array(anyStep, { maxLength: 14 }), (given, steps) => {
        const agreed = open(given).rows.reduce((sum, row) => sum + openAmountOf(row), 0);
        let onSchedule = 0;
        let punctual = open(given);
        let early = open(given);
        let paidEarly = 0;
        const waiting = [...steps];
        for (const { id, dueDate } of inOrder(punctual.rows)) {
          const now = remaining(early);
          const step = waiting.shift();
          if (step && now.length > 0) {
            const next = pay(early, ask('INSTALLMENT', { rowIds: [now.at(-1)!.id] }), dueDate);
            early = next.ledger;
            paidEarly += next.amount;
          }
          if (remaining(early).some((row) => row.dueDate <= dueDate)) {
            const due = pay(early, ask('INSTALLMENT'), dueDate);
            early = due.ledger;
            paidEarly += due.amount;
          }
          const next = pay(punctual, ask('INSTALLMENT', { rowIds: [id] }), dueDate);
          punctual = next.ledger;
          onSchedule += next.amount;
        }
        expect(onSchedule).toBe(agreed);
        expect(paidEarly).toBeLessThanOrEqual(agreed);
      }),
      { numRuns: 500 },
    );
  });
});

/** Moves a schedule to another class on the same terms, with what was paid. */
function move(ledger: Ledger, terms: Terms, today: string, startDate = addMonths(today, 1)): Ledger {
  const { value } = transfer(ledger, nextId);
  const fresh = open(terms, today, startDate);
  return { ...fresh, rows: rollIn(fresh.rows, value, { ...usd, today }).rows };
}
const payOffAmount = (ledger: Ledger, today: string) => totalOf(partsOf(remaining(ledger), today));

describe('what an amount settles is one rule', () => {
  it('for money carried to another class: interest that was saved stays saved', () => {
    const paid = pay(withDeposit(), ask('CUSTOM', { amount: 440_000 }), start);
    expect([remainingOf(paid.ledger.rows), payOffAmount(paid.ledger, start)]).toEqual([52_500, 50_000]);
    const moved = move(paid.ledger, terms, start, addMonths(start, 6));
    expect([remainingOf(moved.rows), payOffAmount(moved, start)]).toEqual([52_500, 50_000]);
  });

  it.each([
    ['covers all', 0, 700_000, 600_000],
    ['is exactly the tuition', 0, 600_000, 600_000],
    ['covers what half a promo code leaves', 300_000, 300_000, 300_000],
  ])('for credit that %s', (_, discount, credit, used) => {
    const expensive: Terms = {
      ...terms,
      tuition: 600_000,
      depositAmount: 60_000,
      installmentCount: 12,
      interestRate: 1_000,
    };
    const { rows, left } = rollIn(open({ ...expensive, tuition: 600_000 - discount }).rows, credit, {
      ...usd,
      today: start,
    });
    expect([credit - left, remainingOf(rows)]).toEqual([used, 0]);
  });

  const history = fc.record({
    installmentCount: fc.integer({ min: 0, max: 12 }),
    interestRate: fc.constantFrom(0, 600, 1_000, 1_733),
    taxRate: fc.constantFrom(0, 825),
    depositAmount: fc.constantFrom(0, 50_000),
    tuition: fc.integer({ min: 100_000, max: 700_000 }),
    days: fc.nat(200),
    shares: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }),
    another: fc.integer({ min: 1, max: 99 }),
  });
  /** An amount that can be paid: it leaves nothing, or what can be charged. */
  const amountOf = (ledger: Ledger, share: number, today: string) => {
    const all = payOffAmount(ledger, today);
    const asked = Math.max(1_000, Math.floor((all * share) / 100));
    return all - asked < smallestCharge('USD') ? all : asked;
  };
  const payShares = (ledger: Ledger, shares: number[], today: string) =>
    shares.reduce(
      (paid, share) =>
        payOffAmount(paid, today) <= 2_000
          ? paid
          : pay(paid, ask('CUSTOM', { amount: amountOf(paid, share, today) }), today).ledger,
      ledger,
    );

  it('so a transfer never raises what is owed, and its order with a payment doesn’t matter', () => {
    fc.assert(
      fc.property(history, ({ days, shares, another, ...rest }) => {
        const terms: Terms = { currency: 'USD', ...rest };
        const today = addDays(start, days);
        const paid = payShares(open(terms), shares, today);
        if (payOffAmount(paid, today) <= 2_000) return;
        const moved = move(paid, terms, today);
        expect(remainingOf(moved.rows)).toBeLessThanOrEqual(remainingOf(paid.rows));
        expect(payOffAmount(moved, today)).toBeLessThanOrEqual(payOffAmount(paid, today));

        // As much as both owe: the other class may cost less, as interest that has accrued here hasn’t there.
        if (payOffAmount(moved, today) < 2_000) return;
        const owed = [payOffAmount(paid, today), payOffAmount(moved, today)];
        const amount = Math.min(amountOf(paid, another, today), ...owed);
        // A plan that is paid off has nothing to move.
        if (amount === owed[0]) return;
        if (owed.some((all) => all > amount && all - amount < smallestCharge('USD'))) return;
        const asked = ask('CUSTOM', { amount });
        const paidThenMoved = move(pay(paid, asked, today).ledger, terms, today);
        const movedThenPaid = pay(moved, asked, today).ledger;
        expect(payOffAmount(paidThenMoved, today)).toBe(payOffAmount(movedThenPaid, today));
      }),
      { numRuns: cases(500) },
    );
  });

  it('so credit settles what a card settles', () => {
    fc.assert(
      fc.property(history, ({ another, days: _, shares: __, ...rest }) => {
        const fresh = open({ currency: 'USD', ...rest });
        const amount = amountOf(fresh, another, start);
        const byCard = pay(fresh, ask('CUSTOM', { amount }), start).ledger;
        const byCredit = rollIn(fresh.rows, amount, { ...usd, today: start });
        expect(byCredit.left).toBe(0);
        expect(byCredit.rows.map(openAmountOf)).toEqual(byCard.rows.map(openAmountOf));
      }),
      { numRuns: cases(500) },
    );
  });
});
