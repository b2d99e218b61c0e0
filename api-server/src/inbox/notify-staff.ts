import { and, eq, or, sql } from 'drizzle-orm';
import { actionsTo, type EmailText, type Texts } from '../letters/letter.ts';
import type { Database } from '../platform/database.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { type Notification, notify } from './notify.ts';

/** Staff who can sign in: an account that is disabled or deleted reads nothing of students any more. */
export async function readStaff(db: Database): Promise<string[]> {
  const staff = await db
    .select({ id: students.id })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        eq(users.isDisabled, false),
        or(
          sql`${users.roles} @> '[{"name":"ADVISOR"}]'::jsonb`,
          sql`${users.roles} @> '[{"name":"ADMIN"}]'::jsonb`,
        ),
      ),
    );
  return staff.map(({ id }) => id);
}

type StaffMessage = {
  category: Notification['category'];
  texts: Texts<EmailText>;
  /** Whose page it leads to, if it's about a student. */
  student?: { id: string; portalOrigin: string };
};

/** Notifies staff, in the inbox and by e-mail. */
export function notifyStaff(
  db: Database,
  studentIds: string[],
  { category, texts, student }: StaffMessage,
  now: Date,
): Promise<void> {
  const link = student ? `/administration/students/${student.id}` : null;
  const label = { EN: 'See the student', ES: 'Ver al estudiante' };
  const emailOnly = student ? { actions: actionsTo(student.portalOrigin + link, label) } : null;
  return notify(db, { studentIds, category, link, texts, byEmail: true, emailOnly }, now);
}
