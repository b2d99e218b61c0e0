import type { components } from '@institute/api-schema';
import { freeCancellationHours } from '@institute/api-schema/policy';

type Status = components['schemas']['CoachSessionStatus'];

export type SessionState = { status: Status | 'HELD_SLOT'; startTime: Date; expiresAt: Date | null };
export type SessionEvent =
  | 'BOOK'
  | 'MOVE_BY_COACH'
  | 'MOVE_BY_CLIENT'
  | 'CANCEL_BY_COACH'
  | 'CANCEL_BY_CLIENT'
  | 'OCCURRED'
  | 'NO_SHOW';

/** How long before a session its client can still reschedule it, or cancel it without losing it. */
const cancellationNotice = freeCancellationHours * 3_600_000;

/** The session's state after an event, or null if the event isn't allowed. */
export function nextStatus(
  { status, startTime, expiresAt }: SessionState,
  event: SessionEvent,
  now: Date,
): Status | null {
  const hasBegun = startTime <= now;
  const isLate = startTime.getTime() - now.getTime() < cancellationNotice;
  switch (event) {
    case 'BOOK':
      return status === 'HELD_SLOT' && expiresAt !== null && now < expiresAt ? 'BOOKED' : null;
    case 'MOVE_BY_COACH':
      return status === 'BOOKED' && !hasBegun ? 'BOOKED' : null;
    case 'MOVE_BY_CLIENT':
      return status === 'BOOKED' && !isLate ? 'BOOKED' : null;
    case 'CANCEL_BY_COACH':
      return status === 'BOOKED' && !hasBegun ? 'CANCELLED' : null;
    case 'CANCEL_BY_CLIENT':
      if (status !== 'BOOKED' || hasBegun) return null;
      return isLate ? 'LATE_CANCELLED' : 'CANCELLED';
    case 'OCCURRED':
    case 'NO_SHOW':
      // A wrong outcome can be corrected.
      return hasBegun && ['BOOKED', 'OCCURRED', 'NO_SHOW'].includes(status) ? event : null;
  }
}
