import { and, eq, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Operation } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { isId } from '../platform/identifier.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { coaches } from '../tables/coaches.ts';
import { coachingCircles } from '../tables/coaching-circles.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { envelopes } from '../tables/envelopes.ts';
import { files } from '../tables/files.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { students } from '../tables/students.ts';

type Values = Record<string, unknown>;
export type Given = { path: Values; query: Values; body: unknown };
type Side = 'student' | 'coach';
type Lookup = (db: Database, key: string) => Promise<(string | null)[]>;

const column =
  (table: PgTable, key: PgColumn, found: PgColumn): Lookup =>
  async (db, value) => {
    const rows = await db.select({ found }).from(table).where(eq(key, value));
    return rows.map((row) => row.found as string | null);
  };

/** The ids of students to whom a parameter leads, by the segment of the path before it, or else by its name. */
const students_: Record<string, Lookup> = {
  students: async (_, id) => [id],
  studentId: async (_, id) => [id],
  people: column(students, students.userId, students.id),
  fileName: column(files, files.name, files.ownerId),
  payment_schedules: column(paymentSchedules, paymentSchedules.id, paymentSchedules.studentId),
  envelopes: column(envelopes, envelopes.id, envelopes.studentId),
  enrollment_applications: column(
    enrollmentApplications,
    enrollmentApplications.id,
    enrollmentApplications.studentId,
  ),
  coaching_sessions: column(coachSessions, coachSessions.id, coachSessions.studentId),
  coach_product_purchases: column(
    coachProductPurchases,
    coachProductPurchases.id,
    coachProductPurchases.studentId,
  ),
  groups: async (db, groupId) => {
    const { studentId, status } = coachProductPurchases;
    const ofGroup = eq(coachProductPurchases.groupId, groupId);
    const rows = await db
      .select({ studentId })
      .from(coachProductPurchases)
      .where(and(ofGroup, ne(status, 'FAILED')));
    return rows.map((row) => row.studentId);
  },
};

/** The same for ids of coaches. */
const coaches_: Record<string, Lookup> = {
  coaches: async (_, id) => [id],
  coaching_circles: column(coachingCircles, coachingCircles.id, coachingCircles.coachId),
  coach_product_purchases: column(
    coachProductPurchases,
    coachProductPurchases.id,
    coachProductPurchases.coachId,
  ),
};

/** The values of a parameter, or of the members of the body at a path such as `attendance/studentId`. */
function valuesOf({ path, query, body }: Given, name: string): string[] {
  const found = name
    .split('/')
    .reduce<unknown[]>(
      (values, member) => values.flatMap((value) => [(value as Values | null)?.[member]].flat()),
      [{ ...(body as Values | undefined), ...query, ...path }],
    );
  return found.filter((value) => typeof value === 'string');
}

/** The students to whom a parameter of an operation leads: the student, or the student who is the coach. */
export async function findParties(
  db: Database,
  operation: Pick<Operation, 'path'>,
  given: Given,
  side: Side,
  name: string,
): Promise<string[]> {
  const segments = operation.path.split('/');
  const segment = segments[segments.indexOf(`{${name}}`) - 1];
  const key = segment ?? name.split('/').at(-1)!;
  const lookUp = (side === 'student' ? students_ : coaches_)[key];
  if (!lookUp) throw new Error(`${operation.path} doesn’t say whose ${key} is.`);
  const found: string[] = [];
  for (const value of valuesOf(given, name)) {
    if (key !== 'fileName' && !isId(value)) continue;
    const ids = (await lookUp(db, value)).filter((id) => id !== null);
    if (side === 'student') found.push(...ids);
    for (const id of side === 'coach' ? ids : []) {
      const rows = await db.select({ id: coaches.studentId }).from(coaches).where(eq(coaches.id, id));
      found.push(...rows.map((row) => row.id));
    }
  }
  return found;
}
