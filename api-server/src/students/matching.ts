import { eq, inArray, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { containing } from '../keyword.ts';
import { searchedName, students } from '../tables/students.ts';
import { users } from '../tables/users.ts';

/**
 * The students in whose name or e-mail address this text occurs. Each of the two is found by an index of its own: one
 * condition about both would have to look at everybody.
 */
export function matching(db: Database, keyword: string): SQL | undefined {
  const named = containing(keyword, searchedName(students));
  if (!named) return undefined;
  const id = { id: students.id };
  const reached = containing(keyword, users.email);
  return inArray(
    students.id,
    union(
      db.select(id).from(students).where(named),
      db.select(id).from(students).innerJoin(users, eq(users.id, students.userId)).where(reached),
    ),
  );
}
