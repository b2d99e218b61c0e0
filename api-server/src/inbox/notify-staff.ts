import { and, eq, or, sql } from 'drizzle-orm';
import type { EmailText, Texts } from '../letters/letter.ts';
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

/** Notifies staff, in the inbox and by e-mail. It leads nowhere, because staff don't work in our apps. */
export const notifyStaff = (
  db: Database,
  studentIds: string[],
  { category, texts }: { category: Notification['category']; texts: Texts<EmailText> },
  now: Date,
) => notify(db, { studentIds, category, link: null, texts, byEmail: true, emailOnly: null }, now);
