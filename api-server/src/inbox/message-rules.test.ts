import { deletedMessageDays } from '@institute/api-schema/policy';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { day } from '../platform/durations.ts';
import { type IntentEvent, type IntentState, nextState } from './message-rules.ts';

const now = new Date('2026-03-02T15:00:00Z');
const later = new Date('2026-03-02T16:00:00Z');

/** The state after an event that is possible. */
const next = (state: IntentState, event: IntentEvent, at = now): IntentState => {
  const after = nextState(state, event, at);
  if (!after) throw new Error(`${event} is impossible.`);
  return after;
};

const event = fc.constantFrom<IntentEvent>('READ', 'UNREAD', 'ARCHIVE', 'UNARCHIVE');
const unread: IntentState = { status: 'UNREAD', archived: false, readAt: null, deletedAt: null };
/** Any reachable state of a message. */
const reached = fc.array(event).map((events) => events.reduce((state, event) => next(state, event), unread));

it('has a reading time exactly while it is read', () => {
  fc.assert(fc.property(reached, (state) => (state.status === 'READ') === (state.readAt !== null)));
});

it('changes nothing when an event repeats', () => {
  fc.assert(
    fc.property(reached, event, (state, event) => {
      const once = next(state, event);
      expect(next(once, event, later)).toEqual(once);
    }),
  );
});

it('keeps the status through archiving and restoring', () => {
  fc.assert(
    fc.property(reached, (state) => {
      const back = next(next(state, 'ARCHIVE'), 'UNARCHIVE');
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
        expect(next(next(state, read), archive)).toEqual(next(next(state, archive), read));
      },
    ),
  );
});

it('can only be restored while it is deleted, and is then as before [P-17]', () => {
  fc.assert(
    fc.property(reached, event, (state, other) => {
      const deleted = next(state, 'DELETE');
      expect(nextState(deleted, other, later)).toBeNull();
      expect(nextState(deleted, 'DELETE', later)).toBeNull();
      expect(next(deleted, 'RESTORE', later)).toEqual(state);
      expect(next(state, 'RESTORE')).toEqual(state);
    }),
  );
});

it('is gone when its time is over [P-17]', () => {
  const deleted = next(unread, 'DELETE');
  const end = now.getTime() + deletedMessageDays * day;
  expect(nextState(deleted, 'RESTORE', new Date(end - 1))).toEqual(unread);
  expect(nextState(deleted, 'RESTORE', new Date(end))).toBeNull();
});
