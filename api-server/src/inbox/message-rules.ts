import type { components } from '@institute/api-schema';

type Status = components['schemas']['CommunicationIntentStatus'];

export type IntentState = { status: Status; archived: boolean; readAt: Date | null };
export type IntentEvent = Status | 'ARCHIVE' | 'UNARCHIVE';

/**
 * The state of a message after an event. Every event is allowed in every state, and repeating one changes nothing.
 * Reading and archiving are independent. `readAt` is the time of the first reading; marking the message as unread
 * clears it.
 */
export function nextState(state: IntentState, event: IntentEvent, now: Date): IntentState {
  switch (event) {
    case 'READ':
      return { ...state, status: 'READ', readAt: state.readAt ?? now };
    case 'UNREAD':
      return { ...state, status: 'UNREAD', readAt: null };
    case 'ARCHIVE':
      return { ...state, archived: true };
    case 'UNARCHIVE':
      return { ...state, archived: false };
  }
}
