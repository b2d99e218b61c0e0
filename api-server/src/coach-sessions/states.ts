import type { components } from '@institute/api-schema';

type Status = components['schemas']['CoachSessionStatus'];

export type SessionState = { status: Status | 'HELD_SLOT'; startTime: Date; expiresAt: Date | null };
export type SessionEvent = 'BOOK' | 'MOVE' | 'CANCEL_BY_COACH' | 'CANCEL_BY_CLIENT' | 'OCCURRED' | 'NO_SHOW';

/** How long before a session its client can still cancel without losing it. */
const cancellationNotice = 24 * 3_600_000;

/** What becomes of a session, or null where that cannot happen to it. */
export function nextStatus(
  { status, startTime, expiresAt }: SessionState,
  event: SessionEvent,
  now: Date,
): Status | null {
  const hasBegun = startTime <= now;
  switch (event) {
    case 'BOOK':
      return status === 'HELD_SLOT' && expiresAt !== null && now < expiresAt ? 'BOOKED' : null;
    case 'MOVE':
      return status === 'BOOKED' && !hasBegun ? 'BOOKED' : null;
    case 'CANCEL_BY_COACH':
      return status === 'BOOKED' && !hasBegun ? 'CANCELLED' : null;
    case 'CANCEL_BY_CLIENT':
      if (status !== 'BOOKED' || hasBegun) return null;
      return startTime.getTime() - now.getTime() < cancellationNotice ? 'LATE_CANCELLED' : 'CANCELLED';
    case 'OCCURRED':
    case 'NO_SHOW':
      // Said wrongly, it can be said again.
      return hasBegun && ['BOOKED', 'OCCURRED', 'NO_SHOW'].includes(status) ? event : null;
  }
}
