import { eq } from 'drizzle-orm';
import { type Caller, hasRole } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import type { ApplicationRow } from './references.ts';

export async function readApplication(db: Database, id: string): Promise<ApplicationRow> {
  const [row] = await db.select().from(enrollmentApplications).where(eq(enrollmentApplications.id, id));
  if (!row) throw problem('notFound');
  return row;
}

/** The application, if the caller is its student or staff. Otherwise it is not found. */
export async function findVisibleApplication(
  db: Database,
  id: string,
  caller: Caller,
): Promise<ApplicationRow> {
  const row = await readApplication(db, id);
  if (row.studentId !== caller.studentId && !hasRole(caller, 'ADVISOR', 'ADMIN')) throw problem('notFound');
  return row;
}
