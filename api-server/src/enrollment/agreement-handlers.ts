import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import { problem } from '../platform/problem.ts';
import { lockEnvelopeAlone } from '../signing/envelopes.ts';
import { currentAgreement, readSent } from '../signing/sent-envelopes.ts';
import { open, sign } from '../signing/sign.ts';
import { showAgreement } from './agreement.ts';
import { lockOwn } from './drafts.ts';
import { findVisibleApplication } from './find-application.ts';
import { dateAgreement } from './quote.ts';

type Agreements = Pick<Handlers, 'listEnrollmentAgreements' | 'signEnrollmentAgreement'>;

export function agreementHandlers(dependencies: Dependencies): Agreements {
  const { db, config } = dependencies;
  return {
    listEnrollmentAgreements: async ({ path, caller }) => {
      const { studentId } = await findVisibleApplication(db, path.id, caller);
      if (studentId === caller.studentId) await dateAgreement(dependencies, path.id, caller);
      const current = currentAgreement(await readSent(db, [path.id]));
      return { content: current ? await showAgreement(db, current) : [] };
    },

    signEnrollmentAgreement: async ({ path, body, caller, address, idempotent }) => {
      await dateAgreement(dependencies, path.id, caller);
      return idempotent(async (db, now) => {
        await lockOwn(db, path.id, caller);
        const current = currentAgreement(await readSent(db, [path.id]));
        // The agreement was replaced in the meantime, and the student has to read and sign the new one.
        if (current?.id !== path.agreementId) throw problem('envelopeChanged');
        const locked = (await lockEnvelopeAlone(db, current.id))!;
        // Only someone who opened the document knows its hash.
        const isRead = current.status === 'SENT' && body.hash === current.hash;
        const opened = isRead ? await open(db, locked, { address }, now) : locked;
        const signed = await sign(
          db,
          opened,
          { signature: body, address, nameRule: config.signatureNameRule },
          now,
        );
        const [content] = await showAgreement(db, signed.row);
        return { content: content! };
      });
    },
  };
}
