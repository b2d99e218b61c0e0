import type { Schemas } from '@institute/api-schema';
import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { notify } from '../inbox/notify.ts';
import { write } from '../letters/letter.ts';
import { sendEmail } from '../letters/outbox.ts';
import { lockStudent } from '../locks.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { forEachDue, isAfter } from '../platform/each-due.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { findCohort } from '../programs/cohorts.ts';
import { titlesIn } from '../programs/titles.ts';
import { cohortAlerts } from '../tables/cohort-alerts.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { alertTexts, startPath } from './emails.ts';

/** The maximum number of alerts per student. */
const maxAlerts = 50;

type AlertRow = typeof cohortAlerts.$inferSelect;

const alertView = ({ studentId: _, createdAt, ...alert }: AlertRow): Schemas['CohortAlert'] => ({
  ...alert,
  createdAt: createdAt.toISOString(),
});

type Alerts = Pick<Handlers, 'listCohortAlerts' | 'createCohortAlert' | 'deleteCohortAlert'>;

export function cohortAlertHandlers({ db, now }: Dependencies): Alerts {
  return {
    listCohortAlerts: async ({ caller }) => {
      const rows = await db
        .select()
        .from(cohortAlerts)
        .where(eq(cohortAlerts.studentId, caller.studentId))
        .orderBy(asc(cohortAlerts.createdAt), asc(cohortAlerts.id))
        .limit(maxAlerts);
      return { content: rows.map(alertView) };
    },

    createCohortAlert: async ({ body, caller }) => {
      const { studentId } = caller;
      const cohort = body.cohortId === null ? null : await findCohort(db, body.cohortId);
      const [program] = await db.select().from(programs).where(eq(programs.id, body.programId));
      if (!program || (body.cohortId !== null && cohort?.programId !== program.id)) throw problem('notFound');
      const languageIso2LetterCode = cohort?.languageIso2LetterCode ?? body.languageIso2LetterCode;
      const row = await atOnce({ db, now }, async (db, now) => {
        await lockStudent(db, studentId);
        const ofStudent = eq(cohortAlerts.studentId, studentId);
        const alerts = await db.select().from(cohortAlerts).where(ofStudent);
        const existing = alerts.find(
          (alert) =>
            alert.programId === program.id &&
            alert.cohortId === (cohort?.id ?? null) &&
            alert.languageIso2LetterCode === languageIso2LetterCode,
        );
        if (existing) return existing;
        if (alerts.length >= maxAlerts) throw problem('limitReached');
        const newAlert = { studentId, programId: program.id, cohortId: cohort?.id ?? null };
        const [added] = await db
          .insert(cohortAlerts)
          .values({ ...newAlert, languageIso2LetterCode, createdAt: now })
          .returning();
        return added!;
      });
      return { content: alertView(row) };
    },

    deleteCohortAlert: async ({ path, caller }) => {
      const isMeant = and(eq(cohortAlerts.id, path.alertId), eq(cohortAlerts.studentId, caller.studentId));
      const gone = await db.delete(cohortAlerts).where(isMeant).returning();
      if (gone.length === 0) throw problem('notFound');
    },
  };
}

/**
 * The same condition as for enrolling or, in a program that is closed, for transferring: the class hasn't started, and
 * has a free seat.
 */
const hasFreeSeat = (today: string) => sql`exists (
  select 1 from ${cohorts}
  where ${cohorts.programId} = ${cohortAlerts.programId}
    and ${cohorts.startDate} > ${today}
    and ${cohorts.isActive}
    and ${cohorts.seatsTaken} < ${cohorts.capacity}
    and case
      when ${cohortAlerts.cohortId} is null
      then ${cohorts.languageIso2LetterCode} = ${cohortAlerts.languageIso2LetterCode}
      else ${cohorts.id} = ${cohortAlerts.cohortId}
    end
) and (
  exists (select 1 from ${programs} where ${programs.id} = ${cohortAlerts.programId} and ${programs.isActive})
  or exists (
    select 1 from ${enrollmentApplications}
    where ${enrollmentApplications.studentId} = ${cohortAlerts.studentId}
      and ${enrollmentApplications.programId} = ${cohortAlerts.programId}
      and ${enrollmentApplications.status} = 'COMPLETE'
  )
)`;

/** Whether the student's account isn't disabled. An alert waits while it is. */
const isReachable = sql`not exists (
  select 1 from ${students} join ${users} on ${users.id} = ${students.userId}
  where ${students.id} = ${cohortAlerts.studentId} and ${users.isDisabled}
)`;

/**
 * Deletes alerts that can no longer matter: the class has started, the student has applied for the program, or is in the
 * class. A student who is in one class may wait for a seat in another, to transfer to.
 */
async function deleteStale(db: Database, today: string): Promise<void> {
  const started = db.select({ id: cohorts.id }).from(cohorts).where(lte(cohorts.startDate, today));
  const hasApplied = sql`exists (
    select 1 from ${enrollmentApplications}
    where ${enrollmentApplications.studentId} = ${cohortAlerts.studentId}
      and ${enrollmentApplications.programId} = ${cohortAlerts.programId}
      and (
        ${inArray(enrollmentApplications.status, ['SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED', 'APPROVED', 'SIGNING'])}
        or ${enrollmentApplications.status} = 'COMPLETE'
          and (${cohortAlerts.cohortId} is null or ${cohortAlerts.cohortId} = ${enrollmentApplications.cohortId})
      )
  )`;
  await db
    .delete(cohortAlerts)
    .where(or(and(isNotNull(cohortAlerts.cohortId), inArray(cohortAlerts.cohortId, started)), hasApplied));
}

/**
 * Whether the rules let an enrolled student request a transfer now: to a class, or to any if `cohortId` is null. Passed in,
 * because transfers build on enrollments.
 */
type CanTransfer = (
  db: Database,
  request: { applicationId: string; cohortId: string | null },
  now: Date,
) => Promise<boolean>;

/** The enrollment that a student would have to transfer from. Undefined if they'd enroll. */
async function enrollmentOf(db: Database, { studentId, programId }: AlertRow) {
  const [enrollment] = await db
    .select({ id: enrollmentApplications.id })
    .from(enrollmentApplications)
    .where(
      and(
        eq(enrollmentApplications.studentId, studentId),
        eq(enrollmentApplications.programId, programId),
        eq(enrollmentApplications.status, 'COMPLETE'),
      ),
    );
  return enrollment;
}

/** Notifies one student, once, that they can enroll or transfer. The transaction that sends the alert deletes it. */
async function sendIfUsable(
  db: Database,
  id: string,
  { canTransfer, origin, now }: { canTransfer: CanTransfer; origin: string; now: Date },
): Promise<boolean> {
  const [alert] = await db
    .select()
    .from(cohortAlerts)
    .where(and(eq(cohortAlerts.id, id), isReachable, hasFreeSeat(instituteDay(now))))
    .for('update', { skipLocked: true });
  // Another process sends it, it was turned off, or the seat is gone.
  if (!alert) return false;
  const enrollment = await enrollmentOf(db, alert);
  const { cohortId } = alert;
  if (enrollment && !(await canTransfer(db, { applicationId: enrollment.id, cohortId }, now))) return false;
  await send(db, alert, origin, now);
  await db.delete(cohortAlerts).where(eq(cohortAlerts.id, id));
  return true;
}

/** Notifies all students who wait for a class that has a free seat, the longest waiting first. Returns their number. */
export async function sendCohortAlerts(
  { db, now, log, config }: Pick<Dependencies, 'db' | 'now' | 'log' | 'config'>,
  canTransfer: CanTransfer,
  signal?: AbortSignal,
): Promise<number> {
  const today = instituteDay(now());
  await deleteStale(db, today);
  const { createdAt, id } = cohortAlerts;
  let sent = 0;
  await forEachDue<{ id: string; createdAt: Date }>({
    read: (after, limit) =>
      db
        .select({ id, createdAt })
        .from(cohortAlerts)
        .where(
          and(
            isReachable,
            hasFreeSeat(today),
            after && isAfter([createdAt, id], [after.createdAt, after.id]),
          ),
        )
        .orderBy(asc(createdAt), asc(id))
        .limit(limit),
    handle: async (alert) => {
      const terms = { canTransfer, origin: config.portalOrigin, now: now() };
      if (await db.transaction((db) => sendIfUsable(db, alert.id, terms))) sent += 1;
    },
    onFailure: (error, alert) => log.error({ err: error, alertId: alert.id }, 'class alert not sent'),
    signal,
  });
  return sent;
}

async function send(db: Database, alert: AlertRow, origin: string, now: Date): Promise<void> {
  const { studentId, programId, cohortId, languageIso2LetterCode } = alert;
  const [program] = await db.select().from(programs).where(eq(programs.id, programId));
  const cohort = cohortId === null ? null : await findCohort(db, cohortId);
  const [reader] = await db
    .select({
      email: users.email,
      firstName: students.firstName,
      languageIso2LetterCode: students.languageIso2LetterCode,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.id, studentId));
  const enrollment = await enrollmentOf(db, alert);
  const link = enrollment ? `/transfers/request/${enrollment.id}` : startPath(programId);
  const facts = {
    titles: titlesIn(program!),
    language: languageIso2LetterCode,
    startDate: cohort?.startDate,
    isTransfer: enrollment !== undefined,
  };
  await notify(
    db,
    { studentIds: [studentId], category: 'ENROLLMENT', texts: alertTexts(facts, null), link },
    now,
  );
  // The student asked for this message, so it's sent whatever the preferences say. In the inbox, the page's URL would
  // be useless.
  await sendEmail(db, write(reader!, alertTexts(facts, origin + link)), now);
}
