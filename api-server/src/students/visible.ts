import { eq } from 'drizzle-orm';
import { type Caller, hasRole, requireOwnStudent } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { students } from '../tables/students.ts';

/** Advisors and administrators see any student's data. Everyone else sees their own. */
export async function requireVisibleStudent(db: Database, studentId: string, caller: Caller): Promise<void> {
  if (!hasRole(caller, 'ADVISOR', 'ADMIN')) requireOwnStudent(studentId, caller);
  else if ((await db.$count(students, eq(students.id, studentId))) === 0) throw problem('notFound');
}
