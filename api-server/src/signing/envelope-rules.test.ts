import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { type EnvelopeEvent, type EnvelopeState, nextEnvelope } from './envelope-rules.ts';

const now = new Date('2026-03-02T15:00:00Z');
const hash = 'shown';
const sign: EnvelopeEvent = { type: 'SIGN', hash, isConsentGiven: true, isComplete: true };

const sent = (change: Partial<EnvelopeState> = {}): EnvelopeState => ({
  status: 'SENT',
  expiresAt: new Date(now.getTime() + 1000),
  hash,
  isHeld: false,
  signers: [
    { party: 'STUDENT', order: 1, hasSigned: false },
    { party: 'INSTITUTE', order: 2, hasSigned: false },
  ],
  ...change,
});
const instituteFirst: EnvelopeState['signers'] = [
  { party: 'INSTITUTE', order: 1, hasSigned: false },
  { party: 'STUDENT', order: 2, hasSigned: false },
];

/** The relevant facts, tracked separately in the terms of the state table. */
type Model = {
  ended: null | 'DECLINED' | 'VOIDED' | 'EXPIRED';
  isOpened: boolean;
  student: boolean;
  institute: boolean;
  sealed: boolean;
  isHeld: boolean;
};

function expected(
  model: Model,
  { event, late, first }: { event: EnvelopeEvent; late: boolean; first: boolean },
) {
  const waits = first && !model.institute;
  const isOver = model.ended ?? (late && !model.student ? 'EXPIRED' : null);
  const over = { DECLINED: 'envelopeDeclined', VOIDED: 'envelopeVoided', EXPIRED: 'envelopeExpired' };
  switch (event.type) {
    case 'OPEN':
      if (model.student && !model.ended) return null;
      if (isOver) return over[isOver];
      if (waits) return 'envelopeNotYourTurn';
      model.isOpened = true;
      return null;
    case 'SIGN':
      if (model.student && !model.ended) return null;
      if (isOver) return over[isOver];
      if (waits) return 'envelopeNotYourTurn';
      if (!model.isOpened || event.hash !== hash) return 'envelopeChanged';
      if (!event.isConsentGiven || !event.isComplete) return 'envelopeIncomplete';
      model.student = true;
      return null;
    case 'COUNTERSIGN':
      if (model.institute) return null;
      if (isOver) return over[isOver];
      if (model.isHeld || (!first && !model.student)) return 'envelopeNotYourTurn';
      model.institute = true;
      return null;
    case 'DECLINE':
      if (model.ended === 'DECLINED') return null;
      if (model.student && !model.ended) return 'envelopeChanged';
      if (isOver) return over[isOver];
      model.ended = 'DECLINED';
      return null;
    case 'VOID':
      if (model.ended === 'VOIDED') return null;
      if (model.student && !model.ended && (model.sealed || !model.isHeld)) return 'envelopeChanged';
      model.ended = 'VOIDED';
      return null;
    case 'EXPIRE':
      if (!model.ended && !model.student && late) model.ended = 'EXPIRED';
      return null;
    case 'RELEASE':
      model.isHeld = false;
      return null;
    case 'SEAL':
      if (model.student && !model.ended && !model.isHeld) {
        model.sealed = true;
        model.institute = true;
      }
      return null;
  }
}

function statusOf({ ended, student, sealed, isOpened }: Model) {
  return ended ?? (sealed ? 'COMPLETED' : student ? 'SIGNED' : isOpened ? 'OPENED' : 'SENT');
}

const event: fc.Arbitrary<EnvelopeEvent> = fc.oneof(
  fc.constantFrom<EnvelopeEvent>(
    { type: 'OPEN' },
    { type: 'COUNTERSIGN' },
    { type: 'DECLINE' },
    { type: 'VOID' },
    { type: 'EXPIRE' },
    { type: 'RELEASE' },
    { type: 'SEAL' },
    sign,
    sign,
  ),
  fc.record({
    type: fc.constant('SIGN' as const),
    hash: fc.constantFrom(hash, 'another'),
    isConsentGiven: fc.boolean(),
    isComplete: fc.boolean(),
  }),
);
const step = fc.record({ event, late: fc.boolean() });

it('agrees with the model on every random walk', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), fc.boolean(), fc.boolean(), (walk, first, isHeld) => {
      const model: Model = {
        ended: null,
        isOpened: false,
        student: false,
        institute: false,
        sealed: false,
        isHeld,
      };
      let state = sent({ isHeld, ...(first && { signers: instituteFirst }) });
      // Time only moves forward: from the first late step on, all are late.
      let late = false;
      for (const one of walk) {
        late ||= one.late;
        const outcome = nextEnvelope(state, one.event, late ? state.expiresAt : now);
        const key = expected(model, { event: one.event, late, first });
        expect('refused' in outcome ? outcome.refused : null).toBe(key);
        if ('next' in outcome) state = outcome.next;
        expect(state.status).toBe(statusOf(model));
        expect(Object.fromEntries(state.signers.map(({ party, hasSigned }) => [party, hasSigned]))).toEqual({
          STUDENT: model.student,
          INSTITUTE: model.institute,
        });
      }
    }),
    { numRuns: cases(3000, 600) },
  );
});

describe('an envelope', () => {
  const reached = (state: EnvelopeState, ...events: EnvelopeEvent[]) =>
    events.reduce<EnvelopeState>((at, one) => {
      const outcome = nextEnvelope(at, one, now);
      if ('refused' in outcome) throw new Error(outcome.refused);
      return outcome.next;
    }, state);

  it('is signed by the student, then sealed by the institute', () => {
    const signed = reached(sent(), { type: 'OPEN' }, sign);
    expect(signed.status).toBe('SIGNED');
    expect(reached(signed, { type: 'SEAL' })).toMatchObject({
      status: 'COMPLETED',
      signers: [{ hasSigned: true }, { hasSigned: true }],
    });
  });

  it('accepts a second signature that lost a race', () => {
    const signed = reached(sent(), { type: 'OPEN' }, sign);
    const again: EnvelopeEvent = { type: 'SIGN', hash: 'old', isConsentGiven: false, isComplete: false };
    expect(nextEnvelope(signed, again, now)).toEqual({ next: signed });
  });

  it('stays signed by the student alone while it is held', () => {
    const held = reached(sent({ isHeld: true }), { type: 'OPEN' }, sign, { type: 'SEAL' });
    expect(held.status).toBe('SIGNED');
    expect(nextEnvelope(held, { type: 'COUNTERSIGN' }, now)).toEqual({ refused: 'envelopeNotYourTurn' });
    expect(reached(held, { type: 'RELEASE' }, { type: 'SEAL' }).status).toBe('COMPLETED');
  });
});
