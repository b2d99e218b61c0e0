import { inArray, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database.ts';
import { containing, nameContaining } from '../platform/keyword.ts';
import { searchedName, students } from '../tables/students.ts';
import { users } from '../tables/users.ts';

/**
 * Conditions for students with this text in the name or the e-mail address; any of them may match. Each has its own
 * index, while a single condition on both would scan the table.
 */
export function matchingStudents(db: Database, keyword: string): SQL[] | undefined {
  const named = nameContaining(keyword, searchedName(students));
  if (!named) return undefined;
  const reached = db.select({ id: users.id }).from(users).where(containing(keyword, users.email));
  return [named, inArray(students.userId, reached)];
}

/** The ids of those students. `found` holds the conditions. */
export function idsOfStudents(db: Database, found: SQL[]) {
  const [named, reached] = found.map((one) => db.select({ id: students.id }).from(students).where(one));
  return union(named!, reached!);
}
