import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type IntentEvent, type IntentState, nextState } from './message-rules.ts';

const now = new Date('2026-03-02T15:00:00Z');
const later = new Date('2026-03-02T16:00:00Z');

const event = fc.constantFrom<IntentEvent>('READ', 'UNREAD', 'ARCHIVE', 'UNARCHIVE');
const unread: IntentState = { status: 'UNREAD', archived: false, readAt: null };
/** Any reachable state of a message. */
const reached = fc
  .array(event)
  .map((events) => events.reduce((state, next) => nextState(state, next, now), unread));

it('has a reading time exactly while it is read', () => {
  fc.assert(fc.property(reached, (state) => (state.status === 'READ') === (state.readAt !== null)));
});

it('changes nothing when an event repeats', () => {
  fc.assert(
    fc.property(reached, event, (state, next) => {
      const once = nextState(state, next, now);
      expect(nextState(once, next, later)).toEqual(once);
    }),
  );
});

it('keeps the status through archiving and restoring', () => {
  fc.assert(
    fc.property(reached, (state) => {
      const back = nextState(nextState(state, 'ARCHIVE', now), 'UNARCHIVE', now);
      expect(back).toEqual({ ...state, archived: false });
    }),
  );
});

it('reads and archives in any order', () => {
  fc.assert(
    fc.property(
      reached,
      fc.constantFrom<IntentEvent>('READ', 'UNREAD'),
      fc.constantFrom<IntentEvent>('ARCHIVE', 'UNARCHIVE'),
      (state, read, archive) => {
        expect(nextState(nextState(state, read, now), archive, now)).toEqual(
          nextState(nextState(state, archive, now), read, now),
        );
      },
    ),
  );
});
