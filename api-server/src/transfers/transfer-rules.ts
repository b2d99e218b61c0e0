import type { Schemas } from '@institute/api-schema';
import { transferLimit } from '@institute/api-schema/policy';
import type { Outcome } from '../platform/outcome.ts';
import type { ProblemKey } from '../platform/problem.ts';

export type TransferStatus = Schemas['TransferStatus'];

export type Eligibility = {
  /** Transfers that are confirmed or awaiting confirmation. */
  used: number;
  /** Whether the student's class has graduated. */
  isGraduated: boolean;
  /** Whether a payment is overdue. A transfer would move the debt to later dates and drop its interest. */
  isPastDue: boolean;
  /** Whether a bank is deciding about a payment. Its money would move on before it is known whose it is. */
  isDisputed: boolean;
  /** Whether it is early enough in the student's current class. */
  isWindowOpen: boolean;
};

/** Why a student can't transfer, if there's a reason. */
export function eligibilityRefusal({
  used,
  isGraduated,
  isPastDue,
  isDisputed,
  isWindowOpen,
}: Eligibility): ProblemKey | null {
  if (used >= transferLimit) return 'exceededTransfers';
  if (isGraduated || !isWindowOpen) return 'transferNotPermit';
  if (isPastDue) return 'transferPastDue';
  return isDisputed ? 'transferDisputed' : null;
}

export type TransferState = {
  status: TransferStatus;
  /** When the offer expires. */
  expiresAt: Date;
};

export type TransferEvent =
  | { type: 'OFFER'; eligibility: Eligibility; hasRoom: boolean }
  | { type: 'REVIEW' }
  | { type: 'CONFIRM'; isQuoteValid: boolean; isPermitted: boolean; hasRoom: boolean }
  | { type: 'CANCEL' }
  | { type: 'EXPIRE' };

/** Statuses in which the student can confirm or cancel it. There's one such transfer per enrollment. */
export const openStatuses: TransferStatus[] = ['PENDING', 'REVIEWED'];

export const isOpen = ({ status }: Pick<TransferState, 'status'>) => openStatuses.includes(status);

/** The state of a transfer after an event. It is confirmed in two steps: read, then accepted. */
export function nextTransfer(state: TransferState, event: TransferEvent, now: Date): Outcome<TransferState> {
  const to = (status: TransferStatus) => ({ next: { ...state, status } });
  const isOver = state.expiresAt <= now;
  switch (event.type) {
    case 'OFFER': {
      if (state.status !== 'REQUESTED') return { refused: 'transferNotPermit' };
      const refused = eligibilityRefusal(event.eligibility);
      if (refused) return { refused };
      return event.hasRoom ? to('PENDING') : { refused: 'exceededStudents' };
    }
    case 'REVIEW':
      if (!isOpen(state) || isOver) return { refused: 'transferNotPermit' };
      return to('REVIEWED');
    case 'CONFIRM':
      if (state.status === 'CONFIRMED') return { next: state };
      if (state.status !== 'REVIEWED' || isOver || !event.isPermitted)
        return { refused: 'transferNotPermit' };
      if (!event.isQuoteValid) return { refused: 'confirmTransferError' };
      return event.hasRoom ? to('CONFIRMED') : { refused: 'exceededStudents' };
    case 'CANCEL':
      if (state.status === 'CANCELLED') return { next: state };
      return isOpen(state) ? to('CANCELLED') : { refused: 'cancelTransferError' };
    case 'EXPIRE':
      return isOpen(state) && isOver ? to('EXPIRED') : { next: state };
  }
}
