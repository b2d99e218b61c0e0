import type { Schemas } from '@institute/api-schema';
import { fullRefundBusinessDays, registrationFeeIn } from '@institute/api-schema/policy';
import { formatAddress, joinName } from '@institute/values/formats';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Document, Language } from '../documents/document.ts';
import { type AgreedPrice, priceOfSchedule } from '../money/agreed-price.ts';
import { planName, planOf } from '../money/plans.ts';
import { amountOf, priceQuote } from '../money/price.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { statements } from '../signing/emails.ts';
import {
  expire,
  hashOfDocuments,
  lockEnvelopeAlone,
  sendEnvelope,
  voidEnvelope,
} from '../signing/envelopes.ts';
import { currentAgreement, type EnvelopeRow, readSent } from '../signing/sent-envelopes.ts';
import { envelopeDocuments, envelopes } from '../tables/envelopes.ts';
import { numberOf } from './announce.ts';
import { draftLifetime } from './application-rules.ts';
import { enrollmentAgreement } from './documents/enrollment-agreement.ts';
import { isPersonalInfoComplete } from './personal-info.ts';
import type { ApplicationRow, References } from './references.ts';

export const agreementTitles: Record<Language, string> = {
  EN: 'Enrollment agreement',
  ES: 'Acuerdo de inscripción',
};
const refundsRead: Record<Language, string> = {
  EN: 'I have read what is refunded when I cancel.',
  ES: 'He leído qué se reembolsa si cancelo.',
};

/** What enrolling costs: as agreed when the application was submitted, and until then as on a day. */
function agreedPrice(
  { program, cohort, plan: chosen, promoCode, ledgers: [ledger] }: References,
  day: string,
): AgreedPrice | null {
  if (!cohort || !chosen) return null;
  if (ledger) return priceOfSchedule(ledger, promoCode);
  const plan = planOf(chosen, program);
  const { startDate } = cohort;
  return { ...plan, madeOn: day, ...priceQuote(plan, { startDate, promoCode, today: day }) };
}

/** The agreement as it would be made on a day. null while its facts are incomplete. */
export function writeAgreement(
  { sequence, languageIso2LetterCode, personalInfoSavedAt }: ApplicationRow,
  references: References,
  day: string,
): Document | null {
  const { student, email, program, cohort, plan } = references;
  const price = agreedPrice(references, day);
  if (!price || !cohort || !plan || !personalInfoSavedAt || !isPersonalInfoComplete(student, day))
    return null;
  const { madeOn, rows } = price;
  const { title } = { ...program, ...program.translations[languageIso2LetterCode] };
  return enrollmentAgreement(
    {
      number: numberOf({ sequence }),
      student: {
        name: joinName(student.firstName, student.middleName, student.lastName),
        email,
        dateBirth: student.dateBirth!,
        address: student.formattedAddress ?? formatAddress(student),
      },
      program: title,
      cohort: { ...cohort, language: cohort.languageIso2LetterCode },
      currency: price.currency,
      plan: planName(plan, languageIso2LetterCode),
      tuition: price.tuition,
      discount: price.discount,
      taxes: price.taxes,
      deposit: price.netTuition - price.amountFinanced,
      amountFinanced: price.amountFinanced,
      annualPercentageRate: price.annualPercentageRate,
      interestRate: price.interestRate,
      financeCharge: price.interest,
      total: price.totalOwed,
      payments: rows.map((row) => ({ dueDate: row.dueDate, amount: amountOf(row) })),
      cancellationDays: fullRefundBusinessDays,
      registrationFee: registrationFeeIn(price.currency),
      madeOn,
    },
    languageIso2LetterCode,
  );
}

const changedReason: Record<Language, string> = {
  EN: 'Its content has changed.',
  ES: 'Su contenido cambió.',
};

/** Whether an agreement still has to be signed, and says an earlier day than today. */
export const isDatedEarlier = ({ status, sentAt }: EnvelopeRow, today: string): boolean =>
  ['SENT', 'OPENED'].includes(status) && instituteDay(sentAt) !== today;

/**
 * Whether an agreement says what one of today would. What a student has signed keeps its day and the date of its
 * deposit; what is not signed yet says the day on which it is read.
 */
function isUpToDate(
  application: ApplicationRow,
  references: References,
  current: EnvelopeRow,
  today: string,
) {
  if (isDatedEarlier(current, today)) return false;
  const sentOn = instituteDay(current.sentAt);
  const isSame = [references, { ...references, ledgers: [] }].some((known) => {
    const document = writeAgreement(application, known, sentOn);
    return document !== null && hashOfDocuments([document]) === current.hash;
  });
  const installments = (day: string) =>
    agreedPrice(references, day)!
      .rows.filter(({ type }) => type === 'INSTALLMENT')
      .map((row) => [row.dueDate, amountOf(row)]);
  return isSame && `${installments(sentOn)}` === `${installments(today)}`;
}

/**
 * Makes the agreement match the application and, until it is signed, the day. An outdated one is voided, even if it was
 * signed, and replaced. `db` is the transaction of the change, which has locked the application. Returns the
 * application's updated references.
 */
export async function prepareAgreement(
  db: Database,
  application: ApplicationRow,
  references: References,
  now: Date,
): Promise<References> {
  const { id: applicationId, studentId, languageIso2LetterCode: language } = application;
  const current = currentAgreement(references.envelopes);
  const isKept = current !== null && ['SENT', 'OPENED', 'SIGNED', 'COMPLETED'].includes(current.status);
  if (isKept) {
    const isOver = ['SENT', 'OPENED'].includes(current.status) && current.expiresAt <= now;
    if (!isOver && isUpToDate(application, references, current, instituteDay(now))) return references;
    const locked = (await lockEnvelopeAlone(db, current.id))!;
    if (isOver) await expire(db, locked, now);
    else
      await voidEnvelope(
        db,
        locked,
        { reason: changedReason[language], actorName: null },
        { portalOrigin: null, now },
      );
  }
  const fresh = writeAgreement(application, references, instituteDay(now));
  if (fresh) {
    const { firstName, middleName, lastName } = references.student;
    const id = await sendEnvelope(
      db,
      {
        studentId,
        studentName: joinName(firstName, middleName, lastName),
        applicationId,
        kind: 'ENROLLMENT_AGREEMENT',
        title: agreementTitles[language],
        language,
        documents: [fresh],
        fields: [{ name: 'refundsRead', type: 'CHECKBOX', label: refundsRead[language], isRequired: true }],
        isRequired: true,
        // The institute signs after it has approved the application.
        isHeld: true,
        expiresAt: new Date(now.getTime() + draftLifetime),
      },
      { portalOrigin: null, now },
    );
    if (current) await db.update(envelopes).set({ replacedById: id }).where(eq(envelopes.id, current.id));
  }
  if (!fresh && !isKept) return references;
  return { ...references, envelopes: await readSent(db, [applicationId]) };
}

/** Converts an agreement to its API form, one entry per document. */
export async function showAgreement(
  db: Database,
  agreement: EnvelopeRow,
): Promise<Schemas['EnrollmentAgreement'][]> {
  const documents = await db
    .select()
    .from(envelopeDocuments)
    .where(eq(envelopeDocuments.envelopeId, agreement.id))
    .orderBy(asc(envelopeDocuments.position));
  return documents.map((document) => ({
    id: agreement.id,
    title: document.title,
    version: document.version,
    languageIso2LetterCode: agreement.languageIso2LetterCode,
    status: agreement.status,
    signedAt: agreement.signedAt?.toISOString() ?? null,
    html: document.html,
    documentId: document.id,
    hash: agreement.hash,
    fields: agreement.fields,
    statement: statements[agreement.languageIso2LetterCode],
  }));
}

/** Voids the open envelopes of a locked application, because the application has ended. */
export async function voidOpenEnvelopes(
  db: Database,
  application: ApplicationRow,
  { reason, actorName }: { reason: string; actorName: string | null },
  now: Date,
): Promise<void> {
  // An envelope that is already being sealed stays signed, because it wasn't held back.
  const isLeft = or(
    inArray(envelopes.status, ['SENT', 'OPENED']),
    and(eq(envelopes.status, 'SIGNED'), eq(envelopes.isHeld, true)),
  );
  const openEnvelopes = await db
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(and(eq(envelopes.applicationId, application.id), isLeft));
  for (const { id } of openEnvelopes) {
    const locked = (await lockEnvelopeAlone(db, id))!;
    const isOver = locked.row.status !== 'SIGNED' && locked.row.expiresAt <= now;
    if (isOver) await expire(db, locked, now);
    else await voidEnvelope(db, locked, { reason, actorName }, { portalOrigin: null, now });
  }
}
