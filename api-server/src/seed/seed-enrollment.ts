import type { Schemas } from '@institute/api-schema';
import { joinName } from '@institute/values/formats';
import { eq, sql } from 'drizzle-orm';
import type { Document } from '../documents/document.ts';
import { formsOf } from '../documents/formats.ts';
import { agreementTitles, writeAgreement } from '../enrollment/agreement.ts';
import { disclosure } from '../enrollment/documents/disclosure.ts';
import { programHandbook } from '../enrollment/documents/program-handbook.ts';
import { type ApplicationRow, readReferences } from '../enrollment/references.ts';
import { readSettings } from '../institute/settings.ts';
import { planName } from '../money/plans.ts';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { enrollmentApplications, enrollmentTransitions } from '../tables/enrollment-applications.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { transfers as transferTable } from '../tables/transfers.ts';
import { plans } from './catalog.ts';
import { demoId } from './demo-id.ts';
import {
  type Application,
  advisor,
  applications,
  type Envelope,
  envelopes,
  transfers,
} from './enrollment.ts';
import { EnvelopeSeeder, type Sent } from './envelope-seeder.ts';

type Language = Schemas['LanguageIso2LetterCode'];

/** Lookups that all parts of the seed share. */
type World = {
  ago: (days: number) => Date;
  nameOf: (person: number) => string;
  languageOf: (person: number) => Language;
  titleOf: (program: number, language: Language) => string;
  outcomesOf: (program: number) => Schemas['ProgramOutcome'][];
};

async function readWorld(db: Database, now: Date): Promise<World> {
  const people = new Map((await db.select().from(students)).map((person) => [person.id, person]));
  const found = new Map((await db.select().from(programs)).map((program) => [program.id, program]));
  return {
    ago: (days) => new Date(now.getTime() - days * day),
    nameOf: (person) => {
      const { firstName, middleName, lastName } = people.get(demoId('student', person))!;
      return joinName(firstName, middleName, lastName);
    },
    languageOf: (person) => people.get(demoId('student', person))!.languageIso2LetterCode,
    titleOf: (program, language) => {
      const { title, translations } = found.get(demoId('program', program))!;
      return translations[language]?.title || title;
    },
    outcomesOf: (program) => found.get(demoId('program', program))!.outcomes,
  };
}

const checkbox = (name: string, label: string): Schemas['EnvelopeField'] => ({
  name,
  type: 'CHECKBOX',
  label,
  isRequired: true,
  value: null,
});

type Row = typeof enrollmentApplications.$inferInsert;
function applicationRow(one: Application, language: Language, ago: (days: number) => Date): Row {
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

/** A free program has nothing to pay, and its schedule says so. */
async function seedFreeSchedules(db: Database, { ago, languageOf }: World): Promise<void> {
  const planOf = new Map(plans.map((plan) => [plan.number, plan]));

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
}

const byStudent = ['DRAFT', 'SUBMITTED', 'DISCARDED', 'WITHDRAWN', 'TRANSFERRED'];

async function seedTransitions(db: Database, { ago, nameOf }: World): Promise<void> {
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
}

/** Gives enrolled students the class of their application. */
async function seedClasses(db: Database): Promise<void> {
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
}

function agreementOf(
  { number, person }: Application,
  { status, daysAgo, signature, isHeld = false }: NonNullable<Application['agreement']>,
  document: Document,
  { ago, languageOf }: World,
): Sent {
  const language = languageOf(person);
  const sentAt = ago(daysAgo);
  const label =
    language === 'ES'
      ? 'He leído qué se reembolsa si cancelo.'
      : 'I have read what is refunded when I cancel.';
  return {
    number,
    studentId: demoId('student', person),
    applicationId: demoId('application', number),
    kind: 'ENROLLMENT_AGREEMENT',
    title: agreementTitles[language],
    language,
    status,
    documents: [document],
    fields: [checkbox('refundsRead', label)],
    isRequired: true,
    isHeld,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + 60 * day),
    ...(signature && { signature }),
  };
}

function disclosuresOf(
  { number, person, application, sent, expires, ...rest }: Envelope,
  { ago, nameOf, languageOf, titleOf, outcomesOf }: World,
  contact: string | null,
): Sent {
  const language = languageOf(person);
  const isSpanish = language === 'ES';
  const programNumber = person === 45 ? 4 : 1;
  const program = titleOf(programNumber, language);
  const outcomes = outcomesOf(programNumber);
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
      disclosure({ studentName: nameOf(person), program, outcomes, contact }, language),
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

async function seedEnvelopes(db: Database, stored: ApplicationRow[], world: World): Promise<void> {
  const institute = await readSettings(db);
  const seeder = new EnvelopeSeeder(institute);
  const referencesOfRow = await readReferences(db, stored);
  for (const one of applications) {
    if (!one.agreement) continue;
    const application = stored.find(({ id }) => id === demoId('application', one.number))!;
    const madeOn = instituteDay(world.ago(one.agreement.daysAgo));
    const document = writeAgreement(application, referencesOfRow(application), madeOn)!;
    await seeder.send(world.nameOf(one.person), agreementOf(one, one.agreement, document, world));
  }
  for (const one of envelopes)
    await seeder.send(world.nameOf(one.person), disclosuresOf(one, world, institute.supportEmail));
  await seeder.post(db);
}

async function seedTransfers(db: Database, { ago }: World): Promise<void> {
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

export async function seedEnrollment(db: Database, now: Date): Promise<void> {
  const world = await readWorld(db, now);
  await seedFreeSchedules(db, world);
  const rows = applications.map((one) => applicationRow(one, world.languageOf(one.person), world.ago));
  const stored = await db.insert(enrollmentApplications).values(rows).returning();
  await seedTransitions(db, world);
  await db
    .update(paymentSchedules)
    .set({ applicationId: demoId('application', 24) })
    .where(eq(paymentSchedules.id, demoId('paymentSchedule', 232)));
  await seedClasses(db);
  await seedEnvelopes(db, stored, world);
  await seedTransfers(db, world);
}
