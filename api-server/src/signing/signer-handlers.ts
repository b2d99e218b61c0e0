import { asc, eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { notifyStaff, readStaff } from '../inbox/notify-staff.ts';
import type { Caller } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { envelopeDocuments, envelopes } from '../tables/envelopes.ts';
import { declinedForStaff } from './emails.ts';
import { advance, recordAuditEvent } from './envelopes.ts';
import { requireEnvelope, showEnvelope } from './find-envelope.ts';
import { lockOwnEnvelope, open, sign } from './sign.ts';

type Signer = Pick<Handlers, 'openEnvelope' | 'signEnvelope' | 'declineEnvelope'>;

/** Called before the student of an application opens or signs its agreement, which it may replace. */
export type BeforeAgreement = (
  dependencies: Pick<Dependencies, 'db' | 'now'>,
  applicationId: string,
  caller: Pick<Caller, 'studentId'>,
) => Promise<void>;

/** Opens, signs and declines envelopes for their students. */
export function signerHandlers(dependencies: Dependencies, beforeAgreement: BeforeAgreement): Signer {
  const { db, now, config } = dependencies;

  async function refresh(id: string, caller: Caller): Promise<void> {
    const [envelope] = await db.select().from(envelopes).where(eq(envelopes.id, id));
    if (envelope?.kind !== 'ENROLLMENT_AGREEMENT' || envelope.studentId !== caller.studentId) return;
    await beforeAgreement(dependencies, envelope.applicationId!, caller);
  }

  return {
    openEnvelope: async ({ path, caller, address }) => {
      await refresh(path.id, caller);
      return {
        content: await atOnce({ db, now }, async (db, now) => {
          await open(db, await lockOwnEnvelope(db, path.id, caller), { address }, now);
          const { id, title, html } = envelopeDocuments;
          const documents = await db
            .select({ id, title, html })
            .from(envelopeDocuments)
            .where(eq(envelopeDocuments.envelopeId, path.id))
            .orderBy(asc(envelopeDocuments.position));
          return { envelope: await showEnvelope(db, path.id, now), documents };
        }),
      };
    },

    signEnvelope: async ({ path, body, caller, address, idempotent }) => {
      await refresh(path.id, caller);
      return idempotent(async (db, now) => {
        const locked = await lockOwnEnvelope(db, path.id, caller);
        const { signatureNameRule: nameRule } = config;
        await sign(db, locked, { signature: body, address, nameRule }, now);
        return { content: await showEnvelope(db, path.id, now) };
      });
    },

    declineEnvelope: async ({ path, body: { reason }, caller, address }) => ({
      content: await atOnce({ db, now }, async (db, now) => {
        const locked = await requireEnvelope(db, path.id);
        if (locked.row.studentId !== caller.studentId) throw problem('notFound');
        const { isChanged } = await advance(db, locked, { type: 'DECLINE' }, now, { reason });
        if (isChanged) {
          const actorName = locked.signers.find(({ party }) => party === 'STUDENT')!.name;
          await recordAuditEvent(
            db,
            path.id,
            { type: 'DECLINED', actor: 'STUDENT', actorName, address },
            now,
          );
          const texts = declinedForStaff(actorName, locked.row, reason);
          const student = { id: caller.studentId, portalOrigin: config.portalOrigin };
          const message = { category: 'ENROLLMENT', texts, student } as const;
          await notifyStaff(db, await readStaff(db), message, now);
        }
        return showEnvelope(db, path.id, now);
      }),
    }),
  };
}
