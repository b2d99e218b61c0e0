import {
  freeTransferCountIn,
  highestTransferFeeIn,
  transferFeeIn,
  transferLimit,
} from '@institute/api-schema/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import {
  type Eligibility,
  eligibilityRefusal,
  nextTransfer,
  type TransferEvent,
  type TransferState,
} from './transfer-rules.ts';

const now = new Date('2026-03-02T15:00:00Z');
const eligible: Eligibility = {
  used: 0,
  isGraduated: false,
  isPastDue: false,
  isDisputed: false,
  isWindowOpen: true,
};
const requested: TransferState = { status: 'REQUESTED', expiresAt: new Date(now.getTime() + 1000) };

const event: fc.Arbitrary<TransferEvent> = fc.oneof(
  fc.record({
    type: fc.constant('OFFER' as const),
    eligibility: fc.constant(eligible),
    hasRoom: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('CONFIRM' as const),
    isQuoteValid: fc.boolean(),
    isPermitted: fc.boolean(),
    hasRoom: fc.boolean(),
  }),
  fc.constantFrom<TransferEvent>({ type: 'REVIEW' }, { type: 'CANCEL' }, { type: 'EXPIRE' }),
);

/** Past events in order. The status is derived from them. */
type TransferDeed = 'offered' | 'read' | 'confirmed' | 'cancelled' | 'expired';

function allowed(deeds: TransferDeed[], one: TransferEvent, late: boolean): TransferDeed | 'again' | null {
  const did = (deed: TransferDeed) => deeds.includes(deed);
  const isOver = did('confirmed') || did('cancelled') || did('expired');
  switch (one.type) {
    case 'OFFER':
      return deeds.length === 0 && one.hasRoom ? 'offered' : null;
    case 'REVIEW':
      return did('offered') && !isOver && !late ? 'read' : null;
    case 'CONFIRM':
      if (did('confirmed')) return 'again';
      return did('read') && !isOver && !late && one.isPermitted && one.isQuoteValid && one.hasRoom
        ? 'confirmed'
        : null;
    case 'CANCEL':
      if (did('cancelled')) return 'again';
      return did('offered') && !isOver ? 'cancelled' : null;
    case 'EXPIRE':
      return did('offered') && !isOver && late ? 'expired' : 'again';
  }
}

const statusOfDeed = {
  offered: 'PENDING',
  read: 'REVIEWED',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
} as const;

it('agrees with the model on every random walk [P-15]', () => {
  const reached = new Set<string>();
  const steps = fc.array(fc.tuple(event, fc.integer({ min: 0, max: 9 })), { maxLength: 12 });
  fc.assert(
    fc.property(steps, (walk) => {
      const deeds: TransferDeed[] = [];
      let [state, late] = [requested, false];
      for (const [one, chance] of walk) {
        late ||= chance === 0;
        const deed = allowed(deeds, one, late);
        const outcome = nextTransfer(state, one, late ? state.expiresAt : now);
        expect('next' in outcome).toBe(deed !== null);
        if (deed !== null && deed !== 'again') deeds.push(deed);
        if ('next' in outcome) state = outcome.next;
        const last = deeds.at(-1);
        expect(state.status).toBe(last ? statusOfDeed[last] : 'REQUESTED');
        reached.add(state.status);
      }
    }),
    { numRuns: cases(5000, 1000) },
  );
  expect(reached.size).toBe(6);
});

describe('a transfer', () => {
  // Claim: transfer-fee
  it('is free the first time and never costs more than $300 [F-08]', () => {
    const fees = Array.from({ length: transferLimit }, (_, used) => transferFeeIn('USD', used));
    expect(fees[0]).toBe(0);
    expect(Math.max(...fees)).toBe(30_000);
    expect(fees.slice(1).every((fee) => fee > 0)).toBe(true);
  });

  // Claim: fees-by-currency
  it('costs nothing in a currency that has no fee', () => {
    expect([0, 1, 2, 9].map((used) => transferFeeIn('JPY', used))).toEqual([0, 0, 0, 0]);
    expect([freeTransferCountIn('JPY'), highestTransferFeeIn('JPY')]).toEqual([3, 0]);
  });

  it.each([
    [{ used: transferLimit }, 'exceededTransfers'],
    [{ isGraduated: true }, 'transferNotPermit'],
    [{ isPastDue: true }, 'transferPastDue'],
    [{ isDisputed: true }, 'transferDisputed'],
    [{ isWindowOpen: false }, 'transferNotPermit'],
    [{}, null],
  ] as const)('with %j is refused with %s [M-03]', (change, key) => {
    expect(eligibilityRefusal({ ...eligible, ...change })).toBe(key);
  });

  it.each([
    [{ isQuoteValid: false }, 'confirmTransferError'],
    [{ isPermitted: false }, 'transferNotPermit'],
    [{ hasRoom: false }, 'exceededStudents'],
  ] as const)('that is confirmed with %j is refused with %s [M-03]', (change, refused) => {
    const reviewed: TransferState = { ...requested, status: 'REVIEWED' };
    const confirm = {
      type: 'CONFIRM',
      isQuoteValid: true,
      isPermitted: true,
      hasRoom: true,
      ...change,
    } as const;
    expect(nextTransfer(reviewed, confirm, now)).toEqual({ refused });
  });

  it('cannot be canceled once it is confirmed [M-03]', () => {
    const confirmed: TransferState = { ...requested, status: 'CONFIRMED' };
    expect(nextTransfer(confirmed, { type: 'CANCEL' }, now)).toEqual({ refused: 'cancelTransferError' });
  });
});
