import { joinName } from '@institute/design-system/formats';
import { eq } from 'drizzle-orm';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { auditLog } from '../tables/audit-log.ts';
import { students } from '../tables/students.ts';

type Row = typeof auditLog.$inferInsert;
type Act = Pick<Row, 'type'> & Partial<Pick<Row, 'studentId' | 'reason' | 'subject' | 'amount' | 'currency'>>;

async function nameOf(db: Database, studentId: string | null | undefined): Promise<string | null> {
  if (!studentId) return null;
  const [student] = await db.select().from(students).where(eq(students.id, studentId));
  return student ? joinName(student.firstName, student.middleName, student.lastName) : null;
}

/**
 * Records something that staff did, or a command if there is no actor. `db` is the transaction of the act, so that
 * neither exists without the other.
 */
export async function recordAct(
  db: Database,
  actor: Pick<Caller, 'studentId'> | null,
  act: Act,
  now: Date,
): Promise<void> {
  await db.insert(auditLog).values({
    ...act,
    occurredAt: now,
    actorId: actor?.studentId ?? null,
    actorName: await nameOf(db, actor?.studentId),
    studentName: await nameOf(db, act.studentId),
  });
}
