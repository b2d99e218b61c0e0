import type { Schemas } from '@institute/api-schema';
import type { Outcome } from '../platform/outcome.ts';
import type { ProblemKey } from '../platform/problem.ts';

export type Signer = { party: Schemas['SignerParty']; order: number; hasSigned: boolean };

export type EnvelopeState = {
  status: Schemas['EnvelopeStatus'];
  expiresAt: Date;
  /** The hash of everything to be signed, as it is shown. */
  hash: string;
  /** Whether the institute holds back its own signature until it has decided on the envelope's application. */
  isHeld: boolean;
  signers: Signer[];
};

export type EnvelopeEvent =
  | { type: 'OPEN' }
  | {
      type: 'SIGN';
      /** The hash of what the signer was shown. */
      hash: string;
      isConsentGiven: boolean;
      /** Whether every required field is filled in. */
      isComplete: boolean;
    }
  | { type: 'COUNTERSIGN' }
  | { type: 'DECLINE' }
  | { type: 'VOID' }
  | { type: 'EXPIRE' }
  | { type: 'RELEASE' }
  | { type: 'SEAL' };

type Deadline = Pick<EnvelopeState, 'status' | 'expiresAt'>;

/** Statuses in which a document can be signed until its deadline. */
export const openStatuses = ['SENT', 'OPENED'] as const satisfies Schemas['EnvelopeStatus'][];

/** The status now. The deadline counts even before the job has marked the envelope as expired. */
export const statusAt = ({ status, expiresAt }: Deadline, now: Date): Schemas['EnvelopeStatus'] =>
  isOneOf(openStatuses, status) && expiresAt <= now ? 'EXPIRED' : status;

/** Whether the student can still sign. */
export const isOpen = (envelope: Deadline, now: Date): boolean =>
  isOneOf(openStatuses, statusAt(envelope, now));

/** Statuses of applications that have ended: nothing is left to sign for them. */
export const endedApplications = [
  'DISCARDED',
  'REJECTED',
  'WITHDRAWN',
] as const satisfies Schemas['EnrollmentApplicationStatus'][];

/**
 * Whether the student can have the documents sent again: they expired or were declined. Only if their application hasn't
 * ended.
 */
export const isResendable = (envelope: Deadline, now: Date): boolean =>
  isOneOf(['EXPIRED', 'DECLINED'], statusAt(envelope, now));

const isOneOf = (statuses: readonly string[], status: string) => statuses.includes(status);
const isSigned = ({ status }: EnvelopeState) => status === 'SIGNED' || status === 'COMPLETED';

/** Why a document can no longer be signed. */
function closed(state: EnvelopeState, now: Date): ProblemKey | null {
  switch (statusAt(state, now)) {
    case 'VOIDED':
      return 'envelopeVoided';
    case 'DECLINED':
      return 'envelopeDeclined';
    case 'EXPIRED':
      return 'envelopeExpired';
    default:
      return null;
  }
}

/** Whether all parties before this one have signed. */
function hasTurn({ signers }: EnvelopeState, party: Signer['party']): boolean {
  const ownSigner = signers.find((signer) => signer.party === party);
  return (
    ownSigner !== undefined && signers.every(({ order, hasSigned }) => order >= ownSigner.order || hasSigned)
  );
}

const signedBy = (signers: Signer[], party: Signer['party']) =>
  signers.map((signer) => (signer.party === party ? { ...signer, hasSigned: true } : signer));

/**
 * The state of an envelope after an event. Repeating an event is not an error: of two racing calls, the second finds
 * the work done. An envelope that the student has signed stays signed, even if sealing fails.
 */
export function nextEnvelope(state: EnvelopeState, event: EnvelopeEvent, now: Date): Outcome<EnvelopeState> {
  const same = { next: state };
  const to = (status: EnvelopeState['status']) => ({ next: { ...state, status } });
  const reason = closed(state, now);
  switch (event.type) {
    case 'OPEN':
      if (isSigned(state)) return same;
      if (reason) return { refused: reason };
      return hasTurn(state, 'STUDENT') ? to('OPENED') : { refused: 'envelopeNotYourTurn' };
    case 'SIGN':
      if (isSigned(state)) return same;
      if (reason) return { refused: reason };
      if (!hasTurn(state, 'STUDENT')) return { refused: 'envelopeNotYourTurn' };
      // An envelope that was never opened can't be signed, because its documents were never shown.
      if (state.status !== 'OPENED' || event.hash !== state.hash) return { refused: 'envelopeChanged' };
      if (!event.isConsentGiven || !event.isComplete) return { refused: 'envelopeIncomplete' };
      return { next: { ...state, status: 'SIGNED', signers: signedBy(state.signers, 'STUDENT') } };
    case 'COUNTERSIGN':
      if (state.signers.some(({ party, hasSigned }) => party === 'INSTITUTE' && hasSigned)) return same;
      if (reason) return { refused: reason };
      // Before its decision, an agreement with both signatures could still be voided.
      if (state.isHeld || !hasTurn(state, 'INSTITUTE')) return { refused: 'envelopeNotYourTurn' };
      return { next: { ...state, signers: signedBy(state.signers, 'INSTITUTE') } };
    case 'DECLINE':
      if (state.status === 'DECLINED') return same;
      if (isSigned(state)) return { refused: 'envelopeChanged' };
      return reason ? { refused: reason } : to('DECLINED');
    case 'VOID':
      if (state.status === 'VOIDED') return same;
      // The institute can still void an envelope that it hasn't signed.
      if (state.status === 'SIGNED' && state.isHeld) return to('VOIDED');
      // Also one that was declined or has expired, so that other documents can be sent.
      return isSigned(state) ? { refused: 'envelopeChanged' } : to('VOIDED');
    case 'EXPIRE':
      return statusAt(state, now) === 'EXPIRED' ? to('EXPIRED') : same;
    case 'RELEASE':
      return { next: { ...state, isHeld: false } };
    case 'SEAL':
      if (state.status !== 'SIGNED' || state.isHeld) return same;
      return { next: { ...state, status: 'COMPLETED', signers: signedBy(state.signers, 'INSTITUTE') } };
  }
}
