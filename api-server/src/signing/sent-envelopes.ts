import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { envelopes } from '../tables/envelopes.ts';

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
export function signingDeadline(sent: EnvelopeRow[]): Date | null {
  const openEnvelopes = sent.filter(
    ({ isRequired, status }) => isRequired && (status === 'SENT' || status === 'OPENED'),
  );
  return openEnvelopes.reduce<Date | null>(
    (first, { expiresAt }) => (first === null || expiresAt < first ? expiresAt : first),
    null,
  );
}
