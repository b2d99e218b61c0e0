import { inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { containing } from '../platform/keyword.ts';
import { idsOfStudents, matchingStudents } from '../students/matching.ts';
import { enrollmentApplications, searchedNumber } from '../tables/enrollment-applications.ts';

/**
 * Conditions for applications with this text in the number, or in the student's name or e-mail address; any of them
 * may match.
 */
export function matchingApplications(db: Database, keyword: string): SQL[] | undefined {
  const numbered = containing(keyword, searchedNumber(enrollmentApplications));
  const people = matchingStudents(db, keyword);
  if (!numbered || !people) return undefined;
  return [numbered, inArray(enrollmentApplications.studentId, idsOfStudents(db, people))];
}
