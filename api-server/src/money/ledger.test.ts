import { addDays, addMonths } from '@institute/values/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { ProblemError } from '../platform/problem.ts';
import { accountStatus, breakdownOf } from './account-status.ts';
import { rollIn } from './early.ts';
import { conclude, transfer } from './end-schedule.ts';
import {
  acceptPayment,
  beginPayment,
  inOrder,
  type Ledger,
  openAmountOf,
  openRows,
  type Row,
  refund,
  refundableAmount,
  refusePayment,
  remainingOf,
  settleRefund,
} from './ledger.ts';
import { amountOf, type Discount, priceQuote, type Terms } from './price.ts';
import { quoteFor } from './quote.ts';

const start = '2026-03-02';
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

let counter = 0;
const newId = () => {
  counter += 1;
  return `id-${counter}`;
};

function open(terms: Terms, promoCode: Discount | null, rollover: number, today = start) {
  const quote = priceQuote(terms, { startDate: addMonths(today, 1), promoCode, today });
  const untouched = { status: 'SCHEDULED' as const, amountPaid: 0, rolloverAmount: 0, amountRefunded: 0 };
  const rolled = rollIn(
    quote.rows.map((row): Row => ({ ...row, ...untouched, id: newId() })),
    rollover,
    { today, currency: terms.currency, newId },
  );
  const status = remainingOf(rolled.rows) === 0 ? ('CONCLUDED' as const) : ('ACTIVE' as const);
  const ledger: Ledger = {
    ...{ status, currency: terms.currency, rows: rolled.rows },
    ...{ payments: [], refunds: [], carried: [], disputed: [] },
  };
  return { ledger, left: rolled.left, totalOwed: quote.totalOwed };
}

const terms: Terms = {
  tuition: 540_000,
  currency: 'USD',
  depositAmount: 50_000,
  installmentCount: 10,
  interestRate: 600,
  taxRate: 0,
};
const opened = (change: Partial<Terms> = {}) => open({ ...terms, ...change }, null, 0).ledger;
const keyOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof ProblemError ? error.key : error;
  }
  return null;
};
type Asked = Parameters<typeof quoteFor>[1];
const ask = (kind: Asked['kind'], rest: Partial<Asked> = {}): Asked => ({
  kind,
  rowIds: [],
  amount: null,
  ...rest,
});

function pay(ledger: Ledger, asked: Asked, today = start): Ledger {
  const { amount, parts } = quoteFor(ledger, asked, today);
  const id = newId();
  return acceptPayment(beginPayment(ledger, { id, amount, parts }), id, { today, newId });
}

describe('a quote [P-10]', () => {
  it('is for what is due, or for the next row', () => {
    const ledger = opened();
    expect(quoteFor(ledger, ask('INSTALLMENT'), start)).toMatchObject({
      amount: 50_000,
      min: 50_000,
      max: 50_000,
    });
    const paid = pay(ledger, ask('INSTALLMENT'));
    // Its interest month begins tomorrow.
    expect(quoteFor(paid, ask('INSTALLMENT'), start).amount).toBe(49_000);
    expect(quoteFor(paid, ask('INSTALLMENT'), addDays(start, 1)).amount).toBe(51_450);
    expect(quoteFor(paid, ask('INSTALLMENT'), '2026-05-30').amount).toBe(2 * 51_450);
  });

  it('is for the named rows, once each', () => {
    const ledger = opened();
    const [, second, third] = inOrder(ledger.rows).map(({ id }) => id);
    const { amount, parts } = quoteFor(ledger, ask('PRE_PAY', { rowIds: [second!, third!, second!] }), start);
    expect([amount, parts.map(({ rowId }) => rowId)]).toEqual([98_000, [second, third]]);
    expect(keyOf(() => quoteFor(ledger, ask('PRE_PAY', { rowIds: ['other'] }), start))).toBe('notFound');
  });

  it('of everything waives the interest of months that have not begun', () => {
    const ledger = pay(opened(), ask('INSTALLMENT'));
    // Of 10 months with 24.50 each, 2 have begun.
    const { amount, interestSaved } = quoteFor(ledger, ask('PAY_OFF'), '2026-04-10');
    expect(interestSaved).toBe(8 * 2_450);
    expect(amount).toBe(remainingOf(ledger.rows) - interestSaved);
    const paid = pay(ledger, ask('PAY_OFF'), '2026-04-10');
    expect([paid.status, remainingOf(paid.rows), breakdownOf(paid).interest]).toEqual([
      'CONCLUDED',
      0,
      2 * 2_450,
    ]);
  });

  it('of a custom amount respects the limits, and goes to the oldest rows first', () => {
    const ledger = pay(opened(), ask('INSTALLMENT'));
    const max = remainingOf(ledger.rows) - 10 * 2_450;
    expect(quoteFor(ledger, ask('CUSTOM'), start)).toMatchObject({ amount: 49_000, min: 1_000, max });
    expect(keyOf(() => quoteFor(ledger, ask('CUSTOM', { amount: 999 }), start))).toBe('paymentAmountLower');
    expect(keyOf(() => quoteFor(ledger, ask('CUSTOM', { amount: max + 1 }), start))).toBe(
      'paymentBalanceExceeded',
    );
    const paid = pay(ledger, ask('CUSTOM', { amount: 60_000 }));
    const [, first, second] = inOrder(paid.rows);
    expect([first!.status, first!.amountPaid]).toEqual(['ACCEPTED', 49_000]);
    expect([second!.status, second!.amountPaid]).toEqual(['SCHEDULED', 11_000]);
    expect(quoteFor(paid, ask('PRE_PAY', { rowIds: [second!.id] }), start).amount).toBe(49_000 - 11_000);
  });

  it('of a custom amount may be below the minimum if less is left', () => {
    const ledger = opened({ tuition: 600, depositAmount: 600 });
    expect(quoteFor(ledger, ask('CUSTOM', { amount: 600 }), start)).toMatchObject({ min: 600, max: 600 });
  });

  it('is refused with the key of the reason [M-03]', () => {
    const ledger = opened();
    const [first] = inOrder(ledger.rows);
    const named = ask('INSTALLMENT', { rowIds: [first!.id] });
    const { amount, parts } = quoteFor(ledger, named, start);
    const charging = beginPayment(ledger, { id: 'p', amount, parts });
    expect(keyOf(() => quoteFor(charging, named, start))).toBe('paymentStatusInProgress');
    expect(keyOf(() => quoteFor(charging, ask('PAY_OFF'), start))).toBe('paymentStatusInProgress');
    expect(keyOf(() => quoteFor(charging, ask('CUSTOM'), start))).toBe('paymentStatusInProgress');
    const accepted = acceptPayment(charging, 'p', { today: start, newId });
    expect(keyOf(() => quoteFor(accepted, named, start))).toBe('paymentStatusAccepted');
    const { ledger: refunded } = refund(accepted, { type: 'CUSTOM', destination: 'ROLLOVER', amount, newId });
    expect(keyOf(() => quoteFor(refunded, named, start))).toBe('paymentStatusInvalid');
    const all = pay(ledger, ask('PAY_OFF'));
    expect(keyOf(() => quoteFor(all, ask('PAY_OFF'), start))).toBe('paymentNoBalance');
    expect(keyOf(() => quoteFor(conclude(ledger, newId), named, start))).toBe('paymentDeleted');
    expect(keyOf(() => quoteFor(transfer(ledger, newId).ledger, ask('PAY_OFF'), start))).toBe(
      'paymentDeleted',
    );
    // A declined charge can be retried.
    expect(quoteFor(refusePayment(charging, 'p', { today: start, newId }), named, start).amount).toBe(amount);
  });
});

describe('what is too little to be charged', () => {
  const payAll = (ledger: Ledger) => quoteFor(ledger, ask('PAY_OFF'), start).amount;

  it('is never left by a custom payment', () => {
    const ledger = opened({ tuition: 132_980, depositAmount: 0, installmentCount: 0 });
    expect(keyOf(() => quoteFor(ledger, ask('CUSTOM', { amount: 132_931 }), start))).toBe(
      'paymentBalanceExceeded',
    );
    expect(payAll(pay(ledger, ask('CUSTOM', { amount: 132_930 })))).toBe(50);
    expect(pay(ledger, ask('CUSTOM', { amount: 132_980 })).status).toBe('CONCLUDED');
    // A part of so little would be less than the least payment.
    const small = opened({ tuition: 1_049, depositAmount: 0, installmentCount: 0 });
    expect(quoteFor(small, ask('CUSTOM'), start)).toMatchObject({ amount: 1_049, min: 1_049, max: 1_049 });
  });

  it('moves to the next row', () => {
    const ledger = pay(opened({ interestRate: 0 }), ask('CUSTOM', { amount: 49_970 }));
    const [deposit, first] = inOrder(ledger.rows);
    expect([deposit!.status, amountOf(deposit!), amountOf(first!)]).toEqual(['ACCEPTED', 49_970, 49_030]);
    expect(payAll(ledger)).toBe(540_000 - 49_970);
  });

  it('is no longer owed when credit leaves it', () => {
    const rolled = open({ ...terms, interestRate: 0 }, null, 539_970);
    expect([rolled.ledger.status, rolled.left, remainingOf(rolled.ledger.rows)]).toEqual(['CONCLUDED', 0, 0]);
    expect(rolled.ledger.rows.filter((row) => row.status === 'DELETED').map(amountOf)).toEqual([30]);
    expect(breakdownOf(rolled.ledger).rollover).toBe(539_970);
  });

  it('waits for a charge that decides what is left', () => {
    const ledger = opened({ interestRate: 0, installmentCount: 1 });
    const part = quoteFor(ledger, ask('CUSTOM', { amount: 49_970 }), start);
    const both = beginPayment(ledger, { id: 'part', ...part });
    const [, last] = inOrder(ledger.rows);
    const rest = quoteFor(both, ask('PRE_PAY', { rowIds: [last!.id] }), start);
    const at = { today: start, newId };
    const left = acceptPayment(beginPayment(both, { id: 'rest', ...rest }), 'part', at);
    expect(remainingOf(left.rows)).toBe(490_030);
    expect(remainingOf(acceptPayment(left, 'rest', at).rows)).toBe(0);
    expect(openRows(refusePayment(left, 'rest', at).rows).map(openAmountOf)).toEqual([490_030]);
  });
});

describe('refunding [P-26]', () => {
  it('takes the newest payment first, and lowers the owed and paid amounts alike', () => {
    const twice = pay(pay(opened(), ask('INSTALLMENT')), ask('INSTALLMENT'));
    const before = breakdownOf(twice);
    const { ledger, refunds } = refund(twice, {
      type: 'VOUCHER',
      destination: 'CARD',
      amount: 60_000,
      newId,
    });
    expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([
      [49_000, 'IN_PROGRESS'],
      [11_000, 'IN_PROGRESS'],
    ]);
    const after = breakdownOf(ledger);
    expect(after.refunds).toEqual({ withdrawal: 0, voucher: 60_000, custom: 0, dispute: 0 });
    expect(after.totalPaid).toBe(before.totalPaid - 60_000);
    expect(after.totalRemaining).toBe(before.totalRemaining);
    expect(
      inOrder(ledger.rows)
        .map(({ status }) => status)
        .slice(0, 3),
    ).toEqual(['ACCEPTED', 'REFUNDED', 'SCHEDULED']);
  });

  it('is undone if the provider refuses', () => {
    const paid = pay(opened(), ask('INSTALLMENT'));
    const { ledger, refunds } = refund(paid, { type: 'CUSTOM', destination: 'CARD', amount: 50_000, newId });
    const undone = settleRefund(ledger, refunds[0]!.id, 'REFUSE');
    expect(undone.rows).toEqual(paid.rows);
    expect(breakdownOf(undone)).toEqual(breakdownOf(paid));
    expect(refundableAmount(undone, 'CARD')).toBe(50_000);
  });

  it('never refunds more than was paid, nor twice', () => {
    const paid = pay(opened(), ask('INSTALLMENT'));
    const back = (ledger: Ledger, amount: number) =>
      refund(ledger, { type: 'WITHDRAWAL', destination: 'CARD', amount, newId });
    expect(keyOf(() => back(paid, 50_001))).toBe('paymentBalanceExceeded');
    expect(keyOf(() => back(back(paid, 50_000).ledger, 1))).toBe('paymentNoBalance');
    expect(keyOf(() => back(opened(), 1))).toBe('paymentNoBalance');
  });
});

describe('ending a schedule [P-27]', () => {
  it('deletes unpaid rows, and splits partly paid ones', () => {
    const ledger = conclude(pay(opened(), ask('CUSTOM', { amount: 60_000 })), newId);
    expect(ledger.status).toBe('CONCLUDED');
    expect(remainingOf(ledger.rows)).toBe(0);
    const [, first] = inOrder(ledger.rows);
    const halves = ledger.rows.filter(({ installment }) => installment === first!.installment);
    expect(halves.map((row) => [row.status, amountOf(row)])).toEqual([
      ['ACCEPTED', 10_000],
      // Part of the interest was waived, because it was paid early.
      ['DELETED', 41_450 - 500],
    ]);
  });

  it('waits for a charge in progress', () => {
    const ledger = opened();
    const { amount, parts } = quoteFor(ledger, ask('INSTALLMENT'), start);
    const charging = beginPayment(ledger, { id: 'p', amount, parts });
    expect(keyOf(() => conclude(charging, newId))).toBe('paymentStatusInProgress');
    expect(keyOf(() => transfer(charging, newId))).toBe('paymentStatusInProgress');
  });

  it('happens once', () => {
    const ended = conclude(opened(), newId);
    expect(keyOf(() => conclude(ended, newId))).toBe('paymentDeleted');
    expect(keyOf(() => transfer(ended, newId))).toBe('paymentDeleted');
  });
});

describe('the account status [P-23] [D-11]', () => {
  it.each([
    ['2026-03-02', 'GOOD', 0, 0, 50_000],
    ['2026-03-03', 'PAST_DUE', 1, 50_000, 50_000],
    ['2026-04-03', 'PAST_DUE', 32, 101_450, 101_450],
    ['2026-05-30', 'PAST_DUE', 89, 152_900, 152_900],
    ['2026-05-31', 'COLLECTIONS', 90, 152_900, 152_900],
  ])('on %s is %s, %i days overdue', (today, status, daysOverdue, amountOverdue, amountDue) => {
    expect(accountStatus(opened().rows, today)).toEqual({
      status,
      daysOverdue,
      amountOverdue,
      amountDue,
      // Everything that is due, and nothing of it can be saved.
      nextPayment: {
        kind: daysOverdue === 0 ? 'NEXT' : 'PAST_DUE',
        dueDate: '2026-03-02',
        amount: amountDue,
        amountToday: amountDue,
        interestSaved: 0,
      },
    });
  });

  it('recovers once everything due is paid', () => {
    const paid = pay(opened(), ask('INSTALLMENT'), '2026-05-31');
    expect(accountStatus(paid.rows, '2026-05-31')).toMatchObject({ status: 'GOOD', daysOverdue: 0 });
  });
});

// ---- Random event sequences, compared with a model that tracks only the money. ----

type Step =
  | { act: 'pay'; kind: Asked['kind']; share: number; isAccepted: boolean }
  | { act: 'begin'; kind: Asked['kind']; share: number }
  | { act: 'settle'; isAccepted: boolean }
  | {
      act: 'refund';
      type: 'WITHDRAWAL' | 'VOUCHER' | 'CUSTOM';
      destination: 'CARD' | 'ROLLOVER';
      share: number;
    }
  | { act: 'settleRefund'; isAccepted: boolean }
  | { act: 'wait'; days: number }
  | { act: 'conclude' }
  | { act: 'transfer'; terms: Terms };

const share = fc.integer({ min: 1, max: 130 });
const kind = fc.constantFrom<Asked['kind']>('INSTALLMENT', 'PRE_PAY', 'PAY_OFF', 'CUSTOM');
const anyTerms = fc.record({
  tuition: fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 2_000 })),
  currency: fc.constant('USD'),
  depositAmount: fc.integer({ min: 0, max: 500_000 }),
  installmentCount: fc.integer({ min: 0, max: 14 }),
  interestRate: fc.integer({ min: 0, max: 3_000 }),
  taxRate: fc.integer({ min: 0, max: 2_500 }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('pay' as const), kind, share, isAccepted: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('begin' as const), kind, share }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('settle' as const), isAccepted: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      type: fc.constantFrom<'WITHDRAWAL' | 'VOUCHER' | 'CUSTOM'>('WITHDRAWAL', 'VOUCHER', 'CUSTOM'),
      destination: fc.constantFrom<'CARD' | 'ROLLOVER'>('CARD', 'ROLLOVER'),
      share,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('settleRefund' as const), isAccepted: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 70 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'conclude' as const }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('transfer' as const), terms: anyTerms }) },
);

/** All schedules of one student, and a model of where each cent is, independent of the ledgers. */
class Account {
  today = start;
  readonly ledgers: Ledger[] = [];
  /** Charged to cards, and refunded to them, settled or in progress. */
  charged = 0;
  refunded = 0;
  /** Credit kept for a later schedule. */
  waiting = 0;

  constructor(given: Terms, promoCode: Discount | null) {
    const { ledger, totalOwed } = open(given, promoCode, 0);
    this.ledgers.push(ledger);
    expect(sum(ledger.rows.map(amountOf))).toBe(totalOwed);
  }

  get current(): Ledger {
    return this.ledgers.at(-1)!;
  }
  set current(ledger: Ledger) {
    this.ledgers[this.ledgers.length - 1] = ledger;
  }

  private begin({ kind: asked, share: percent }: { kind: Asked['kind']; share: number }) {
    const most = remainingOf(this.current.rows);
    const amount = Math.max(1, Math.floor((most * percent) / 100));
    const id = newId();
    const quote = quoteFor(this.current, ask(asked, asked === 'CUSTOM' ? { amount } : {}), this.today);
    expect(quote.amount).toBeGreaterThanOrEqual(50);
    expect(sum(quote.parts.map((part) => part.amount))).toBe(quote.amount);
    this.current = beginPayment(this.current, { id, amount: quote.amount, parts: quote.parts });
    return { id, quote };
  }

  private settle(id: string, isAccepted: boolean) {
    const { amount } = this.current.payments.find((payment) => payment.id === id)!;
    this.current = (isAccepted ? acceptPayment : refusePayment)(this.current, id, {
      today: this.today,
      newId,
    });
    if (isAccepted) this.charged += amount;
  }

  take(next: Step): void {
    switch (next.act) {
      case 'wait':
        this.today = addDays(this.today, next.days);
        return;
      case 'pay': {
        const owed = remainingOf(this.current.rows);
        const { id, quote } = this.begin(next);
        this.settle(id, next.isAccepted);
        const paid = next.isAccepted ? quote.amount + quote.interestSaved : 0;
        expect(remainingOf(this.current.rows)).toBe(owed - paid);
        return;
      }
      case 'begin':
        this.begin(next);
        return;
      case 'settle': {
        const open = this.current.payments.find(({ status }) => status === 'IN_PROGRESS');
        if (open) this.settle(open.id, next.isAccepted);
        return;
      }
      case 'refund': {
        const most = refundableAmount(this.current, next.destination);
        const amount = Math.max(1, Math.floor((most * next.share) / 100));
        const { type, destination } = next;
        const owed = remainingOf(this.current.rows);
        const { ledger, refunds } = refund(this.current, { type, destination, amount, newId });
        expect(sum(refunds.map((one) => one.amount))).toBe(amount);
        this.current = ledger;
        expect(remainingOf(ledger.rows)).toBe(owed);
        if (destination === 'CARD') this.refunded += amount;
        else this.waiting += amount;
        return;
      }
      case 'settleRefund': {
        const open = this.current.refunds.find(({ status }) => status === 'IN_PROGRESS');
        if (!open) return;
        this.current = settleRefund(this.current, open.id, next.isAccepted ? 'ACCEPT' : 'REFUSE');
        if (!next.isAccepted) this.refunded -= open.amount;
        return;
      }
      case 'conclude':
        this.current = conclude(this.current, newId);
        return;
      case 'transfer': {
        const { ledger, value } = transfer(this.current, newId);
        this.current = ledger;
        this.waiting += value;
        const opening = open(next.terms, null, value, this.today);
        this.waiting -= value - opening.left;
        this.ledgers.push(opening.ledger);
      }
    }
  }

  /** Violations of the invariants. */
  faults(): string[] {
    const faults: string[] = [];
    const require = (what: string, isSo: boolean) => {
      if (!isSo) faults.push(what);
    };
    for (const ledger of this.ledgers) {
      const { rows, status } = ledger;
      const figures = breakdownOf(ledger);
      const live = rows.filter((row) => row.status !== 'DELETED');
      for (const row of rows) {
        const covered = row.amountPaid + row.rolloverAmount;
        require('parts are not negative', Math.min(row.principalAmount, row.interestAmount, row.taxAmount) >=
          0);
        require('amounts are not negative', Math.min(row.amountPaid, row.rolloverAmount) >= 0);
        require('no more is paid than due', covered <= amountOf(row));
        require('no more is refunded than paid', row.amountRefunded >= 0 && row.amountRefunded <= covered);
        const isPaid = row.status === 'ACCEPTED' || row.status === 'REFUNDED';
        require('what is accepted is paid', !isPaid || openAmountOf(row) === 0);
        const isBack = row.status === 'REFUNDED';
        require('what is refunded went back', !isBack || row.amountRefunded === amountOf(row));
        require('nothing was paid of what is deleted', row.status !== 'DELETED' || covered === 0);
      }
      // The equations in the API document.
      const { netTuition, interest, taxes, totalPaid, totalRemaining, rollover } = figures;
      const accepted = ledger.payments.filter((payment) => payment.status === 'ACCEPTED');
      const toCards = sum(Object.values(figures.refunds));
      const owed = netTuition + interest + taxes;
      require('balance', totalRemaining === sum(figures.balance.map(({ amount }) => amount)));
      for (const { amount, parts } of figures.balance)
        require('parts', parts.length === 0 || amount === sum(parts.map((part) => part.amount)));
      require('paid', totalPaid === sum(accepted.map(({ amount }) => amount)) - toCards);
      require('remaining', totalRemaining === owed - totalPaid - rollover);
      require('owed', sum(live.map((row) => amountOf(row) - row.amountRefunded)) === owed);
      require('figures are not negative', Math.min(netTuition, interest, taxes, totalRemaining, toCards) >=
        0);
      const open = openRows(rows);
      const isCharging = open.some((row) => row.status === 'IN_PROGRESS');
      require('what is open can be charged', isCharging || open.every((row) => openAmountOf(row) >= 50));
      require('nothing remains of what has ended', status === 'ACTIVE' || totalRemaining === 0);
      require('everything went over', status !== 'TRANSFERRED' || owed === 0);
    }
    // No cent is lost or created: charged money is in the schedules, is held as credit, or was refunded.
    const held = this.ledgers.map(breakdownOf);
    const kept = sum(held.map(({ totalPaid, rollover }) => totalPaid + rollover));
    require('every cent is somewhere', kept + this.waiting === this.charged - this.refunded);
    require('what left one came to another', sum(held.map(({ rollover }) => rollover)) === 0 - this.waiting);
    return faults;
  }
}

it('loses no cent in random accounts, whatever is paid, refunded, concluded and transferred [P-26] [P-27]', () => {
  let happened = 0;
  const refused = new Set<unknown>();
  fc.assert(
    fc.property(
      anyTerms,
      fc.option(
        fc.record({ kind: fc.constant('PERCENT' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
      ),
      fc.array(step, { minLength: 1, maxLength: 14 }),
      (given, promoCode, steps) => {
        const account = new Account(given, promoCode);
        for (const next of steps) {
          const before = JSON.stringify(account.ledgers);
          const key = keyOf(() => account.take(next));
          if (key === null) happened += 1;
          else {
            // A refused event changes nothing.
            expect(typeof key, String(key)).toBe('string');
            refused.add(key);
            expect(JSON.stringify(account.ledgers)).toBe(before);
          }
          expect(account.faults()).toEqual([]);
        }
      },
    ),
    { numRuns: cases(10_000, 1_000) },
  );
  // The walk has reached every kind of event.
  expect(happened).toBeGreaterThan(2 * cases(10_000, 1_000));
  expect([...refused].sort()).toEqual([
    'paymentAmountLower',
    'paymentBalanceExceeded',
    'paymentDeleted',
    'paymentNoBalance',
    'paymentStatusInProgress',
  ]);
});
