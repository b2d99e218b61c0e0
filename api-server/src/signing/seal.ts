import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { PortalMail } from '../config.ts';
import { renderPdf } from '../documents/tagged-pdf.ts';
import { readSettings } from '../institute/settings.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { sha256 } from '../platform/digest.ts';
import { minute } from '../platform/durations.ts';
import {
  envelopeDocuments,
  envelopeEvents,
  envelopeSigners,
  envelopes,
  sealedDocuments,
} from '../tables/envelopes.ts';
import { completed, statements } from './emails.ts';
import { advance, announce, type LockedEnvelope, lockEnvelope, recordAuditEvent } from './envelopes.ts';
import { finalCopy } from './final-copy.ts';

const maxPause = 6 * 60 * minute;

/** Called in the same transaction when everyone has signed. */
export type OnCompleted = (
  db: Database,
  envelope: { id: string; applicationId: string | null },
  sending: PortalMail,
) => Promise<void>;

/**
 * Signs for the institute and makes the final copies: what was signed, by whom and how, and the audit trail so far.
 * `db` is a transaction: either everything is stored, or the envelope stays as the student left it.
 */
export async function seal(
  db: Database,
  locked: LockedEnvelope,
  { onCompleted, portalOrigin }: Pick<Sealing, 'onCompleted' | 'portalOrigin'>,
  now: Date,
): Promise<void> {
  const { id, applicationId, hash, fields, languageIso2LetterCode } = locked.row;
  const { isChanged } = await advance(db, locked, { type: 'SEAL' }, now);
  if (!isChanged) return;

  const institute = locked.signers.find(({ party }) => party === 'INSTITUTE')!;
  const { name } = institute;
  if (institute.signedAt === null) {
    await db
      .update(envelopeSigners)
      .set({
        signedAt: now,
        signature: { type: 'TYPED', value: name, name },
        statement: statements[languageIso2LetterCode],
      })
      .where(
        and(
          eq(envelopeSigners.envelopeId, id),
          eq(envelopeSigners.party, 'INSTITUTE'),
          isNull(envelopeSigners.signedAt),
        ),
      );
    const event = { type: 'COUNTERSIGNED', actor: 'INSTITUTE', actorName: name, method: 'TYPED' } as const;
    await recordAuditEvent(db, id, event, now);
  }
  await recordAuditEvent(db, id, { type: 'SEALED', actor: 'SYSTEM' }, now);

  const signers = await db
    .select()
    .from(envelopeSigners)
    .where(and(eq(envelopeSigners.envelopeId, id), isNotNull(envelopeSigners.signedAt)))
    .orderBy(asc(envelopeSigners.order));
  const trail = await db
    .select()
    .from(envelopeEvents)
    .where(eq(envelopeEvents.envelopeId, id))
    .orderBy(asc(envelopeEvents.sequence));
  const signed = {
    hash,
    fields,
    trail,
    signers: signers.map(({ name, signature, statement, signedAt, address }) => ({
      name,
      signature: signature!,
      statement: statement!,
      signedAt: signedAt!,
      address,
    })),
  };
  const documents = await db
    .select()
    .from(envelopeDocuments)
    .where(eq(envelopeDocuments.envelopeId, id))
    .orderBy(asc(envelopeDocuments.position));
  const issuer = await readSettings(db);
  for (const document of documents) {
    const bytes = await renderPdf(finalCopy(document.content, signed), issuer, now);
    await db.insert(sealedDocuments).values({ documentId: document.id, sha256: sha256(bytes), bytes });
  }
  await announce(db, locked.row, completed(locked.row), { portalOrigin, now });
  await onCompleted(db, { id, applicationId }, { portalOrigin, now });
}

async function nextDue(db: Database, now: Date) {
  const [due] = await db
    .select({ id: envelopes.id, sealAttempts: envelopes.sealAttempts })
    .from(envelopes)
    .where(lte(envelopes.nextSealAt, now))
    .orderBy(asc(envelopes.nextSealAt))
    .limit(1);
  return due;
}

type Sealing = { now: () => Date; log: Logger; onCompleted: OnCompleted; portalOrigin: string };

/**
 * Seals the envelopes that are ready and returns how many. An envelope that fails stays signed and is retried with
 * growing delays. In the meantime the student sees that the copy is being prepared.
 */
export async function sealEnvelopes(db: Database, { now, log, ...rest }: Sealing): Promise<number> {
  let sealed = 0;
  for (let due = await nextDue(db, now()); due; due = await nextDue(db, now())) {
    const { id } = due;
    try {
      sealed += await atOnce({ db, now }, async (db, now) => {
        const locked = (await lockEnvelope(db, id))!;
        // Another process may have sealed it since.
        if (locked.row.nextSealAt === null) return 0;
        await seal(db, locked, rest, now);
        return 1;
      });
    } catch (error) {
      const attempts = due.sealAttempts + 1;
      log.error({ err: error, envelopeId: id, attempts }, 'envelope not sealed');
      const nextSealAt = new Date(now().getTime() + Math.min(maxPause, minute * 2 ** (attempts - 1)));
      await db
        .update(envelopes)
        .set({ sealAttempts: attempts, nextSealAt })
        .where(and(eq(envelopes.id, id), isNotNull(envelopes.nextSealAt)));
    }
  }
  return sealed;
}
