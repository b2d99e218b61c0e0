import type { Schemas } from '@institute/api-schema';
import { cardExpiryWarningDays } from '@institute/api-schema/policy';
import { addMonths, daysBetween } from '@institute/values/formats';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { lockRow } from '../locks.ts';
import type { Caller } from '../platform/caller.ts';
import { contentVersion } from '../platform/content-version.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { coaches } from '../tables/coaches.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows } from '../tables/payment-schedules.ts';
import { payments } from '../tables/payments.ts';
import { subscriptions } from '../tables/subscriptions.ts';
import { cancelledCode } from './charge.ts';
import { providerAtFault } from './gateway/failures.ts';
import { replaceStoppedCards } from './resume-autopay.ts';

export type Method = typeof paymentMethods.$inferSelect;

/** Rows still to be charged, whose card must not be deleted. */
export const pending = ['SCHEDULED', 'INVALID', 'IN_PROGRESS'] as const;

/** The card that a coach's subscription is charged to, as a subquery. */
export const paidByCard = (db: Database, studentId: string) =>
  db
    .select({ id: subscriptions.paymentMethodId })
    .from(subscriptions)
    .innerJoin(coaches, eq(coaches.id, subscriptions.coachId))
    .where(
      and(
        eq(coaches.studentId, studentId),
        inArray(subscriptions.status, ['ACTIVE', 'PAST_DUE']),
        isNotNull(subscriptions.paymentMethodId),
      ),
    );

/** Whether a card has expired on a day (`YYYY-MM-DD`), or will soon. It is valid through the last day of its month (`YYYY-MM`). */
export function expiryOf(expiration: string, today: string): { isExpired: boolean; expiresSoon: boolean } {
  const daysLeft = daysBetween(today, addMonths(`${expiration}-01`, 1)) - 1;
  return { isExpired: daysLeft < 0, expiresSoon: daysLeft >= 0 && daysLeft <= cardExpiryWarningDays };
}

/** The student's cards in their API form, the default first. */
export async function readMethods(
  db: Database,
  studentId: string,
  today: string,
): Promise<Schemas['PaymentMethod'][]> {
  const { status, failureCode, settledAt } = payments;
  // A payment that the student canceled, or that failed at the provider, says nothing about the card.
  const isOfBank = or(isNull(failureCode), notInArray(failureCode, [cancelledCode, ...providerAtFault]));
  const lastOutcome = db
    .select({ status })
    .from(payments)
    .where(
      and(
        eq(payments.studentId, paymentMethods.studentId),
        eq(payments.paymentMethodId, paymentMethods.id),
        isNotNull(settledAt),
        isOfBank,
      ),
    )
    .orderBy(desc(settledAt))
    .limit(1);
  const rows = await db
    .select({
      id: paymentMethods.id,
      isDeclined: sql<boolean>`coalesce((${lastOutcome}) = 'INVALID', false)`,
      isDefault: paymentMethods.isDefault,
      brand: paymentMethods.brand,
      last4: paymentMethods.last4,
      expiration: paymentMethods.expiration,
      holderName: paymentMethods.holderName,
      paysSubscription: sql<boolean>`${paymentMethods.id} in ${paidByCard(db, studentId)}`,
      assignedRows: db.$count(
        paymentScheduleRows,
        and(
          eq(paymentScheduleRows.paymentMethodId, paymentMethods.id),
          inArray(paymentScheduleRows.status, pending),
        ),
      ),
    })
    .from(paymentMethods)
    .where(eq(paymentMethods.studentId, studentId))
    .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.id));
  return rows.map((row) => ({
    ...row,
    ...expiryOf(row.expiration, today),
    version: contentVersion([row.expiration, row.holderName]),
  }));
}

export async function ownMethod(db: Database, methodId: string, caller: Caller): Promise<Method> {
  const isThisMethod = and(eq(paymentMethods.id, methodId), eq(paymentMethods.studentId, caller.studentId));
  const method = await lockRow(db, paymentMethods, isThisMethod);
  if (!method) throw problem('notFound');
  return method;
}

/** `db` is a transaction that has locked the student's schedules. */
export async function makeDefault(db: Database, { id, studentId }: Method): Promise<void> {
  const others = and(eq(paymentMethods.studentId, studentId), ne(paymentMethods.id, id));
  await db.update(paymentMethods).set({ isDefault: false }).where(others);
  await db.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
  await replaceStoppedCards(db, { id, studentId });
}

/** The card as it is now, unless it has been deleted in the meantime. */
export async function readMethod(db: Database, studentId: string, id: string, today: string) {
  const content = (await readMethods(db, studentId, today)).find((method) => method.id === id);
  if (!content) throw problem('notFound');
  return { content };
}
