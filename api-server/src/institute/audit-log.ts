import { joinName } from '@institute/values/formats';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { auditLog } from '../tables/audit-log.ts';
import { students } from '../tables/students.ts';

type Row = typeof auditLog.$inferInsert;

/** An act of staff, or of a command if there is no actor. `actorId` and `studentId` are ids of students. */
export type StaffAct = Omit<Row, 'id' | 'occurredAt' | 'actorName' | 'studentName'>;

async function nameOf(db: Database, studentId: string | null | undefined): Promise<string | null> {
  if (!studentId) return null;
  const [student] = await db.select().from(students).where(eq(students.id, studentId));
  return student ? joinName(student.firstName, student.middleName, student.lastName) : null;
}

/** Adds an entry to the audit log. `db` is the transaction of the act, so that neither exists without the other. */
export async function recordAct(db: Database, act: StaffAct, now: Date): Promise<void> {
  await db.insert(auditLog).values({
    ...act,
    occurredAt: now,
    actorName: await nameOf(db, act.actorId),
    studentName: await nameOf(db, act.studentId),
  });
}
