import type { components } from '@institute/api-schema';
import { formatAddress, joinName } from '@institute/design-system/formats';
import { and, asc, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { Document, Language } from '../documents/document.ts';
import { enrollmentAgreement } from '../documents/enrollment-agreement.ts';
import { instituteDay } from '../payments/days.ts';
import { amountOf, priceQuote } from '../payments/terms.ts';
import { findCohort } from '../programs/cohorts.ts';
import { findPlan, planName } from '../programs/plans.ts';
import { expire, hashOfDocuments, lockEnvelope, sendEnvelope, voidEnvelope } from '../signing/envelopes.ts';
import { statements } from '../signing/words.ts';
import { envelopeDocuments, envelopes } from '../tables/envelopes.ts';
import { programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { vouchers } from '../tables/vouchers.ts';
import { type ApplicationRow, draftLifetime } from './applications.ts';
import { isPersonalInfoComplete } from './personal-info.ts';
import { cancellationDays, registrationFee } from './refund-rule.ts';

type Schemas = components['schemas'];

export const agreementTitles: Record<Language, string> = {
  EN: 'Enrollment agreement',
  ES: 'Acuerdo de inscripción',
};
const refundsRead: Record<Language, string> = {
  EN: 'I have read what is refunded when I cancel.',
  ES: 'He leído qué se reembolsa si cancelo.',
};

/** The agreement as it would be made on a day; null while what it says is not known. */
export async function writeAgreement(
  db: Database,
  application: ApplicationRow,
  madeOn: string,
): Promise<Document | null> {
  const { cohortId, paymentPlanId, voucherCode, languageIso2LetterCode } = application;
  if (!cohortId || !paymentPlanId || !application.personalInfoSavedAt) return null;
  const [person] = await db
    .select({ student: students, email: users.email })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.id, application.studentId));
  const { student, email } = person!;
  if (!isPersonalInfoComplete(student, madeOn)) return null;
  const [program] = await db.select().from(programs).where(eq(programs.id, application.programId));
  const cohort = await findCohort(db, cohortId);
  const plan = await findPlan(db, paymentPlanId);
  const [voucher] = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.code, voucherCode ?? ''));
  const { rows, ...price } = priceQuote(plan!, {
    startDate: cohort!.startDate,
    voucher: voucher ?? null,
    today: madeOn,
  });
  const { title } = { ...program!, ...program!.translations[languageIso2LetterCode] };
  return enrollmentAgreement(
    {
      student: {
        name: joinName(student.firstName, student.middleName, student.lastName),
        email,
        dateBirth: student.dateBirth!,
        address: student.formattedAddress ?? formatAddress(student),
      },
      program: title,
      cohort: { ...cohort!, language: cohort!.languageIso2LetterCode },
      currency: plan!.currency,
      plan: planName(plan!, languageIso2LetterCode),
      tuition: price.tuition,
      discount: price.discount,
      taxes: price.taxes,
      interestRate: plan!.interestRate,
      financeCharge: price.interest,
      total: price.totalOwed,
      payments: rows.map((row) => ({ dueDate: row.dueDate, amount: amountOf(row) })),
      cancellationDays,
      registrationFee,
      madeOn,
    },
    languageIso2LetterCode,
  );
}

const changedReason: Record<Language, string> = {
  EN: 'The application has changed.',
  ES: 'La solicitud cambió.',
};

const ofApplication = (applicationId: string) =>
  and(eq(envelopes.applicationId, applicationId), eq(envelopes.kind, 'ENROLLMENT_AGREEMENT'));

/** The agreement that counts: not taken back, and not sent again. */
async function currentAgreement(db: Database, applicationId: string) {
  const [current] = await db
    .select()
    .from(envelopes)
    .where(and(ofApplication(applicationId), isNull(envelopes.replacedById), ne(envelopes.status, 'VOIDED')))
    .orderBy(desc(envelopes.sentAt), desc(envelopes.id))
    .limit(1);
  return current ?? null;
}

/**
 * Sees to it that the agreement says what the application says: one that no longer does is taken back, even when it was
 * signed, and another one made. One that still fits stays, with the day it was made. `db` is the transaction of the change.
 */
export async function prepareAgreement(db: Database, application: ApplicationRow, now: Date): Promise<void> {
  const language = application.languageIso2LetterCode;
  const current = await currentAgreement(db, application.id);
  if (current && ['SENT', 'OPENED', 'SIGNED', 'COMPLETED'].includes(current.status)) {
    const same = await writeAgreement(db, application, instituteDay(current.sentAt));
    const isOver = ['SENT', 'OPENED'].includes(current.status) && current.expiresAt <= now;
    if (same && hashOfDocuments([same]) === current.hash && !isOver) return;
    const locked = (await lockEnvelope(db, current.id))!;
    if (isOver) await expire(db, locked, now);
    else
      await voidEnvelope(
        db,
        locked,
        { reason: changedReason[language], actorName: null, isAnnounced: false },
        now,
      );
  }
  const fresh = await writeAgreement(db, application, instituteDay(now));
  if (!fresh) return;
  const id = await sendEnvelope(
    db,
    {
      studentId: application.studentId,
      applicationId: application.id,
      kind: 'ENROLLMENT_AGREEMENT',
      title: agreementTitles[language],
      language,
      documents: [fresh],
      fields: [{ name: 'refundsRead', type: 'CHECKBOX', label: refundsRead[language], isRequired: true }],
      isRequired: true,
      // The institute signs when it has approved the application.
      isHeld: true,
      expiresAt: new Date(now.getTime() + draftLifetime),
      isAnnounced: false,
    },
    now,
  );
  if (current) await db.update(envelopes).set({ replacedById: id }).where(eq(envelopes.id, current.id));
}

/** The agreements of an application as the document shows them. */
export async function readAgreements(
  db: Database,
  applicationId: string,
): Promise<Schemas['EnrollmentAgreement'][]> {
  const current = await currentAgreement(db, applicationId);
  if (!current) return [];
  const documents = await db
    .select()
    .from(envelopeDocuments)
    .where(inArray(envelopeDocuments.envelopeId, [current.id]))
    .orderBy(asc(envelopeDocuments.position));
  return documents.map((document) => ({
    id: current.id,
    title: document.title,
    version: document.version,
    languageIso2LetterCode: current.languageIso2LetterCode,
    status: current.status,
    signedAt: current.signedAt?.toISOString() ?? null,
    html: document.html,
    documentId: document.id,
    hash: current.hash,
    fields: current.fields,
    statement: statements[current.languageIso2LetterCode],
  }));
}

/** Closes whatever of an application is still open for signing, because it has ended. */
export async function voidOpenEnvelopes(
  db: Database,
  application: ApplicationRow,
  { reason, actorName }: { reason: string; actorName: string | null },
  now: Date,
): Promise<void> {
  // What the institute signs already, because it was not held back, stays signed.
  const isLeft = or(
    inArray(envelopes.status, ['SENT', 'OPENED']),
    and(eq(envelopes.status, 'SIGNED'), eq(envelopes.isHeld, true)),
  );
  const open = await db
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(and(eq(envelopes.applicationId, application.id), isLeft));
  for (const { id } of open) {
    const locked = (await lockEnvelope(db, id))!;
    const isOver = locked.row.status !== 'SIGNED' && locked.row.expiresAt <= now;
    if (isOver) await expire(db, locked, now);
    else await voidEnvelope(db, locked, { reason, actorName, isAnnounced: false }, now);
  }
}
