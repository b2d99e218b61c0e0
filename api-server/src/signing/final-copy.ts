import type { Schemas } from '@institute/api-schema';
import { type Block, type Document, paragraph, table } from '../documents/document.ts';
import { pictureOf } from './pictures.ts';
import { sealTexts } from './seal-texts.ts';

export type SignedBy = {
  name: string;
  signature: Schemas['Signature'];
  statement: string;
  signedAt: Date;
  address: string | null;
};
export type Trail = Pick<Schemas['AuditEvent'], 'type' | 'actor' | 'actorName' | 'method' | 'address'> & {
  occurredAt: Date;
};

type Signed = {
  hash: string;
  signers: SignedBy[];
  fields: Schemas['EnvelopeField'][];
  trail: Trail[];
};

/** `2026-03-02 15:04:05 UTC`: the same in every language and time zone. */
const momentOf = (date: Date) => `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** A signed document, followed by who signed it, how, and its audit trail. */
export function finalCopy(document: Document, { hash, signers, fields, trail }: Signed): Document {
  const texts = sealTexts[document.language];
  const filled = fields.filter(({ value }) => value !== null);
  const answers = filled.map(({ label, value }) => [label, value === 'true' ? texts.yes : value!]);
  const signatures = signers.map(
    ({ name, signature, statement, signedAt, address }): Block => ({
      kind: 'signature',
      name: signature.name === name ? name : `${signature.name} (${name})`,
      description: `${statement} ${texts.signed(signature.type, momentOf(signedAt), address)}`,
      picture: pictureOf(signature) ?? null,
    }),
  );
  const events = trail.map(({ occurredAt, type, actor, actorName, method, address }) => [
    momentOf(occurredAt).replace(' UTC', ''),
    texts.events[type],
    actorName ?? texts.parties[actor],
    [method && texts.methods[method], address].filter(Boolean).join(', ') || '–',
  ]);
  return {
    ...document,
    sections: [
      ...document.sections,
      ...(answers.length > 0 ? [{ title: texts.answers, blocks: [table(null, texts.answer, answers)] }] : []),
      { title: texts.signatures, blocks: signatures },
      {
        title: texts.auditTrail,
        blocks: [paragraph(texts.hash(hash)), table(null, texts.auditHead, events)],
      },
    ],
  };
}
