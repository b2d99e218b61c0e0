import type { Schemas } from '@institute/api-schema';
import { and, eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Document } from '../documents/document.ts';
import { renderPdf } from '../documents/tagged-pdf.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { defaultSettings } from '../institute/settings.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { type FieldError, fieldProblem, problem } from '../platform/problem.ts';
import { envelopeSigners } from '../tables/envelopes.ts';
import { statements } from './emails.ts';
import { nextEnvelope } from './envelope-rules.ts';
import { advance, type LockedEnvelope, lockEnvelope, recordAuditEvents } from './envelopes.ts';
import { pictureOf } from './pictures.ts';
import { isNameOf } from './signer-name.ts';

type Field = Schemas['EnvelopeField'];

type Signing = {
  signature: Schemas['EnvelopeSignature'];
  /** The client's network address. */
  address: string | null;
  /** How to handle a name other than the student's. */
  nameRule: Config['signatureNameRule'];
};

const fault = (pointer: string, rule: string, values: FieldError['values'] = {}): FieldError => ({
  in: 'body',
  pointer,
  rule,
  values,
});

/** Draws the picture into a document that is discarded. A picture that can't be drawn now could never be sealed. */
async function isDrawable(signature: Schemas['Signature']): Promise<boolean> {
  const picture = pictureOf(signature);
  if (picture === undefined) return false;
  if (picture === null) return true;
  const block = { kind: 'signature', name: 'x', description: 'x', picture } as const;
  const sections = [{ title: 'x', blocks: [block] }];
  try {
    const document: Document = { title: 'x', language: 'EN', version: 'x', introduction: [], sections };
    await renderPdf(document, defaultSettings, new Date(0));
    return true;
  } catch {
    return false;
  }
}

async function signatureErrors(signature: Schemas['Signature']): Promise<FieldError[]> {
  if (signature.name.trim() === '') return [fault('/signature/name', 'required')];
  if (signature.type === 'TYPED') {
    return signature.value.trim() === signature.name.trim()
      ? []
      : [fault('/signature/value', 'confirmation')];
  }
  return (await isDrawable(signature))
    ? []
    : [fault('/signature/value', 'fileType', { types: 'image/png, image/jpeg' })];
}

/** The fields with their values. */
function filled(fields: Field[], answers: { name: string; value: string }[]): Field[] {
  const values = new Map(answers.map(({ name, value }) => [name, value.trim()]));
  return fields.map((field) => ({ ...field, value: values.get(field.name) || null }));
}

const isAnswered = ({ type, value }: Field) => (type === 'CHECKBOX' ? value === 'true' : value !== null);

/** Locks the caller's own envelope. Any other one is not found. */
export async function lockOwnEnvelope(
  db: Database,
  id: string,
  caller: Pick<Caller, 'studentId'>,
): Promise<LockedEnvelope> {
  const locked = await lockEnvelope(db, id);
  if (!locked || locked.row.studentId !== caller.studentId) throw problem('notFound');
  return locked;
}

/**
 * Signs a locked envelope for its student. Does nothing if it is already signed. `db` is a transaction: the
 * signature, the consent and the audit trail are stored together.
 */
export async function sign(
  db: Database,
  locked: LockedEnvelope,
  { signature: given, address, nameRule }: Signing,
  now: Date,
): Promise<Pick<LockedEnvelope, 'row' | 'state'>> {
  const { row, state, signers } = locked;
  const { consent, hash, signature } = given;
  const fields = filled(row.fields, given.fields ?? []);
  const missing = fields.filter((field) => field.isRequired && !isAnswered(field));
  const event = {
    type: 'SIGN',
    hash,
    isConsentGiven: consent,
    isComplete: missing.length === 0,
  } as const;
  const outcome = nextEnvelope(state, event, now);
  if ('refused' in outcome && outcome.refused === 'envelopeIncomplete') {
    throw problem('envelopeIncomplete', {
      errors: [
        ...(consent ? [] : [fault('/consent', 'required')]),
        ...missing.map(({ name }) => fault(`/fields/${name}`, 'required')),
      ],
    });
  }
  if ('next' in outcome && outcome.next !== state) {
    const errors = await signatureErrors(signature);
    if (errors.length > 0) throw problem('validationFailed', { errors });
    const { name } = signers.find(({ party }) => party === 'STUDENT')!;
    if (!isNameOf(signature.name, name)) {
      if (nameRule === 'refuse') throw fieldProblem('signatureNameRefused', '/signature/name');
      if (!given.isNameConfirmed) throw problem('signatureNameDiffers');
    }
  }
  const signed = await advance(db, locked, event, now, { fields });
  if (!signed.isChanged) return signed;

  const { id } = row;
  await db
    .update(envelopeSigners)
    .set({ signedAt: now, signature, statement: statements[row.languageIso2LetterCode], address })
    .where(and(eq(envelopeSigners.envelopeId, id), eq(envelopeSigners.party, 'STUDENT')));
  const actorName = signers.find(({ party }) => party === 'STUDENT')!.name;
  const who = { actor: 'STUDENT', actorName, address } as const;
  const consented = { type: 'CONSENTED', ...who } as const;
  await recordAuditEvents(db, id, [consented, { ...who, type: 'SIGNED', method: signature.type }], now);
  const { studentId, applicationId, title } = row;
  await recordAccountEvent(
    db,
    { studentId, applicationId, type: 'AGREEMENT_SIGNED', description: title },
    now,
  );
  return signed;
}

/** Opens a locked envelope for its student. The audit trail records every opening. */
export async function open(
  db: Database,
  locked: LockedEnvelope,
  { address }: Pick<Signing, 'address'>,
  now: Date,
): Promise<LockedEnvelope> {
  const actorName = locked.signers.find(({ party }) => party === 'STUDENT')!.name;
  const who = { actor: 'STUDENT', actorName, address } as const;
  const { row, state } = await advance(db, locked, { type: 'OPEN' }, now);
  const viewed = { type: 'VIEWED', ...who } as const;
  const isFirst = locked.row.openedAt === null;
  await recordAuditEvents(db, row.id, isFirst ? [{ ...viewed, type: 'OPENED' }, viewed] : [viewed], now);
  return { ...locked, row, state };
}
