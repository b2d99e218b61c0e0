import { joinName } from '@institute/values/formats';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { students } from '../tables/students.ts';

/** A student's full name. */
export async function readName(db: Database, studentId: string): Promise<string> {
  const [person] = await db.select().from(students).where(eq(students.id, studentId));
  return joinName(person!.firstName, person!.middleName, person!.lastName);
}
