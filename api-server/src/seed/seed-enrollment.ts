import { createHash } from 'node:crypto';
import type { components } from '@institute/api-schema';
import { joinName } from '@institute/design-system/formats';
import { eq, sql } from 'drizzle-orm';
import { agreementTitles, writeAgreement } from '../enrollment/agreement.ts';
import { disclosure } from '../enrollment/documents/disclosure.ts';
import { formsOf } from '../enrollment/documents/facts.ts';
import { programHandbook } from '../enrollment/documents/program-handbook.ts';
import { planName } from '../enrollment/plans.ts';
import { readReferences } from '../enrollment/references.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import type { Document } from '../platform/pdf/document.ts';
import { renderHtml } from '../platform/pdf/html.ts';
import { renderPdf } from '../platform/pdf/tagged-pdf.ts';
import { registrar, statements } from '../signing/emails.ts';
import { finalCopy } from '../signing/final-copy.ts';
import { enrollmentApplications, enrollmentTransitions } from '../tables/enrollment-applications.ts';
import {
  envelopeDocuments,
  envelopeEvents,
  envelopeSigners,
  envelopes as envelopeTable,
  sealedDocuments,
} from '../tables/envelopes.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { transfers as transferTable } from '../tables/transfers.ts';
import { demoId } from './demo-id.ts';
import {
  type Application,
  advisor,
  applications,
  type Envelope,
  envelopes,
  transfers,
} from './enrollment.ts';
import { plans } from './programs.ts';

type Schemas = components['schemas'];
type Insert<Table extends { $inferInsert: object }> = Table['$inferInsert'][];

const day = 24 * 3600 * 1000;
const hour = 3600 * 1000;
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const drawn =
  'M 8 44 C 18 6 34 6 30 40 C 28 58 48 20 60 34 C 70 46 80 22 92 34 L 104 40 C 120 20 132 52 150 30 L 190 28';
/** A single pixel of ink. */
const uploaded =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

function signatureOf(type: Schemas['SignatureType'], name: string): Schemas['Signature'] {
  return { type, name, value: { TYPED: name, DRAWN: drawn, UPLOADED: uploaded }[type] };
}

type Sent = {
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

async function finalBytes(document: Document, sealedAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const key = sha256(JSON.stringify([document, sealedAt]));
  const known = made.get(key) ?? (await renderPdf(document, sealedAt));
  made.set(key, known);
  return known;
}

/** Rows that are inserted together at the end. */
class EnvelopeSeeder {
  readonly envelopes: Insert<typeof envelopeTable> = [];
  readonly signers: Insert<typeof envelopeSigners> = [];
  readonly documents: Insert<typeof envelopeDocuments> = [];
  readonly sealed: Insert<typeof sealedDocuments> = [];
  readonly events: Insert<typeof envelopeEvents> = [];

  /** Builds an envelope with the events that led to its status. */
  async send(name: string, sent: Sent): Promise<void> {
    const { number, language, status, sentAt, documents, signature, fields, ...rest } = sent;
    const id = demoId('envelope', number);
    const later = (hours: number) => new Date(sentAt.getTime() + hours * hour);
    const isOpened = !['SENT', 'EXPIRED', 'VOIDED'].includes(status);
    const isSigned = status === 'SIGNED' || status === 'COMPLETED';
    const [openedAt, signedAt, sealedAt] = [later(2), later(3), later(4)];
    const filled = fields.map((field) => ({ ...field, value: isSigned ? 'true' : null }));
    const htmls = documents.map(renderHtml);
    const hashes = htmls.map(sha256);
    const hash = hashes.length === 1 ? hashes[0]! : sha256(hashes.map((one) => `${one}\n`).join(''));
    const closedAt = { DECLINED: openedAt, EXPIRED: sent.expiresAt, VOIDED: later(30) }[status as 'EXPIRED'];
    this.envelopes.push({
      ...rest,
      id,
      status,
      hash,
      sentAt,
      languageIso2LetterCode: language,
      fields: filled,
      openedAt: isOpened ? openedAt : null,
      signedAt: isSigned ? signedAt : null,
      completedAt: status === 'COMPLETED' ? sealedAt : null,
      closedAt: closedAt ?? null,
      nextSealAt: status === 'SIGNED' && !sent.isHeld ? signedAt : null,
    });

    const address = '203.0.113.24';
    const statement = statements[language];
    const student = {
      name,
      signature: signatureOf(signature ?? 'TYPED', name),
      statement,
      signedAt,
      address,
    };
    const office = registrar[language];
    const institute = {
      name: office,
      signature: signatureOf('TYPED', office),
      statement,
      signedAt: sealedAt,
      address: null,
    };
    this.signers.push(
      { envelopeId: id, party: 'STUDENT', order: 1, ...(isSigned ? student : { name }) },
      {
        envelopeId: id,
        party: 'INSTITUTE',
        order: 2,
        ...(status === 'COMPLETED' ? institute : { name: office }),
      },
    );

    const who = { actor: 'STUDENT', actorName: name, address } as const;
    const event = (
      type: Schemas['AuditEventType'],
      occurredAt: Date,
      more: Partial<(typeof envelopeEvents)['$inferInsert']> = {},
    ) => ({
      actor: 'SYSTEM' as const,
      actorName: null,
      method: null,
      address: null,
      ...more,
      type,
      occurredAt,
    });
    const method = student.signature.type;
    const trail = [
      event('SENT', sentAt, { actor: 'INSTITUTE' }),
      ...(isOpened ? [event('OPENED', openedAt, who), event('VIEWED', openedAt, who)] : []),
      ...(isSigned ? [event('CONSENTED', signedAt, who), event('SIGNED', signedAt, { ...who, method })] : []),
      ...(status === 'COMPLETED'
        ? [
            event('COUNTERSIGNED', sealedAt, { actor: 'INSTITUTE', actorName: office, method: 'TYPED' }),
            event('SEALED', sealedAt),
          ]
        : []),
      ...(status === 'DECLINED' ? [event('DECLINED', openedAt, who)] : []),
      ...(status === 'EXPIRED' ? [event('EXPIRED', sent.expiresAt)] : []),
      ...(status === 'VOIDED'
        ? [event('VOIDED', later(30), { actor: 'INSTITUTE', actorName: advisor })]
        : []),
    ];
    this.events.push(...trail.map((one) => ({ ...one, envelopeId: id })));

    for (const [position, content] of documents.entries()) {
      const documentId = demoId('envelopeDocument', number * 10 + position);
      const { title, version } = content;
      const html = htmls[position]!;
      this.documents.push({
        id: documentId,
        envelopeId: id,
        position,
        title,
        version,
        content,
        html,
        hash: hashes[position]!,
      });
      if (status !== 'COMPLETED') continue;
      const signed = { hash, signers: [student, institute], fields: filled, trail };
      const bytes = await finalBytes(finalCopy(content, signed), sealedAt);
      this.sealed.push({ documentId, sha256: sha256(bytes), bytes });
    }
  }

  async post(db: Database): Promise<void> {
    await db.insert(envelopeTable).values(this.envelopes);
    await db.insert(envelopeSigners).values(this.signers);
    await db.insert(envelopeDocuments).values(this.documents);
    await db.insert(sealedDocuments).values(this.sealed);
    await db.insert(envelopeEvents).values(this.events);
  }
}

const checkbox = (name: string, label: string): Schemas['EnvelopeField'] => ({
  name,
  type: 'CHECKBOX',
  label,
  isRequired: true,
  value: null,
});

type Row = typeof enrollmentApplications.$inferInsert;
const byStudent = ['DRAFT', 'SUBMITTED', 'DISCARDED', 'WITHDRAWN', 'TRANSFERRED'];

function applicationRow(
  one: Application,
  language: Schemas['LanguageIso2LetterCode'],
  ago: (days: number) => Date,
): Row {
  const last = one.steps.at(-1)!;
  const submitted = one.steps.findLast(({ status }) => status === 'SUBMITTED');
  const isSaved = one.isPersonalInfoSaved || one.agreement !== undefined;
  return {
    id: demoId('application', one.number),
    studentId: demoId('student', one.person),
    programId: demoId('program', one.program),
    cohortId: one.cohort === undefined ? null : demoId('cohort', one.cohort),
    paymentPlanId: one.plan === undefined ? null : demoId('paymentPlan', one.plan),
    voucherCode: one.promoCode ?? null,
    paymentScheduleId:
      one.schedule === undefined && (one.plan === undefined || submitted === undefined)
        ? null
        : demoId('paymentSchedule', one.schedule ?? one.number * 10 + 1),
    status: last.status,
    statusSince: ago(last.daysAgo),
    version: one.steps.length,
    languageIso2LetterCode: language,
    personalInfoSavedAt: isSaved ? ago(one.steps[0]!.daysAgo) : null,
    note: last.note ?? null,
    createdAt: ago(one.steps[0]!.daysAgo),
    updatedAt: ago(last.daysAgo),
    submittedAt: submitted ? ago(submitted.daysAgo) : null,
    transferredToId: one.transferredTo === undefined ? null : demoId('application', one.transferredTo),
  };
}

export async function seedEnrollment(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const people = new Map((await db.select().from(students)).map((person) => [person.id, person]));
  const titles = new Map((await db.select().from(programs)).map((program) => [program.id, program]));
  const nameOf = (person: number) => {
    const { firstName, middleName, lastName } = people.get(demoId('student', person))!;
    return joinName(firstName, middleName, lastName);
  };
  const languageOf = (person: number) => people.get(demoId('student', person))!.languageIso2LetterCode;

  const planOf = new Map(plans.map((plan) => [plan.number, plan]));

  // A free program has nothing to pay, and its schedule says so.
  const free = applications.filter(({ plan, schedule }) => plan !== undefined && schedule === undefined);
  await db.insert(paymentSchedules).values(
    free.map(({ number, person, program, cohort, plan, steps }) => ({
      id: demoId('paymentSchedule', number * 10 + 1),
      studentId: demoId('student', person),
      applicationId: demoId('application', number),
      programId: demoId('program', program),
      cohortId: demoId('cohort', cohort!),
      paymentPlanId: demoId('paymentPlan', plan!),
      planSource: 'INSTITUTE' as const,
      planName: planName(planOf.get(plan!)!, languageOf(person)),
      status: 'CONCLUDED' as const,
      currency: 'USD',
      depositAmount: 0,
      installmentCount: 0,
      installmentAmount: 0,
      interestRate: 0,
      createdAt: ago(steps[1]!.daysAgo),
    })),
  );
  const rows = applications.map((one) => applicationRow(one, languageOf(one.person), ago));
  const stored = await db.insert(enrollmentApplications).values(rows).returning();
  await db.insert(enrollmentTransitions).values(
    applications.flatMap(({ number, person, steps }) =>
      steps.map(({ status, daysAgo, note = null }) => ({
        applicationId: demoId('application', number),
        status,
        occurredAt: ago(daysAgo),
        actor: byStudent.includes(status)
          ? ('STUDENT' as const)
          : status === 'COMPLETE'
            ? ('SYSTEM' as const)
            : ('ADVISOR' as const),
        actorName: byStudent.includes(status) ? nameOf(person) : status === 'COMPLETE' ? null : advisor,
        note,
      })),
    ),
  );
  await db
    .update(paymentSchedules)
    .set({ applicationId: demoId('application', 24) })
    .where(eq(paymentSchedules.id, demoId('paymentSchedule', 232)));
  const inClass = applications.filter(({ steps }) => steps.at(-1)!.status === 'COMPLETE');
  await db.execute(sql`
    update ${students} set cohort_id = placed.cohort
    from (values ${sql.join(
      inClass.map(
        ({ person, cohort }) => sql`(${demoId('student', person)}::uuid, ${demoId('cohort', cohort!)})`,
      ),
      sql`, `,
    )}) as placed (student, cohort)
    where ${students.id} = placed.student`);

  const mail = new EnvelopeSeeder();
  const referencesOfRow = await readReferences(db, stored);
  for (const { number, person, agreement } of applications) {
    if (!agreement) continue;
    const { status, daysAgo, signature, isHeld = false } = agreement;
    const application = stored.find(({ id }) => id === demoId('application', number))!;
    const sentAt = ago(daysAgo);
    const document = writeAgreement(application, referencesOfRow(application), instituteDay(sentAt));
    const language = languageOf(person);
    await mail.send(nameOf(person), {
      number,
      studentId: demoId('student', person),
      applicationId: application.id,
      kind: 'ENROLLMENT_AGREEMENT',
      title: agreementTitles[language],
      language,
      status,
      documents: [document!],
      fields: [
        checkbox(
          'refundsRead',
          language === 'ES'
            ? 'He leído qué se reembolsa si cancelo.'
            : 'I have read what is refunded when I cancel.',
        ),
      ],
      isRequired: true,
      isHeld,
      sentAt,
      expiresAt: new Date(sentAt.getTime() + 60 * day),
      ...(signature && { signature }),
    });
  }
  for (const one of envelopes) await mail.send(nameOf(one.person), disclosuresOf(one));
  await mail.post(db);

  function disclosuresOf({ number, person, application, sent, expires, ...rest }: Envelope): Sent {
    const language = languageOf(person);
    const isSpanish = language === 'ES';
    const { title, translations } = titles.get(demoId('program', person === 45 ? 4 : 1))!;
    const program = (isSpanish && translations.ES?.title) || title;
    const { date } = formsOf(language, 'USD');
    const dates = {
      startDate: date(instituteDay(ago(sent))),
      graduationDate: date(instituteDay(ago(sent - 294))),
    };
    return {
      ...rest,
      number,
      studentId: demoId('student', person),
      applicationId: application === undefined ? null : demoId('application', application),
      kind: 'DISCLOSURES',
      title: isSpanish ? 'Información y manual del programa' : 'Disclosures and program handbook',
      language,
      documents: [
        disclosure({ studentName: nameOf(person), program }, language),
        programHandbook({ program, ...dates }, language),
      ],
      fields: [
        checkbox(
          'documentsReceived',
          isSpanish
            ? 'Recibí la información y el manual, y pude hacer preguntas.'
            : 'I have received the disclosures and the handbook, and could ask questions.',
        ),
      ],
      sentAt: ago(sent),
      expiresAt: ago(-expires),
    };
  }

  await db.insert(transferTable).values(
    transfers.map(({ number, person, application, from, to, status, requested, closed, ...rest }) => ({
      ...rest,
      id: demoId('transfer', number),
      studentId: demoId('student', person),
      applicationId: demoId('application', application),
      currentCohortId: demoId('cohort', from),
      targetCohortId: demoId('cohort', to),
      status,
      sequence: 1,
      fee: 0,
      currency: 'USD',
      requestedAt: ago(requested),
      reviewedAt: status === 'CONFIRMED' ? ago(requested) : null,
      confirmedAt: status === 'CONFIRMED' ? ago(closed!) : null,
      closedAt: status === 'CONFIRMED' || closed === undefined ? null : ago(closed),
      expiresAt: ago(requested - 14),
      newApplicationId: status === 'CONFIRMED' ? demoId('application', 24) : null,
      newPaymentScheduleId: status === 'CONFIRMED' ? demoId('paymentSchedule', 232) : null,
    })),
  );
}
