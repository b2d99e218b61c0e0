import { eq, or, sql } from 'drizzle-orm';
import { notify } from '../inbox/notify.ts';
import type { Database } from '../platform/database.ts';
import { fullName } from '../students/full-name.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import type { PaymentRecord } from './payment-record.ts';
import { type StaffNews, staffTexts } from './staff-texts.ts';

/** Notifies staff of what became of a payment without them. `amount`: minor units. */
export async function tellStaff(
  db: Database,
  payment: PaymentRecord,
  what: StaffNews,
  amount: number,
  now: Date,
): Promise<void> {
  const staff = await db
    .select({ id: students.id })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      or(
        sql`${users.roles} @> '[{"name":"ADVISOR"}]'::jsonb`,
        sql`${users.roles} @> '[{"name":"ADMIN"}]'::jsonb`,
      ),
    );
  const [payer] = await db
    .select({ name: fullName(students) })
    .from(students)
    .where(eq(students.id, payment.studentId));
  const texts = staffTexts(what, { ...payment, amount, name: payer!.name });
  // Staff work at the payment provider, not in our apps.
  const message = { category: 'PAYMENT', link: null, texts, byEmail: true, emailOnly: null } as const;
  await notify(db, { studentIds: staff.map(({ id }) => id), ...message }, now);
}
