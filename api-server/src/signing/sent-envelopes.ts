import type { Schemas } from '@institute/api-schema';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { envelopes } from '../tables/envelopes.ts';
import { isOpen, isResendable } from './envelope-rules.ts';

export type EnvelopeRow = typeof envelopes.$inferSelect;

/** All envelopes that were sent for applications, in the order they were sent. */
export function readSent(db: Database, ids: string[]): Promise<EnvelopeRow[]> {
  return db
    .select()
    .from(envelopes)
    .where(inArray(envelopes.applicationId, ids))
    .orderBy(asc(envelopes.sentAt), asc(envelopes.id));
}

/** The current agreement: neither voided nor replaced. */
export function currentAgreement(sent: EnvelopeRow[]): EnvelopeRow | null {
  const counts = ({ kind, status, replacedById }: EnvelopeRow) =>
    kind === 'ENROLLMENT_AGREEMENT' && status !== 'VOIDED' && replacedById === null;
  return sent.findLast(counts) ?? null;
}

/** Whether an agreement was signed and then voided. */
export function wasSignedOtherwise(sent: EnvelopeRow[]): boolean {
  return sent.some(
    ({ kind, status, signedAt }) =>
      kind === 'ENROLLMENT_AGREEMENT' && status === 'VOIDED' && signedAt !== null,
  );
}

/** The deadline for the student to sign what was sent. */
export function signingDeadline(sent: EnvelopeRow[], now: Date): Date | null {
  const openEnvelopes = sent.filter((envelope) => envelope.isRequired && isOpen(envelope, now));
  return openEnvelopes.reduce<Date | null>(
    (first, { expiresAt }) => (first === null || expiresAt < first ? expiresAt : first),
    null,
  );
}

/** The latest document that the student declined or didn't sign in time, and that wasn't sent again. */
export function unsigned(sent: EnvelopeRow[], now: Date): Schemas['EnrollmentUnsignedDocument'] | null {
  const found = sent.findLast(
    (envelope) => envelope.isRequired && envelope.replacedById === null && isResendable(envelope, now),
  );
  if (!found) return null;
  return { envelopeId: found.id, title: found.title, isDeclined: found.status === 'DECLINED' };
}
