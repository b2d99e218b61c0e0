import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { coaches } from '../tables/coaches.ts';
import { coachingCircles } from '../tables/coaching-circles.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { students } from '../tables/students.ts';
import type { Database } from './database.ts';

// A transaction that changes more than one thing locks them in this order, so that no two wait for each other:
//
//   1. idempotency key (`once`)
//   2. coach
//   3. student, then user
//   4. enrollment application, then its submission, envelope or transfer
//   5. purchase, subscription, then invoice, coach session, product
//   6. circles
//   7. seat of a class, then promo code
//   8. payment schedules, then payment, refund, rollover
//   9. card
//  10. message, course and everything else that only one transaction at a time has a reason to change
//
// Several of one kind are locked in the order of their ids. A transaction may skip any of them, and may lock again what it
// holds. Inserts that refer to a row do not wait for its lock: `no key update` lets foreign keys through. What still goes
// wrong (a row deleted in between, a ring through a unique value) Postgres refuses, and `openPostgres` does the whole
// transaction again.

/** A row for the rest of the transaction: of two that want to change it, one waits. Undefined where there is none. */
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

/** Several rows, locked in the order of their ids. */
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

/** An application with its student, who is locked first: what happens to it may change the profile as well. */
export async function lockEnrollment(db: Database, id: string) {
  const own = eq(enrollmentApplications.id, id);
  const [known] = await db
    .select({ studentId: enrollmentApplications.studentId })
    .from(enrollmentApplications)
    .where(own);
  if (known) await lockStudent(db, known.studentId);
  return lockRow(db, enrollmentApplications, own);
}

/** Serializes changes to a circle's membership. */
export const lockCircles = (db: Database, ...ids: string[]) =>
  lockRows(db, coachingCircles, inArray(coachingCircles.id, ids));
