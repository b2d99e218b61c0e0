import type { Schemas } from '@institute/api-schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PortalMail } from '../config.ts';
import type { Document, Language } from '../documents/document.ts';
import { renderHtml } from '../documents/html.ts';
import { notify } from '../inbox/notify.ts';
import { actionsTo, type EmailText } from '../letters/letter.ts';
import { lockEnrollment, lockRow } from '../locks.ts';
import type { Database } from '../platform/database.ts';
import { sha256 } from '../platform/digest.ts';
import { newId } from '../platform/identifier.ts';
import { accepted, type Outcome } from '../platform/outcome.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import {
  envelopeDocuments,
  envelopeEvents,
  envelopeSigners,
  envelopes,
  sealedDocuments,
} from '../tables/envelopes.ts';
import { registrar, sent, statements, voided } from './emails.ts';
import {
  type EnvelopeEvent,
  type EnvelopeState,
  endedApplications,
  isOpen,
  isResendable,
  nextEnvelope,
  statusAt,
} from './envelope-rules.ts';

type Row = typeof envelopes.$inferSelect;
type SignerRow = typeof envelopeSigners.$inferSelect;
type AuditEvent = Omit<typeof envelopeEvents.$inferInsert, 'id' | 'envelopeId' | 'occurredAt'>;

/** A field before it is filled in. */
export type BlankField = Omit<Schemas['EnvelopeField'], 'value'>;

/** Without a portal, no e-mail is sent. */
type MaybePortalMail = { portalOrigin: string | null; now: Date };

export type NewEnvelope = {
  id?: string;
  studentId: string;
  studentName: string;
  applicationId: string | null;
  kind: Schemas['EnvelopeKind'];
  title: string;
  language: Language;
  documents: Document[];
  fields: BlankField[];
  isRequired: boolean;
  /** Whether the institute holds back its own signature. */
  isHeld?: boolean;
  /** Who signs first. */
  first?: Schemas['SignerParty'];
  expiresAt: Date;
};

/** The envelope's page in the portal. */
const linkTo = (id: string) => `/signing/${id}`;

/** What a student is notified of, and the label of the button to the envelope's page. */
type News = { texts: Record<Language, EmailText>; label: Record<Language, string> };

/** Notifies the student of an envelope's event, in the inbox and by e-mail. */
export async function announce(
  db: Database,
  { id, studentId }: { id: string; studentId: string },
  { texts, label }: News,
  { portalOrigin, now }: PortalMail,
): Promise<void> {
  const link = linkTo(id);
  const emailOnly = { actions: actionsTo(portalOrigin + link, label) };
  const message = { category: 'ENROLLMENT', link, texts, byEmail: true, emailOnly } as const;
  await notify(db, { studentIds: [studentId], ...message }, now);
}

/** The hash of a single document, or of several documents' hashes, each followed by a line feed. */
function hashOfAll(hashes: string[]): string {
  return hashes.length === 1 ? hashes[0]! : sha256(hashes.map((hash) => `${hash}\n`).join(''));
}

/** The hash of an envelope with these documents. */
export function hashOfDocuments(documents: Document[]): string {
  return hashOfAll(documents.map((document) => sha256(renderHtml(document))));
}

/** Adds events to the audit trail, in order. `db` is the transaction in which they happen. */
export async function recordAuditEvents(
  db: Database,
  envelopeId: string,
  events: AuditEvent[],
  now: Date,
): Promise<void> {
  await db.insert(envelopeEvents).values(events.map((event) => ({ ...event, envelopeId, occurredAt: now })));
}

export async function recordAuditEvent(
  db: Database,
  envelopeId: string,
  event: AuditEvent,
  now: Date,
): Promise<void> {
  await recordAuditEvents(db, envelopeId, [event], now);
}

/**
 * Sends documents to a student. `db` is the caller's transaction. `portalOrigin`: for the e-mail that says it is their
 * turn; null to send none.
 */
export async function sendEnvelope(
  db: Database,
  {
    id = newId(),
    studentName,
    documents,
    language,
    fields,
    first = 'STUDENT',
    isHeld = false,
    ...envelope
  }: NewEnvelope,
  { portalOrigin, now }: MaybePortalMail,
): Promise<string> {
  const rows = documents.map((content, position) => {
    const html = renderHtml(content);
    const { title, version } = content;
    return { envelopeId: id, position, title, version, content, html, hash: sha256(html) };
  });
  await db.insert(envelopes).values({
    ...envelope,
    id,
    languageIso2LetterCode: language,
    isHeld,
    fields: fields.map((field) => ({ ...field, value: null })),
    hash: hashOfAll(rows.map(({ hash }) => hash)),
    sentAt: now,
  });
  await db.insert(envelopeDocuments).values(rows);
  await db.insert(envelopeSigners).values([
    {
      envelopeId: id,
      party: 'STUDENT',
      name: studentName,
      order: first === 'STUDENT' ? 1 : 2,
    },
    { envelopeId: id, party: 'INSTITUTE', name: registrar[language], order: first === 'STUDENT' ? 2 : 1 },
  ]);
  await recordAuditEvent(db, id, { type: 'SENT', actor: 'INSTITUTE' }, now);
  if (portalOrigin !== null && first === 'STUDENT')
    await announce(db, { ...envelope, id }, sent(envelope), { portalOrigin, now });
  return id;
}

export type LockedEnvelope = { row: Row; signers: SignerRow[]; state: EnvelopeState };

/**
 * Locks an envelope for the rest of the transaction. Its application is locked first, in the order given in locks.ts.
 */
export async function lockEnvelope(db: Database, id: string): Promise<LockedEnvelope | null> {
  const [unlocked] = await db
    .select({ applicationId: envelopes.applicationId })
    .from(envelopes)
    .where(eq(envelopes.id, id));
  if (unlocked?.applicationId) await lockEnrollment(db, unlocked.applicationId);
  return lockEnvelopeAlone(db, id);
}

/** The same for an envelope whose application, if any, is already locked. */
export async function lockEnvelopeAlone(db: Database, id: string): Promise<LockedEnvelope | null> {
  const row = await lockRow(db, envelopes, eq(envelopes.id, id));
  if (!row) return null;
  const signers = await db
    .select()
    .from(envelopeSigners)
    .where(eq(envelopeSigners.envelopeId, id))
    .orderBy(asc(envelopeSigners.order));
  const { status, expiresAt, hash, isHeld } = row;
  const state: EnvelopeState = {
    status,
    expiresAt,
    hash,
    isHeld,
    signers: signers.map(({ party, order, signedAt }) => ({ party, order, hasSigned: signedAt !== null })),
  };
  return { row, signers, state };
}

const closing: Schemas['EnvelopeStatus'][] = ['DECLINED', 'EXPIRED', 'VOIDED'];

/**
 * Applies an event to a locked envelope and stores the result. If nothing changes, nothing is written and `isChanged`
 * is false. Returns the current row.
 */
export async function advance(
  db: Database,
  { row, state }: Pick<LockedEnvelope, 'row' | 'state'>,
  event: EnvelopeEvent,
  now: Date,
  changes: Partial<Row> = {},
): Promise<{ isChanged: boolean; row: Row; state: EnvelopeState }> {
  const outcome: Outcome<EnvelopeState> = nextEnvelope(state, event, now);
  const next = accepted(outcome);
  if (next === state) return { isChanged: false, row, state };
  const { status, isHeld } = next;
  const isNew = status !== state.status;
  const [changed] = await db
    .update(envelopes)
    .set({
      ...changes,
      status,
      isHeld,
      ...(isNew && status === 'OPENED' && { openedAt: now }),
      ...(isNew && status === 'SIGNED' && { signedAt: now }),
      ...(isNew && status === 'COMPLETED' && { completedAt: now, nextSealAt: null }),
      ...(isNew && closing.includes(status) && { closedAt: now, nextSealAt: null }),
      // Envelopes that are signed and not held back are ready to be sealed.
      ...(status === 'SIGNED' && { nextSealAt: isHeld ? null : now }),
    })
    .where(eq(envelopes.id, row.id))
    .returning();
  return { isChanged: true, row: changed!, state: next };
}

/** Voids an envelope and tells the student why, unless `portalOrigin` is null. */
export async function voidEnvelope(
  db: Database,
  locked: LockedEnvelope,
  { reason, actorName }: { reason: string; actorName: string | null },
  { portalOrigin, now }: MaybePortalMail,
): Promise<boolean> {
  const { id, studentId, status } = locked.row;
  // What the student declined it for stays. The audit log has the institute's reason.
  const change = status === 'DECLINED' ? {} : { reason };
  const { isChanged } = await advance(db, locked, { type: 'VOID' }, now, change);
  if (!isChanged) return false;
  const actor = actorName === null ? 'SYSTEM' : 'INSTITUTE';
  await recordAuditEvent(db, id, { type: 'VOIDED', actor, actorName }, now);
  if (portalOrigin !== null)
    await announce(db, { id, studentId }, voided(locked.row, reason), { portalOrigin, now });
  return true;
}

/** Expires an envelope. Returns whether it was still open. */
export async function expire(db: Database, locked: LockedEnvelope, now: Date): Promise<boolean> {
  const { isChanged } = await advance(db, locked, { type: 'EXPIRE' }, now);
  if (isChanged) await recordAuditEvent(db, locked.row.id, { type: 'EXPIRED', actor: 'SYSTEM' }, now);
  return isChanged;
}

/** The ids of the envelopes' applications that have ended. */
export async function readEnded(db: Database, rows: Pick<Row, 'applicationId'>[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ applicationId }) => applicationId ?? []);
  if (ids.length === 0) return new Set();
  const { id, status } = enrollmentApplications;
  const ended = await db
    .select({ id })
    .from(enrollmentApplications)
    .where(and(inArray(id, ids), inArray(status, endedApplications)));
  return new Set(ended.map((application) => application.id));
}

const instant = (date: Date | null) => date?.toISOString() ?? null;

/** Converts envelopes to their API form, in the order of the ids. */
export async function readEnvelopes(db: Database, rows: Row[], now: Date): Promise<Schemas['Envelope'][]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const signers = await db
    .select()
    .from(envelopeSigners)
    .where(inArray(envelopeSigners.envelopeId, ids))
    .orderBy(asc(envelopeSigners.order));
  const documents = await db
    .select({
      envelopeId: envelopeDocuments.envelopeId,
      id: envelopeDocuments.id,
      title: envelopeDocuments.title,
      version: envelopeDocuments.version,
      hash: envelopeDocuments.hash,
      sha256: sealedDocuments.sha256,
    })
    .from(envelopeDocuments)
    .leftJoin(sealedDocuments, eq(sealedDocuments.documentId, envelopeDocuments.id))
    .where(inArray(envelopeDocuments.envelopeId, ids))
    .orderBy(asc(envelopeDocuments.position));
  const resendable = rows.filter((row) => row.replacedById === null && isResendable(row, now));
  const ended = await readEnded(db, resendable);
  return rows.map(({ remindedAt: _, sealAttempts: __, nextSealAt: ___, ...row }) => ({
    ...row,
    status: statusAt(row, now),
    isOpen: isOpen(row, now),
    isResendable: resendable.some(({ id }) => id === row.id) && !ended.has(row.applicationId ?? ''),
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    openedAt: instant(row.openedAt),
    signedAt: instant(row.signedAt),
    completedAt: instant(row.completedAt),
    // The job that marks it as expired may not have run yet.
    closedAt: instant(row.closedAt ?? (statusAt(row, now) === 'EXPIRED' ? row.expiresAt : null)),
    signers: signers
      .filter(({ envelopeId }) => envelopeId === row.id)
      .map(({ party, name, order, signedAt, signature }) => ({
        party,
        name,
        order,
        signedAt: instant(signedAt),
        method: signature?.type ?? null,
      })),
    documents: documents
      .filter(({ envelopeId }) => envelopeId === row.id)
      .map(({ envelopeId: _, ...document }) => document),
    statement: statements[row.languageIso2LetterCode],
  }));
}
