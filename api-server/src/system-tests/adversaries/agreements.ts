import type { Schemas } from '@institute/api-schema';
import { noShowWaitMinutes, sessionObjectionDays } from '@institute/api-schema/policy';

// What was agreed, as the players saw it. Nothing here is read from the database.

type Quote = Schemas['PurchaseQuote'];
type Session = Schemas['CoachSession'];
type Group = Schemas['CoachingGroup'];

const hour = 3_600_000;

/** The times that a client agreed to. Of what is sent in one turn, any could have been the last. */
interface Agreed {
  turn: number;
  starts: number[];
  /** The turn in which the coach last moved the session. */
  movedIn: number;
  /** The turn in which the client last reported that the coach didn't come. */
  reportedIn: number;
  groupSessionId: string | null;
}

export interface Agreements {
  /** The terms of each purchase, as its quote showed them. */
  readonly terms: ReadonlyMap<string, Quote>;
  /** Quotes that the client bought at without an answer, because the bank's was lost. */
  readonly unanswered: Quote[];
  /** Who got more than was agreed, and how. */
  readonly breaches: readonly string[];
  breach: (what: string) => void;
  buys: (purchaseId: string, quote: Quote) => void;
  agreesTo: (sessionId: string, startTime: string, turn: number, groupSessionId?: string | null) => void;
  /** A seat was bought with the dates that were shown. */
  sits: (purchaseId: string, dates: Group['sessions'], turn: number) => void;
  /** A coach moved a date of a group for all of its participants. */
  isDateMoved: (groupSessionId: string, turn: number) => void;
  isMoved: (session: Session, turn: number, by: 'coach' | 'client') => void;
  isReported: (session: Session, turn: number) => void;
  isCanceledByClient: (session: Session, turn: number, now: number) => void;
  isRecorded: (session: Session, turn: number, now: number) => void;
}

interface Times extends Pick<Agreements, 'agreesTo' | 'sits' | 'isDateMoved'> {
  /** What was agreed of a session. Those of a seat appear when it is paid, with the dates that it was bought with. */
  agreedOf: (session: Session) => Agreed | undefined;
}

/** Remembers the times that clients agreed to. */
function createTimes(): Times {
  const times = new Map<string, Agreed>();
  const seats = new Map<string, { dates: Group['sessions']; turn: number }>();
  const movedDates = new Map<string, number>();

  return {
    agreedOf({ id, purchaseId, groupSessionId }: Session): Agreed | undefined {
      const seat = seats.get(purchaseId);
      const date = seat?.dates.find((one) => one.id === groupSessionId);
      if (times.has(id) || !seat || !date) return times.get(id);
      const agreed: Agreed = {
        turn: seat.turn,
        starts: [Date.parse(date.startTime)],
        movedIn: movedDates.get(date.id) ?? -1,
        reportedIn: -1,
        groupSessionId: date.id,
      };
      times.set(id, agreed);
      return agreed;
    },

    agreesTo(sessionId, startTime, turn, groupSessionId = null) {
      const start = Date.parse(startTime);
      const before = times.get(sessionId);
      if (before?.turn === turn) before.starts.push(start);
      else
        times.set(sessionId, {
          turn,
          starts: [start],
          // A move that was sent at the same time may have come after it.
          movedIn: before?.movedIn === turn ? turn : -1,
          reportedIn: before?.reportedIn ?? -1,
          groupSessionId,
        });
    },

    sits: (purchaseId, dates, turn) => void seats.set(purchaseId, { dates, turn }),

    isDateMoved(groupSessionId, turn) {
      movedDates.set(groupSessionId, turn);
      for (const agreed of times.values())
        if (agreed.groupSessionId === groupSessionId) agreed.movedIn = turn;
    },
  };
}

/** Follows a game, and notes each time that someone gets more than was agreed. */
export function createAgreements(): Agreements {
  const terms = new Map<string, Quote>();
  const times = createTimes();
  const breaches: string[] = [];
  const breach = (what: string) => void breaches.push(what);
  /** Whether the coach has certainly moved the session to a time that the client hasn't accepted. */
  const isPending = (agreed: Agreed, turn: number) =>
    agreed.movedIn > agreed.turn && agreed.movedIn < turn && agreed.turn < turn;

  return {
    terms,
    unanswered: [],
    breaches,
    breach,
    buys: (purchaseId, quote) => void terms.set(purchaseId, quote),

    agreesTo: times.agreesTo,
    sits: times.sits,
    isDateMoved: times.isDateMoved,

    isMoved(session, turn, by) {
      if (session.groupSessionId) breach('A date of a group was moved for one participant.');
      const agreed = times.agreedOf(session);
      if (agreed && by === 'coach') agreed.movedIn = turn;
      const duration = terms.get(session.purchaseId)?.duration;
      const length = (Date.parse(session.endTime) - Date.parse(session.startTime)) / 60_000;
      if (duration && length !== duration)
        breach(`A session of ${duration} minutes became one of ${length}.`);
    },

    isReported(session, turn) {
      const agreed = times.agreedOf(session);
      if (agreed) agreed.reportedIn = turn;
    },

    isCanceledByClient(session, turn, now) {
      const agreed = times.agreedOf(session);
      const { status } = session;
      const hours = terms.get(session.purchaseId)?.freeCancellationHours;
      if (!agreed || hours === undefined) return;
      const isInTime = (start: number) => now <= start - hours * hour;
      if (status === 'LATE_CANCELLED' && (agreed.starts.every(isInTime) || isPending(agreed, turn)))
        breach('A client lost a session that was canceled in time.');
      const isExcused = agreed.movedIn >= agreed.turn || agreed.reportedIn >= 0;
      if (status === 'CANCELLED' && !isExcused && !agreed.starts.some(isInTime))
        breach('A client got back a session that was canceled too late.');
    },

    isRecorded(session, turn, now) {
      const agreed = times.agreedOf(session);
      const { status, endTime } = session;
      if (!agreed) return;
      const isSettled = now >= Date.parse(endTime) + sessionObjectionDays * 24 * hour;
      if (isPending(agreed, turn) && !isSettled)
        breach('A coach used up a session at a time that its client had not accepted.');
      const isEarly = (start: number) =>
        now < start + (status === 'NO_SHOW' ? noShowWaitMinutes * 60_000 : 0);
      if (agreed.movedIn < agreed.turn && agreed.starts.every(isEarly))
        breach('A coach recorded the outcome of a session before its time.');
    },
  };
}
