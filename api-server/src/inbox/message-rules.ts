import type { Schemas } from '@institute/api-schema';
import { deletedMessageDays } from '@institute/api-schema/policy';
import { day } from '../platform/durations.ts';

type Status = Schemas['CommunicationIntentStatus'];

export type IntentState = {
  status: Status;
  archived: boolean;
  readAt: Date | null;
  deletedAt: Date | null;
};
export type IntentEvent = Status | 'ARCHIVE' | 'UNARCHIVE' | 'DELETE' | 'RESTORE';

/** Messages deleted before this are gone. */
export const deletedForGoodBefore = (now: Date): Date => new Date(now.getTime() - deletedMessageDays * day);

/** Until when a deleted message can be restored. */
export const restorableUntil = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + deletedMessageDays * day);

/**
 * The state of a message after an event; null if it is deleted, and the event doesn't restore it in time. Every other event
 * is allowed in every state, and repeating one changes nothing. Reading, archiving and deleting are independent. `readAt`
 * is the time of the first reading; marking the message as unread clears it.
 */
export function nextState(state: IntentState, event: IntentEvent, now: Date): IntentState | null {
  const { deletedAt } = state;
  if (deletedAt && (event !== 'RESTORE' || restorableUntil(deletedAt) <= now)) return null;
  switch (event) {
    case 'READ':
      return { ...state, status: 'READ', readAt: state.readAt ?? now };
    case 'UNREAD':
      return { ...state, status: 'UNREAD', readAt: null };
    case 'ARCHIVE':
      return { ...state, archived: true };
    case 'UNARCHIVE':
      return { ...state, archived: false };
    case 'DELETE':
      return { ...state, deletedAt: now };
    case 'RESTORE':
      return { ...state, deletedAt: null };
  }
}
