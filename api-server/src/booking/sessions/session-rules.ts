import type { components } from '@institute/api-schema';
import { freeCancellationHours } from '@institute/api-schema/policy';

type Schemas = components['schemas'];
type Status = Schemas['CoachSessionStatus'];

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
const notice = freeCancellationHours * 3_600_000;

/** The last moment at which its client can reschedule a session, or cancel it without losing it. */
const noticeEnds = ({ startTime }: Pick<SessionState, 'startTime'>) => new Date(startTime.getTime() - notice);

/** The session's state after an event, or null if the event isn't allowed. */
export function nextStatus(
  { status, startTime, expiresAt }: SessionState,
  event: SessionEvent,
  now: Date,
): Status | null {
  const hasBegun = startTime <= now;
  const isLate = noticeEnds({ startTime }) < now;
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

/** What a session was bought with. */
export type Purchase = { sessionCount: number; amount: number; currency: string };
type Refund = Schemas['CoachSessionCancellationTerms']['refund'];

/** What the client gets back for a session that was canceled, given its new status. */
export function refundOf(
  status: Status,
  { sessionCount, amount }: Pick<Purchase, 'sessionCount' | 'amount'>,
): Refund {
  // One of several can be booked again.
  if (sessionCount > 1) return status === 'CANCELLED' ? 'SESSION' : 'NONE';
  if (amount === 0) return 'FREE';
  return status === 'CANCELLED' ? 'MONEY' : 'NONE';
}

/** The side of a session on which someone acts. */
export type Side = 'CLIENT' | 'COACH';

/** What one side can do with a session now, and until when. Someone on neither side can do nothing. */
export function sessionTerms(
  session: SessionState & { endTime: Date },
  purchase: Purchase,
  side: Side | null,
  now: Date,
): Pick<
  Schemas['CoachSession'],
  'cancellation' | 'rescheduling' | 'isAttendanceOpen' | 'isJoinable' | 'validUntil'
> {
  const after = (event: SessionEvent) => side && nextStatus(session, event, now);
  const { status, startTime, endTime } = session;
  const canceled = side && after(`CANCEL_BY_${side}`);
  const refund = canceled ? refundOf(canceled, purchase) : 'NONE';
  const lastNotice = noticeEnds(session);
  const changes = [new Date(lastNotice.getTime() + 1), startTime, endTime];
  const next = status === 'BOOKED' ? changes.find((moment) => moment > now) : undefined;
  return {
    cancellation: {
      isPossible: canceled !== null,
      until: startTime.toISOString(),
      refund,
      amount: refund === 'MONEY' ? purchase.amount : 0,
      currency: purchase.currency,
    },
    rescheduling: {
      isPossible: side !== null && after(`MOVE_BY_${side}`) !== null,
      until: (side === 'COACH' ? startTime : lastNotice).toISOString(),
    },
    isAttendanceOpen: side === 'COACH' && after('OCCURRED') !== null,
    isJoinable: status === 'BOOKED' && endTime > now,
    validUntil: next?.toISOString() ?? null,
  };
}
