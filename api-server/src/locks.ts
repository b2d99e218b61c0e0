import { asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './platform/database.ts';
import { coaches } from './tables/coaches.ts';
import { coachingCircles } from './tables/coaching-circles.ts';
import { enrollmentApplications } from './tables/enrollment-applications.ts';
import { students } from './tables/students.ts';

// A transaction that changes more than one thing locks them in this order, so that no two transactions wait for each
// other:
//
// 1. idempotency key
// 2. coach
// 3. student, then user
// 4. enrollment application, then its submission, envelope or transfer
// 5. purchase, subscription, then invoice, coach session, product
// 6. circles
// 7. seat of a class, then promo code
// 8. payment schedules, then payment, refund, rollover
// 9. card
// 10. message, course and everything else that is changed on its own
//
// Rows of one kind are locked in the order of their ids. A transaction may skip kinds, and may lock a row again that
// it holds. Inserts that refer to a row don't wait for its lock, because `no key update` allows foreign keys.
// Postgres aborts what still goes wrong (a row deleted in between, a cycle through a unique value), and
// `openPostgres` retries the whole transaction.

/** Locks a row for the rest of the transaction. Undefined if there is none. */
export async function lockRow<Table extends PgTable>(
  db: Database,
  table: Table,
  condition: SQL | undefined,
): Promise<Table['$inferSelect'] | undefined> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(condition)
    .for('no key update');
  return row;
}

/** Locks several rows, in the order of their ids. */
export async function lockRows<Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  condition: SQL | undefined,
): Promise<Table['$inferSelect'][]> {
  return db
    .select()
    .from(table as PgTable)
    .where(condition)
    .orderBy(asc(table.id))
    .for('no key update');
}

/** Serializes bookings with a coach and changes to the coach's offer. */
export const lockCoach = (db: Database, id: string) => lockRow(db, coaches, eq(coaches.id, id));

/** Serializes changes to a student's limited resources: cards, applications, files. */
export const lockStudent = (db: Database, id: string) => lockRow(db, students, eq(students.id, id));

/**
 * Serializes what takes the time of a coach and of a client, because a coach may be the client of another one. The coach
 * is locked.
 */
export async function lockTimes(db: Database, coachId: string, clientId?: string): Promise<void> {
  const ofCoach = db.select({ id: coaches.studentId }).from(coaches).where(eq(coaches.id, coachId));
  const isClient = clientId === undefined ? undefined : eq(students.id, clientId);
  await lockRows(db, students, or(inArray(students.id, ofCoach), isClient));
}

/** Locks an application and, before it, its student: changes to an application may change the profile too. */
export async function lockEnrollment(db: Database, id: string) {
  const isThisApplication = eq(enrollmentApplications.id, id);
  const [application] = await db
    .select({ studentId: enrollmentApplications.studentId })
    .from(enrollmentApplications)
    .where(isThisApplication);
  if (application) await lockStudent(db, application.studentId);
  return lockRow(db, enrollmentApplications, isThisApplication);
}

/** Serializes changes to a circle's membership. */
export const lockCircles = (db: Database, ...ids: string[]) =>
  lockRows(db, coachingCircles, inArray(coachingCircles.id, ids));
