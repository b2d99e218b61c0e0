import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { forEachDue } from '../platform/each-due.ts';
import { paymentCustomers } from '../tables/payment-methods.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';

/** The name that the payment provider knows a student by. */
export const customerName = sql<string>`concat_ws(' ', ${students.firstName}, ${students.lastName})`;

type Outdated = { studentId: string; reference: string; email: string; name: string; deletedAt: Date | null };

/**
 * Brings the payment provider's customers up to date: gives it names and e-mails that changed, and deletes the customers of
 * deleted accounts. What fails is done by a later run.
 */
export async function updateCustomers(
  { db, gateway, log }: Pick<Dependencies, 'db' | 'gateway' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const { studentId, reference } = paymentCustomers;
  const { email } = users;
  const { deletedAt } = students;
  const isChanged = sql`(${paymentCustomers.email}, ${paymentCustomers.name}) is distinct from (${email}, ${customerName})`;
  await forEachDue<Outdated>({
    read: (after, limit) =>
      db
        .select({ studentId, reference, email, name: customerName, deletedAt })
        .from(paymentCustomers)
        .innerJoin(students, eq(students.id, studentId))
        .innerJoin(users, eq(users.id, students.userId))
        .where(and(or(isNotNull(deletedAt), isChanged), after && gt(studentId, after.studentId)))
        .orderBy(asc(studentId))
        .limit(limit),
    handle: async ({ studentId: id, reference, email, name, deletedAt }) => {
      if (deletedAt) {
        await gateway.deleteCustomer(reference);
        await db.delete(paymentCustomers).where(eq(studentId, id));
      } else {
        await gateway.updateCustomer(reference, { email, name });
        await db.update(paymentCustomers).set({ email, name }).where(eq(studentId, id));
      }
    },
    onFailure: (error, { reference }) =>
      log.warn({ err: error, reference }, 'the provider does not know a change of a customer yet'),
    signal,
  });
}
