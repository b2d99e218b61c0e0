import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import {
  nextPaymentStatus,
  nextRefundStatus,
  nextRowStatus,
  nextScheduleStatus,
  type RowEvent,
  type RowStatus,
  refusalOf,
} from './payment-rules.ts';

const rowEvents: RowEvent[] = ['CHARGE', 'PAY', 'PAY_PART', 'FAIL', 'DELETE', 'REFUND', 'RESTORE'];

/** Facts about a row, derived from its history rather than from its state. */
type Known = {
  isCharging: boolean;
  isPaid: boolean;
  isDeleted: boolean;
  isRefunded: boolean;
  hasFailed: boolean;
};

const fresh: Known = {
  isCharging: false,
  isPaid: false,
  isDeleted: false,
  isRefunded: false,
  hasFailed: false,
};

function mayHappen({ isCharging, isPaid, isDeleted, isRefunded }: Known, event: RowEvent): boolean {
  const isOpen = !isCharging && !isPaid && !isDeleted;
  switch (event) {
    case 'CHARGE':
    case 'DELETE':
      return isOpen;
    case 'PAY':
      return isOpen || isCharging;
    case 'PAY_PART':
    case 'FAIL':
      return isCharging;
    case 'REFUND':
      return isPaid && !isRefunded;
    case 'RESTORE':
      return isRefunded;
  }
}

function happen(known: Known, event: RowEvent): Known {
  switch (event) {
    case 'CHARGE':
      return { ...known, isCharging: true };
    case 'PAY':
      return { ...known, isCharging: false, isPaid: true };
    case 'PAY_PART':
      return { ...known, isCharging: false, hasFailed: false };
    case 'FAIL':
      return { ...known, isCharging: false, hasFailed: true };
    case 'DELETE':
      return { ...known, isDeleted: true };
    case 'REFUND':
      return { ...known, isRefunded: true };
    case 'RESTORE':
      return { ...known, isRefunded: false };
  }
}

function statusOf({ isCharging, isPaid, isDeleted, isRefunded, hasFailed }: Known): RowStatus {
  if (isDeleted) return 'DELETED';
  if (isRefunded) return 'REFUNDED';
  if (isPaid) return 'ACCEPTED';
  if (isCharging) return 'IN_PROGRESS';
  return hasFailed ? 'INVALID' : 'SCHEDULED';
}

it('gives every row the status its history implies, whatever happens [P-25]', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...rowEvents), { maxLength: 40 }), (events) => {
      let status: RowStatus = 'SCHEDULED';
      let known = fresh;
      for (const event of events) {
        const next = nextRowStatus(status, event);
        expect(next !== undefined, `${event} of ${status}`).toBe(mayHappen(known, event));
        if (!next) continue;
        status = next;
        known = happen(known, event);
        expect(status).toBe(statusOf(known));
      }
    }),
    { numRuns: cases(5_000, 1_000) },
  );
});

it('explains exactly when a row can’t be charged [M-03]', () => {
  const refusals = (['SCHEDULED', 'IN_PROGRESS', 'ACCEPTED', 'INVALID', 'DELETED', 'REFUNDED'] as const).map(
    (status) => {
      expect(nextRowStatus(status, 'CHARGE') === undefined).toBe(refusalOf(status) !== undefined);
      return [status, refusalOf(status)];
    },
  );
  expect(Object.fromEntries(refusals)).toEqual({
    SCHEDULED: undefined,
    IN_PROGRESS: 'paymentStatusInProgress',
    ACCEPTED: 'paymentStatusAccepted',
    INVALID: undefined,
    DELETED: 'paymentDeleted',
    REFUNDED: 'paymentStatusInvalid',
  });
});

it('ends a schedule once, and settles a payment once [P-27]', () => {
  for (const first of ['CONCLUDE', 'TRANSFER'] as const) {
    const ended = nextScheduleStatus('ACTIVE', first)!;
    expect(ended).toBe(first === 'CONCLUDE' ? 'CONCLUDED' : 'TRANSFERRED');
    for (const second of ['CONCLUDE', 'TRANSFER'] as const) {
      expect(nextScheduleStatus(ended, second)).toBeUndefined();
    }
  }
  for (const first of ['ACCEPT', 'REFUSE'] as const) {
    const settled = nextPaymentStatus('IN_PROGRESS', first)!;
    expect(settled).toBe(first === 'ACCEPT' ? 'ACCEPTED' : 'INVALID');
    for (const second of ['ACCEPT', 'REFUSE'] as const) {
      expect(nextPaymentStatus(settled, second)).toBeUndefined();
    }
  }
});

it('settles a refund once, and lets the bank return it later [P-26]', () => {
  const accepted = nextRefundStatus('IN_PROGRESS', 'ACCEPT')!;
  expect(nextRefundStatus(accepted, 'ACCEPT')).toBeUndefined();
  expect(nextRefundStatus(accepted, 'REFUSE')).toBe(nextRefundStatus('IN_PROGRESS', 'REFUSE'));
  for (const event of ['ACCEPT', 'REFUSE'] as const)
    expect(nextRefundStatus('INVALID', event)).toBeUndefined();
});
