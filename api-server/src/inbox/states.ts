import type { components } from '@institute/api-schema';

type Status = components['schemas']['CommunicationIntentStatus'];

export type IntentState = { status: Status; archived: boolean; readAt: Date | null };
export type IntentEvent = Status | 'ARCHIVE' | 'UNARCHIVE';

/**
 * What becomes of a message. Every event is allowed in every state, and a second time changes nothing; whether it is
 * read and whether it is put away know nothing of each other. `readAt` is the first time, and is forgotten when the
 * student marks the message as not read.
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
