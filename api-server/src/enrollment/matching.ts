import { inArray, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { containing } from '../keyword.ts';
import { matching } from '../students/matching.ts';
import { enrollmentApplications, searchedNumber } from '../tables/enrollment-applications.ts';
import { students } from '../tables/students.ts';

/** The applications in whose number, or in the name or e-mail address of whose student, this text occurs. */
export function matchingApplications(db: Database, keyword: string): SQL | undefined {
  const numbered = containing(keyword, searchedNumber(enrollmentApplications));
  if (!numbered) return undefined;
  const id = { id: enrollmentApplications.id };
  const people = db.select({ id: students.id }).from(students).where(matching(db, keyword));
  return inArray(
    enrollmentApplications.id,
    union(
      db.select(id).from(enrollmentApplications).where(numbered),
      db.select(id).from(enrollmentApplications).where(inArray(enrollmentApplications.studentId, people)),
    ),
  );
}
