import type { components } from '@institute/api-schema';
import { parseInstant } from '@institute/design-system/formats';

type CoachSession = components['schemas']['CoachSession'];
type Purchase = components['schemas']['CoachProductPurchase'];

/** Milliseconds before a session until which its client can reschedule it, or cancel it without losing it. */
const cancellationNotice = 24 * 3_600_000;

type Planned = Pick<CoachSession, 'status' | 'startTime' | 'endTime'>;

const instant = (text: string) => parseInstant(text) ?? 0;

/** Whether a session is upcoming or in progress. */
const isComing = ({ endTime }: Planned, now: number): boolean => instant(endTime) > now;

/** Whether a session can still be joined. */
export const isOn = (session: Planned, now: number): boolean =>
  session.status === 'BOOKED' && isComing(session, now);

/** What the policy allows a session's client to do. */
export function policyOf(session: Planned, now: number): { canMove: boolean; canCancel: boolean } {
  const canCancel = session.status === 'BOOKED' && instant(session.startTime) > now;
  return { canCancel, canMove: canCancel && instant(session.startTime) - now >= cancellationNotice };
}

/**
 * The effect of canceling a session: the price is refunded, the session is returned, or nothing because it is too
 * late.
 */
export type Return = 'refund' | 'session' | 'none' | 'free';

export function returnOf(
  session: Planned,
  { sessionCount, amount }: Pick<Purchase, 'sessionCount' | 'amount'>,
  now: number,
): Return {
  if (sessionCount === 1 && amount === 0) return 'free';
  if (!policyOf(session, now).canMove) return 'none';
  return sessionCount === 1 ? 'refund' : 'session';
}

/** The number of a purchase's sessions without a time. */
export const openSessions = ({ status, sessionCount, bookedSessionCount, productId }: Purchase): number =>
  status === 'PAID' && productId !== null ? Math.max(0, sessionCount - bookedSessionCount) : 0;
