import type { Schemas } from '@institute/api-schema';
import type { Document, Issuer } from '../documents/document.ts';
import { renderHtml } from '../documents/html.ts';
import { renderPdf } from '../documents/tagged-pdf.ts';
import type { Database } from '../platform/database.ts';
import { sha256 } from '../platform/digest.ts';
import { hour } from '../platform/durations.ts';
import { registrar, statements } from '../signing/emails.ts';
import { finalCopy } from '../signing/final-copy.ts';
import {
  envelopeDocuments,
  envelopeEvents,
  envelopeSigners,
  envelopes,
  sealedDocuments,
} from '../tables/envelopes.ts';
import { demoId } from './demo-id.ts';
import { advisor } from './enrollment.ts';

type Insert<Table extends { $inferInsert: object }> = Table['$inferInsert'][];

const address = '203.0.113.24';

const drawn =
  'M 8 44 C 18 6 34 6 30 40 C 28 58 48 20 60 34 C 70 46 80 22 92 34 L 104 40 C 120 20 132 52 150 30 L 190 28';
/** A single pixel of ink. */
const uploaded =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

function signatureOf(type: Schemas['SignatureType'], name: string): Schemas['Signature'] {
  return { type, name, value: { TYPED: name, DRAWN: drawn, UPLOADED: uploaded }[type] };
}

export type Sent = {
  number: number;
  studentId: string;
  applicationId: string | null;
  kind: Schemas['EnvelopeKind'];
  title: string;
  language: Schemas['LanguageIso2LetterCode'];
  status: Schemas['EnvelopeStatus'];
  documents: Document[];
  fields: Schemas['EnvelopeField'][];
  isRequired: boolean;
  isHeld?: boolean;
  sentAt: Date;
  expiresAt: Date;
  reason?: string;
  signature?: Schemas['SignatureType'];
};

/** Caches final copies, because tests seed the same world many times. */
const made = new Map<string, Uint8Array<ArrayBuffer>>();

async function finalBytes(
  document: Document,
  issuer: Issuer,
  sealedAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = sha256(JSON.stringify([document, issuer, sealedAt]));
  const sealed = made.get(key) ?? (await renderPdf(document, issuer, sealedAt));
  made.set(key, sealed);
  return sealed;
}

/** When an envelope was opened, signed and sealed, if it was. */
function progressOf({ status, sentAt, expiresAt }: Sent) {
  const later = (hours: number) => new Date(sentAt.getTime() + hours * hour);
  const [openedAt, signedAt, sealedAt, voidedAt] = [later(2), later(3), later(4), later(30)];
  return {
    openedAt,
    signedAt,
    sealedAt,
    voidedAt,
    isOpened: !['SENT', 'EXPIRED', 'VOIDED'].includes(status),
    isSigned: status === 'SIGNED' || status === 'COMPLETED',
    isSealed: status === 'COMPLETED',
    closedAt: { DECLINED: openedAt, EXPIRED: expiresAt, VOIDED: voidedAt }[status as 'EXPIRED'] ?? null,
  };
}
type Progress = ReturnType<typeof progressOf>;

/** The signatures of both sides of a completed envelope. */
function signersOf(name: string, { language, signature = 'TYPED' }: Sent, { signedAt, sealedAt }: Progress) {
  const office = registrar[language];
  const statement = statements[language];
  return {
    student: { name, signature: signatureOf(signature, name), statement, signedAt, address },
    institute: {
      name: office,
      signature: signatureOf('TYPED', office),
      statement,
      signedAt: sealedAt,
      address: null,
    },
  };
}

function event(
  type: Schemas['AuditEventType'],
  occurredAt: Date,
  more: Partial<(typeof envelopeEvents)['$inferInsert']> = {},
) {
  const system = { actor: 'SYSTEM' as const, actorName: null, method: null, address: null };
  return { ...system, ...more, type, occurredAt };
}

/** The events that led to an envelope's status. */
function trailOf(name: string, { status, sentAt, expiresAt, language, signature }: Sent, progress: Progress) {
  const { isOpened, isSigned, isSealed, openedAt, signedAt, sealedAt, voidedAt } = progress;
  const who = { actor: 'STUDENT', actorName: name, address } as const;
  const method = signature ?? 'TYPED';
  const office = { actor: 'INSTITUTE', actorName: registrar[language], method: 'TYPED' } as const;
  return [
    event('SENT', sentAt, { actor: 'INSTITUTE' }),
    ...(isOpened ? [event('OPENED', openedAt, who), event('VIEWED', openedAt, who)] : []),
    ...(isSigned ? [event('CONSENTED', signedAt, who), event('SIGNED', signedAt, { ...who, method })] : []),
    ...(isSealed ? [event('COUNTERSIGNED', sealedAt, office), event('SEALED', sealedAt)] : []),
    ...(status === 'DECLINED' ? [event('DECLINED', openedAt, who)] : []),
    ...(status === 'EXPIRED' ? [event('EXPIRED', expiresAt)] : []),
    ...(status === 'VOIDED' ? [event('VOIDED', voidedAt, { actor: 'INSTITUTE', actorName: advisor })] : []),
  ];
}

/** Rows that are inserted together at the end. */
export class EnvelopeSeeder {
  readonly #issuer: Issuer;
  readonly #envelopes: Insert<typeof envelopes> = [];
  readonly #signers: Insert<typeof envelopeSigners> = [];
  readonly #documents: Insert<typeof envelopeDocuments> = [];
  readonly #sealed: Insert<typeof sealedDocuments> = [];
  readonly #events: Insert<typeof envelopeEvents> = [];

  constructor(issuer: Issuer) {
    this.#issuer = issuer;
  }

  /** Builds an envelope with the events that led to its status. */
  async send(name: string, sent: Sent): Promise<void> {
    const { number, language, documents, signature: _, fields, ...rest } = sent;
    const id = demoId('envelope', number);
    const progress = progressOf(sent);
    const { isOpened, isSigned, isSealed, openedAt, signedAt, sealedAt, closedAt } = progress;
    const filled = fields.map((field) => ({ ...field, value: isSigned ? 'true' : null }));
    const pages = documents.map((content) => {
      const html = renderHtml(content);
      return { content, html, hash: sha256(html) };
    });
    const hash = pages.length === 1 ? pages[0]!.hash : sha256(pages.map((one) => `${one.hash}\n`).join(''));
    this.#envelopes.push({
      ...rest,
      id,
      hash,
      languageIso2LetterCode: language,
      fields: filled,
      openedAt: isOpened ? openedAt : null,
      signedAt: isSigned ? signedAt : null,
      completedAt: isSealed ? sealedAt : null,
      closedAt,
      nextSealAt: sent.status === 'SIGNED' && !sent.isHeld ? signedAt : null,
    });

    const { student, institute } = signersOf(name, sent, progress);
    this.#signers.push(
      { envelopeId: id, party: 'STUDENT', order: 1, ...(isSigned ? student : { name }) },
      { envelopeId: id, party: 'INSTITUTE', order: 2, ...(isSealed ? institute : { name: institute.name }) },
    );
    const trail = trailOf(name, sent, progress);
    this.#events.push(...trail.map((one) => ({ ...one, envelopeId: id })));

    for (const [position, page] of pages.entries()) {
      const documentId = demoId('envelopeDocument', number * 10 + position);
      const { title, version } = page.content;
      this.#documents.push({ id: documentId, envelopeId: id, position, title, version, ...page });
      if (!isSealed) continue;
      const signed = { hash, signers: [student, institute], fields: filled, trail };
      const bytes = await finalBytes(finalCopy(page.content, signed), this.#issuer, sealedAt);
      this.#sealed.push({ documentId, sha256: sha256(bytes), bytes });
    }
  }

  async post(db: Database): Promise<void> {
    await db.insert(envelopes).values(this.#envelopes);
    await db.insert(envelopeSigners).values(this.#signers);
    await db.insert(envelopeDocuments).values(this.#documents);
    await db.insert(sealedDocuments).values(this.#sealed);
    await db.insert(envelopeEvents).values(this.#events);
  }
}
