import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { lockRow } from '../locks.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { courseStudents, courses } from '../tables/courses.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { students } from '../tables/students.ts';
import { transfers, unfinishedTransfers } from '../tables/transfers.ts';
import type { ApplicationRow } from './references.ts';

/** Cancels the transfer that the student was offered. Throws `paymentStatusInProgress` while its fee is charged. */
async function closeTransfer(db: Database, applicationId: string, now: Date): Promise<void> {
  const isOpen = inArray(transfers.status, unfinishedTransfers);
  const open = await lockRow(db, transfers, and(eq(transfers.applicationId, applicationId), isOpen));
  if (!open) return;
  if (open.confirmingSince) throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' } });
  await db.update(transfers).set({ status: 'CANCELLED', closedAt: now }).where(eq(transfers.id, open.id));
}

/** Ends an enrollment before its first class: its courses, its transfer, and the student's place in the class. */
export async function endEnrollment(
  db: Database,
  { id, studentId, programId }: ApplicationRow,
  now: Date,
): Promise<void> {
  await closeTransfer(db, id, now);
  const ofProgram = db.select({ id: courses.id }).from(courses).where(eq(courses.programId, programId));
  await db
    .delete(courseStudents)
    .where(and(eq(courseStudents.studentId, studentId), inArray(courseStudents.courseId, ofProgram)));
  const [other] = await db
    .select({ cohortId: enrollmentApplications.cohortId })
    .from(enrollmentApplications)
    .where(
      and(
        eq(enrollmentApplications.studentId, studentId),
        eq(enrollmentApplications.status, 'COMPLETE'),
        ne(enrollmentApplications.id, id),
      ),
    )
    .orderBy(desc(enrollmentApplications.statusSince))
    .limit(1);
  await db
    .update(students)
    .set({ cohortId: other?.cohortId ?? null, updatedAt: now })
    .where(eq(students.id, studentId));
}
