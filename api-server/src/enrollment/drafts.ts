import { joinName } from '@institute/values/formats';
import { and, eq, lte } from 'drizzle-orm';
import { portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { lockStudent } from '../locks.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { forEachDue, idsOf } from '../platform/each-due.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { fieldProblem, problem } from '../platform/problem.ts';
import { findCohort, isOpenOn } from '../programs/cohorts.ts';
import { titlesOf } from '../programs/titles.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { prepareAgreement, voidOpenEnvelopes } from './agreement.ts';
import { announce, numberOf } from './announce.ts';
import { creationRefusal, draftLifetime, isStepChangeable, openStatuses } from './application-rules.ts';
import {
  change,
  lockApplication,
  move,
  recordTransition,
  refusal,
  requireNotCharging,
} from './applications.ts';
import { discarded } from './emails.ts';
import { type ApplicationRow, type References, referencesOf } from './references.ts';

type Step = Parameters<typeof isStepChangeable>[1];
type New = { studentId: string; programId: string; cohortId: string | null; voucherCode: string | null };

/** A class of the program that is open for enrollment today. */
export async function requireOpenCohort(
  db: Database,
  cohortId: string,
  { programId, today }: { programId: string; today: string },
) {
  const cohort = await findCohort(db, cohortId);
  if (cohort?.programId !== programId || !isOpenOn(cohort, today)) {
    throw fieldProblem('noCohortSelected', '/cohortId');
  }
  if (cohort.seatsTaken >= cohort.capacity) throw fieldProblem('cohortFull', '/cohortId');
  return cohort;
}

async function hasGraduated(db: Database, studentId: string, today: string): Promise<boolean> {
  const [graduated] = await db
    .select({ id: enrollmentApplications.id })
    .from(enrollmentApplications)
    .innerJoin(cohorts, eq(cohorts.id, enrollmentApplications.cohortId))
    .where(
      and(
        eq(enrollmentApplications.studentId, studentId),
        eq(enrollmentApplications.status, 'COMPLETE'),
        lte(cohorts.graduationDate, today),
      ),
    )
    .limit(1);
  return graduated !== undefined;
}

/** Starts an application. `db` is a transaction. */
export async function createDraft(db: Database, given: New, now: Date): Promise<ApplicationRow> {
  const { studentId, programId, cohortId, voucherCode } = given;
  const today = instituteDay(now);
  // Locks the student, so that of two concurrent starts the second sees the first one's application.
  const student = await lockStudent(db, studentId);
  const [program] = await db.select().from(programs).where(eq(programs.id, programId));
  if (!student || !program?.isActive) throw problem('notFound');
  const others = await db
    .select({ id: enrollmentApplications.id, status: enrollmentApplications.status })
    .from(enrollmentApplications)
    .where(
      and(eq(enrollmentApplications.studentId, studentId), eq(enrollmentApplications.programId, programId)),
    );
  const refused = creationRefusal({
    others: others.map(({ status }) => status),
    isAlumniOnly: program.isAlumniOnly,
    isAlumni: await hasGraduated(db, studentId, today),
  });
  if (refused === 'studentActiveEnrollment') {
    const open = others.find(({ status }) => openStatuses.includes(status))!;
    throw problem(refused, { current: open });
  }
  if (refused) throw problem(refused);
  if (cohortId) await requireOpenCohort(db, cohortId, { programId, today });
  const [created] = await db
    .insert(enrollmentApplications)
    .values({
      studentId,
      programId,
      cohortId,
      voucherCode,
      languageIso2LetterCode: student.languageIso2LetterCode,
      statusSince: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const actorName = joinName(student.firstName, student.middleName, student.lastName);
  await recordTransition(db, created!.id, { status: 'DRAFT', actor: 'STUDENT', actorName }, now);
  return created!;
}

/** Locks the caller's own application. Any other one is not found. */
export async function lockOwn(
  db: Database,
  id: string,
  caller: Pick<Caller, 'studentId'>,
): Promise<ApplicationRow> {
  const application = await lockApplication(db, id);
  if (application.studentId !== caller.studentId) throw problem('notFound');
  return application;
}

/** Changes a step of an application and updates its agreement. */
export async function edit(
  db: Database,
  application: ApplicationRow,
  step: Step,
  work: () => Promise<Partial<ApplicationRow>>,
  now: Date,
): Promise<{ application: ApplicationRow; references: References }> {
  if (!isStepChangeable(application.status, step))
    throw await refusal(db, 'applicationStatusInvalid', application, now);
  await requireNotCharging(db, application.id);
  const changed = await change(db, application, await work(), now);
  const references = await prepareAgreement(db, changed, await referencesOf(db, changed), now);
  return { application: changed, references };
}

/** Discards a draft. `db` is a transaction. */
export async function discard(
  db: Database,
  application: ApplicationRow,
  { reason, actorName }: { reason: string | null; actorName: string | null },
  now: Date,
): Promise<void> {
  await requireNotCharging(db, application.id);
  const actor = actorName === null ? 'SYSTEM' : 'STUDENT';
  await move(db, application, 'DISCARD', { actor, actorName, note: reason }, now, { note: reason });
  const why =
    application.languageIso2LetterCode === 'ES' ? 'La solicitud terminó.' : 'The application has ended.';
  await voidOpenEnvelopes(db, application, { reason: why, actorName: null }, now);
}

/** Discards abandoned drafts and notifies their students. */
export async function discardOldDrafts(dependencies: Pick<Dependencies, 'db' | 'now' | 'log' | 'config'>) {
  const { db, log, config } = dependencies;
  const now = dependencies.now();
  const sending = portalMail({ config, now });
  const before = new Date(now.getTime() - draftLifetime);
  const isOld = and(
    eq(enrollmentApplications.status, 'DRAFT'),
    lte(enrollmentApplications.updatedAt, before),
  );
  const discardOld = async (db: Database, id: string) => {
    const draft = await lockApplication(db, id);
    // The draft may have been continued in the meantime.
    if (draft.status !== 'DRAFT' || draft.updatedAt > before) return;
    await discard(db, draft, { reason: null, actorName: null }, now);
    const { programId } = draft;
    await announce(db, draft, discarded(numberOf(draft), await titlesOf(db, programId), programId), sending);
  };
  await forEachDue({
    read: idsOf(db, enrollmentApplications.id, isOld),
    handle: ({ id }) => db.transaction((db) => discardOld(db, id)),
    onFailure: (error, { id }) => log.error({ err: error, applicationId: id }, 'draft not discarded'),
  });
}
