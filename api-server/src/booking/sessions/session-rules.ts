import type { Schemas } from '@institute/api-schema';
import {
  absenceReplyHours,
  joinLeadMinutes,
  noShowWaitMinutes,
  sessionObjectionDays,
} from '@institute/api-schema/policy';
import { day, hour, minute } from '../../platform/durations.ts';
import { freeCancellationEnds } from '../terms/notice.ts';
import type { Returned } from '../terms/refund-rules.ts';

type Status = Schemas['CoachSessionStatus'];

export type SessionState = {
  status: Status | 'HELD_SLOT';
  startTime: Date;
  endTime: Date;
  /** The start that the client chose or accepted. Differs from `startTime` while a move by the coach is pending. */
  agreedStartTime: Date;
  expiresAt: Date | null;
  /** When the client reported that the coach didn't come. */
  absenceReportedAt: Date | null;
  /** The date of a group that it is part of. Clients can't move it. */
  groupSessionId?: string | null;
};
export type SessionEvent =
  | 'BOOK'
  | 'MOVE_BY_COACH'
  | 'MOVE_BY_CLIENT'
  | 'ACCEPT_MOVE'
  | 'REPORT_ABSENCE'
  | 'CANCEL_BY_COACH'
  | 'CANCEL_BY_CLIENT'
  | 'OCCURRED'
  | 'NO_SHOW';

/** The terms under which a session was sold. */
export type Purchase = {
  currency: string;
  /** Until how many hours before a session its client can reschedule it, or cancel it without losing it. */
  freeCancellationHours: number;
  /** Whether the session's price went back. */
  isRefunded: boolean;
  /** What the client gets back for a session that is canceled in time. */
  returned: Returned;
};

const after = (moment: Date, duration: number) => new Date(moment.getTime() + duration);

/** Whether the coach moved the session to a time that its client hasn't accepted. */
export const isMovePending = ({ status, startTime, agreedStartTime }: SessionState): boolean =>
  status === 'BOOKED' && startTime.getTime() !== agreedStartTime.getTime();

/** When it's time to join a session, of a circle too. */
export const joinTime = (startTime: Date): Date => after(startTime, -joinLeadMinutes * minute);

/** Whether a session can be joined. */
export const isJoinable = (
  { status, endTime }: Pick<SessionState, 'status' | 'endTime'>,
  now: Date,
): boolean => status === 'BOOKED' && endTime > now;

/**
 * The last moment at which its client can reschedule a session, or cancel it without losing it. Counted from the time
 * that the client agreed to, so that a move by the coach takes nothing away.
 */
const noticeEnds = (
  { agreedStartTime }: SessionState,
  { freeCancellationHours }: Pick<Terms, 'freeCancellationHours'>,
) => freeCancellationEnds(agreedStartTime, freeCancellationHours);

/** When a side that hasn't come counts as absent. */
const waitEnds = ({ startTime }: SessionState) => after(startTime, noShowWaitMinutes * minute);

/** Until when a session without an outcome can be canceled or moved after it has begun, and its outcome objected to. */
export const settledBy = ({
  endTime,
  absenceReportedAt,
}: Pick<SessionState, 'endTime' | 'absenceReportedAt'>) =>
  after(absenceReportedAt ?? endTime, sessionObjectionDays * day);

/** Until when the coach can reply to the client's report of an absence. */
const replyUntil = ({ absenceReportedAt }: SessionState) =>
  absenceReportedAt && after(absenceReportedAt, absenceReplyHours * hour);

type Terms = Pick<Purchase, 'freeCancellationHours' | 'isRefunded'>;

/** The session's state after an event, or null if the event isn't allowed. */
export function nextStatus(
  session: SessionState,
  event: SessionEvent,
  now: Date,
  terms: Terms,
): Status | null {
  const { status, startTime, agreedStartTime, expiresAt, absenceReportedAt } = session;
  const isBooked = status === 'BOOKED';
  const hasBegun = startTime <= now;
  const isLate = noticeEnds(session, terms) < now;
  const isSettled = settledBy(session) <= now;
  const isOpen = isBooked && !isSettled;
  const isPending = isMovePending(session);
  const reply = replyUntil(session);
  const isAbsenceUnanswered = isOpen && reply !== null && reply <= now;
  switch (event) {
    case 'BOOK':
      return status === 'HELD_SLOT' && expiresAt !== null && now < expiresAt ? 'BOOKED' : null;
    case 'MOVE_BY_COACH':
      return isOpen ? 'BOOKED' : null;
    case 'MOVE_BY_CLIENT':
      if (session.groupSessionId) return null;
      // Who has the money back isn't owed another time.
      if (isAbsenceUnanswered) return terms.isRefunded ? null : 'BOOKED';
      return isBooked && !hasBegun && (isPending || !isLate) ? 'BOOKED' : null;
    case 'ACCEPT_MOVE':
      return isPending && !isSettled ? 'BOOKED' : null;
    case 'REPORT_ABSENCE': {
      // Also when the coach recorded otherwise, so that what one side disputes isn't final.
      const isOver = (isBooked && !isPending) || status === 'OCCURRED' || status === 'NO_SHOW';
      const isFirst = absenceReportedAt === null;
      const isClaim = isFirst && !terms.isRefunded;
      return isOver && isClaim && waitEnds(session) <= now && !isSettled ? 'BOOKED' : null;
    }
    case 'CANCEL_BY_COACH':
      // Also after the start: a coach who didn't come returns what was paid.
      return isOpen ? 'CANCELLED' : null;
    case 'CANCEL_BY_CLIENT':
      if (isAbsenceUnanswered || (isOpen && isPending)) return 'CANCELLED';
      if (!isBooked || hasBegun) return null;
      return isLate ? 'LATE_CANCELLED' : 'CANCELLED';
    case 'OCCURRED':
    case 'NO_SHOW': {
      // A wrong outcome can be corrected.
      if (!hasBegun || !['BOOKED', 'OCCURRED', 'NO_SHOW'].includes(status)) return null;
      // Clients don't have to come at a time that they didn't agree to, and can cancel it for free until it's settled.
      const isAgreed = startTime.getTime() === agreedStartTime.getTime();
      // Without a reply in time, it's the client's turn.
      if (isAbsenceUnanswered) return null;
      if (event === 'OCCURRED') return isAgreed || isSettled ? event : null;
      return isAgreed && waitEnds(session) <= now ? event : null;
    }
  }
}

/** What the client gets back for a session that was canceled, given its new status. */
export const returnedFor = (status: Status, { returned }: Pick<Purchase, 'returned'>): Returned =>
  status === 'CANCELLED' || returned.refund === 'FREE' ? returned : { refund: 'NONE', amount: 0 };

const worth = { MONEY: 2, SESSION: 1, FREE: 0, NONE: 0, SETTLED: 0 };

/** Whether a client gets back less than something else. */
export const isLess = (one: Returned, other: Returned): boolean =>
  one.refund === other.refund ? one.amount < other.amount : worth[one.refund] < worth[other.refund];

/** The side of a session on which someone acts. */
export type Side = 'CLIENT' | 'COACH';

/** Who changed a session: a side, or the institute, whose changes count as the coach's. */
export type ChangedBy = Side | 'INSTITUTE';

/** Whether and until when a side can move a session. A date of a group is moved for all of its participants. */
export function reschedulingTerms(
  session: SessionState,
  terms: Terms,
  side: Side | null,
  now: Date,
): Schemas['CoachSessionReschedulingTerms'] {
  const { startTime, absenceReportedAt, groupSessionId } = session;
  const moved = side && !groupSessionId ? nextStatus(session, `MOVE_BY_${side}`, now, terms) : null;
  const isLong = side === 'COACH' || absenceReportedAt !== null;
  const until = isLong ? settledBy(session) : isMovePending(session) ? startTime : noticeEnds(session, terms);
  return { isPossible: moved !== null, until: until.toISOString() };
}

/** What one side can do with a session now, and until when. Someone on neither side can do nothing. */
export function sessionTerms(
  session: SessionState,
  purchase: Purchase,
  side: Side | null,
  now: Date,
): Pick<
  Schemas['CoachSession'],
  | 'cancellation'
  | 'rescheduling'
  | 'isMovePending'
  | 'coachAbsence'
  | 'isAttendanceOpen'
  | 'isNoShowOpen'
  | 'isJoinable'
  | 'isSoon'
  | 'joinOpensAt'
  | 'validUntil'
> {
  const statusAfter = (event: SessionEvent) => side && nextStatus(session, event, now, purchase);
  const { status, startTime, endTime, absenceReportedAt } = session;
  const canceled = side && statusAfter(`CANCEL_BY_${side}`);
  const returned = canceled ? returnedFor(canceled, purchase) : { refund: 'NONE' as const, amount: 0 };
  const lastNotice = noticeEnds(session, purchase);
  const reply = replyUntil(session);
  const isPending = isMovePending(session);
  const settled = settledBy(session);
  const opens = joinTime(startTime);
  const changes = [after(lastNotice, 1), opens, startTime, waitEnds(session), endTime, reply, settled]
    .filter((moment) => moment !== null && moment > now)
    .map((moment) => moment!.getTime());
  const isOver = status === 'CANCELLED' || status === 'LATE_CANCELLED';
  const isLong = side === 'COACH' || absenceReportedAt !== null;
  return {
    cancellation: {
      isPossible: canceled !== null,
      until: (isLong || isPending ? settled : startTime).toISOString(),
      ...returned,
      currency: purchase.currency,
    },
    rescheduling: reschedulingTerms(session, purchase, side, now),
    isMovePending: isPending,
    coachAbsence: {
      isReportable: side === 'CLIENT' && statusAfter('REPORT_ABSENCE') !== null,
      reportedAt: absenceReportedAt?.toISOString() ?? null,
      replyUntil: reply?.toISOString() ?? null,
      isReplyOpen: status === 'BOOKED' && reply !== null && reply > now,
    },
    isAttendanceOpen: side === 'COACH' && statusAfter('OCCURRED') !== null,
    isNoShowOpen: side === 'COACH' && statusAfter('NO_SHOW') !== null,
    isJoinable: isJoinable(session, now),
    isSoon: isJoinable(session, now) && opens <= now,
    joinOpensAt: opens.toISOString(),
    validUntil: isOver || changes.length === 0 ? null : new Date(Math.min(...changes)).toISOString(),
  };
}
