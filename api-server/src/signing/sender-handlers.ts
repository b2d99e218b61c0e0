import { signingDays } from '@institute/api-schema/policy';
import { and, asc, eq } from 'drizzle-orm';
import { limitAttempts } from '../account/rate-limit.ts';
import { type PortalMail, portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { describeAct } from '../institute/audited-database.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { problem } from '../platform/problem.ts';
import { readName } from '../students/read-name.ts';
import { envelopeDocuments, envelopeSigners, envelopes } from '../tables/envelopes.ts';
import { sent, statements } from './emails.ts';
import { isResendable } from './envelope-rules.ts';
import {
  advance,
  announce,
  expire,
  type LockedEnvelope,
  readEnded,
  recordAuditEvent,
  sendEnvelope,
  voidEnvelope,
} from './envelopes.ts';
import { findVisibleEnvelope, requireEnvelope, showEnvelope } from './find-envelope.ts';

/** How long a student has to sign an envelope that was sent again. */
const resentLifetime = signingDays * day;

/** Called in the same transaction when the institute voids an envelope. */
export type OnVoided = (db: Database, envelope: { applicationId: string | null }, now: Date) => Promise<void>;

/** Sends the same documents in a new envelope, and returns its id. */
async function sendAgain(
  db: Database,
  { row, signers }: LockedEnvelope,
  { portalOrigin, now }: PortalMail,
): Promise<string> {
  const documents = await db
    .select()
    .from(envelopeDocuments)
    .where(eq(envelopeDocuments.envelopeId, row.id))
    .orderBy(asc(envelopeDocuments.position));
  const { studentId, applicationId, kind, title, isRequired, isHeld, fields } = row;
  return sendEnvelope(
    db,
    {
      studentId,
      studentName: await readName(db, studentId),
      applicationId,
      kind,
      title,
      isRequired,
      isHeld,
      language: row.languageIso2LetterCode,
      documents: documents.map(({ content }) => content),
      fields: fields.map(({ value: _, ...field }) => field),
      first: signers[0]!.party,
      expiresAt: new Date(now.getTime() + resentLifetime),
    },
    { portalOrigin, now },
  );
}

type Sender = Pick<Handlers, 'voidEnvelope' | 'countersignEnvelope' | 'resendEnvelope'>;

/** Voids, countersigns and renews envelopes that were sent. */
export function senderHandlers(dependencies: Dependencies, onVoided: OnVoided): Sender {
  const { db, now, config } = dependencies;
  return {
    voidEnvelope: async ({ path, body: { reason }, caller }) => ({
      content: await atOnce({ db, now }, async (db, now) => {
        const locked = await requireEnvelope(db, path.id);
        // The one that replaced it can be voided.
        if (locked.row.replacedById !== null) throw problem('envelopeChanged');
        const actorName = await readName(db, caller.studentId);
        if (await voidEnvelope(db, locked, { reason, actorName }, portalMail({ config, now }))) {
          describeAct(db, { subject: locked.row.title });
          await onVoided(db, locked.row, now);
        }
        return showEnvelope(db, path.id, now);
      }),
    }),

    countersignEnvelope: async ({ path, caller, address }) => ({
      content: await atOnce({ db, now }, async (db, now) => {
        const locked = await requireEnvelope(db, path.id);
        const { isChanged } = await advance(db, locked, { type: 'COUNTERSIGN' }, now);
        if (!isChanged) return showEnvelope(db, path.id, now);
        const name = await readName(db, caller.studentId);
        const { row } = locked;
        await db
          .update(envelopeSigners)
          .set({
            signedAt: now,
            signature: { type: 'TYPED', value: name, name },
            statement: statements[row.languageIso2LetterCode],
            address,
          })
          .where(and(eq(envelopeSigners.envelopeId, path.id), eq(envelopeSigners.party, 'INSTITUTE')));
        const event = { type: 'COUNTERSIGNED', actor: 'INSTITUTE', method: 'TYPED' } as const;
        await recordAuditEvent(db, path.id, { ...event, actorName: name, address }, now);
        if (row.status === 'SENT') await announce(db, row, sent(row), portalMail({ config, now }));
        return showEnvelope(db, path.id, now);
      }),
    }),

    resendEnvelope: async ({ path, caller }) => {
      await findVisibleEnvelope(db, path.id, caller);
      return {
        content: await atOnce({ db, now }, async (db, now) => {
          const locked = await requireEnvelope(db, path.id);
          const { row, state } = locked;
          if (row.replacedById !== null) return showEnvelope(db, row.replacedById, now);
          const isEnded = (await readEnded(db, [row])).size > 0;
          if (!isResendable(state, now) || isEnded) throw problem('envelopeChanged');
          // Students can decline them again, and staff are notified each time.
          if (row.studentId === caller.studentId)
            await limitAttempts({ ...dependencies, db }, 'resendEnvelope', { identifier: row.studentId });
          const id = await sendAgain(db, locked, portalMail({ config, now }));
          await expire(db, locked, now);
          await db.update(envelopes).set({ replacedById: id }).where(eq(envelopes.id, path.id));
          await recordAuditEvent(db, path.id, { type: 'REPLACED', actor: 'SYSTEM' }, now);
          return showEnvelope(db, id, now);
        }),
      };
    },
  };
}
