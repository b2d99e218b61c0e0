import type { Schemas } from '@institute/api-schema';
import { and, count, eq, getTableColumns, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Caller, hasRole } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { problem } from '../../platform/problem.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { purchaseQuotes } from '../../tables/purchase-quotes.ts';
import type { purchaseRefunds } from '../../tables/session-credits.ts';
import { students } from '../../tables/students.ts';
import { users } from '../../tables/users.ts';
import { bookableSessions } from '../terms/credits.ts';
import { readRefundFacts, readRefunds } from '../terms/refund-facts.ts';
import { refundTerms } from '../terms/refund-rules.ts';
import { deliveryOf } from './deliveries.ts';

type Purchase = Schemas['CoachProductPurchase'];
type Criteria = Schemas['CoachProductPurchaseCriteria'];
type Part = { order?: SQL[]; limit?: number };

/** Staff see all purchases; others see the ones they bought or sold. */
export function visiblePurchases(caller: Caller): SQL | undefined {
  return hasRole(caller, 'ADVISOR', 'ADMIN') ? undefined : ownPurchases(caller);
}

/** The purchases that the caller made or sold. */
export function ownPurchases(caller: Caller): SQL | undefined {
  const bought = eq(coachProductPurchases.studentId, caller.studentId);
  return caller.coachId ? or(bought, eq(coachProductPurchases.coachId, caller.coachId)) : bought;
}

/** Whether a person may refund a purchase: its coach, and staff. */
export const mayRefund = ({ coachId }: { coachId: string | null }, caller: Caller): boolean =>
  hasRole(caller, 'ADVISOR', 'ADMIN') || (coachId !== null && coachId === caller.coachId);

export const refundView = ({
  purchaseId: _,
  key: __,
  createdBy: ___,
  createdAt,
  settledAt,
  ...refund
}: typeof purchaseRefunds.$inferSelect): Schemas['PurchaseRefund'] => ({
  ...refund,
  createdAt: createdAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});

/** A session that was canceled in time can be booked again. */
const usesSession = sql`${coachSessions.purchaseId} = ${coachProductPurchases.id} and ${coachSessions.status} not in ('HELD_SLOT', 'CANCELLED')`;

/** Whether a coach still has a product to deliver. */
export const isDeliveryOpen = sql`(${coachProductPurchases.status} = 'PAID' and ${coachProductPurchases.coachId} is not null and ${coachProductPurchases.coachProductType} = 'PRODUCT' and ${coachProductPurchases.deliveredAt} is null)`;

/** Purchases that match the criteria of a search. */
export function matchingCriteria(criteria: Criteria): SQL | undefined {
  const { coachId, coachName, studentId, studentName, productId, coachProductType, status, sessionCount } =
    coachProductPurchases;
  // A closed account keeps its name but no id, so it is found by name.
  const isParty = (id: PgColumn, name: PgColumn, party: Criteria['coach']) =>
    party ? (party.value === null ? eq(name, party.label) : eq(id, party.value)) : undefined;
  const is = (column: PgColumn, value: string | null | undefined) => (value ? eq(column, value) : undefined);
  const purchaseOf = (quoteId: string) =>
    sql`(select ${purchaseQuotes.purchaseId} from ${purchaseQuotes} where ${purchaseQuotes.id} = ${quoteId})`;
  const hasOpenSessions = sql`(${status} = 'PAID' and ${coachId} is not null and ${sessionCount} > 0 and ${bookableSessions} > 0)`;
  return and(
    isParty(coachId, coachName, criteria.coach),
    isParty(studentId, studentName, criteria.customer),
    is(coachProductType, criteria.coachProductType),
    is(status, criteria.status),
    is(productId, criteria.productId),
    criteria.quoteId ? eq(coachProductPurchases.id, purchaseOf(criteria.quoteId)) : undefined,
    criteria.isDeliveryOpen === true ? isDeliveryOpen : undefined,
    criteria.isDeliveryOpen === false ? not(isDeliveryOpen) : undefined,
    criteria.hasOpenSessions === true ? hasOpenSessions : undefined,
    criteria.hasOpenSessions === false ? not(hasOpenSessions) : undefined,
  );
}

/** How to reach the customers of purchases, by their ids. A deleted account has no contact. */
async function readContacts(db: Database, studentIds: string[]) {
  if (studentIds.length === 0) return new Map<string, Schemas['PurchaseContact']>();
  const rows = await db
    .select({ id: students.id, email: users.email, phone: students.mobilePhone, photo: students.photo })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(inArray(students.id, studentIds), isNull(students.deletedAt)));
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}

/** Purchases as seen by the caller. Returns at most 100 unless more are requested. */
export async function readPurchases(
  db: Database,
  condition: SQL | undefined,
  { caller, now }: { caller: Caller; now: Date },
  { order = [], limit = 100 }: Part = {},
): Promise<Purchase[]> {
  const { paymentMethodId: _, ...columns } = getTableColumns(coachProductPurchases);
  const rows = await db
    .select({
      ...columns,
      bookedSessionCount: count(coachSessions.id),
    })
    .from(coachProductPurchases)
    .leftJoin(coachSessions, usesSession)
    .where(condition)
    .groupBy(coachProductPurchases.id)
    .orderBy(...order)
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const facts = await readRefundFacts(db, rows, now);
  const refunds = ids.length > 0 ? await readRefunds(db, ids) : [];
  const hasContact = (row: { coachId: string | null; status: Purchase['status'] }) =>
    row.status === 'PAID' && mayRefund(row, caller);
  const contacts = await readContacts(
    db,
    rows.filter(hasContact).flatMap(({ studentId }) => studentId ?? []),
  );
  return rows.map(({ deliveryAddress, deliveredAt, deliveryNote, ...purchase }) => {
    const { coachId, coachName, studentId, studentName, createdAt, refundedAt, ...row } = purchase;
    const { unused, refunded } = facts.get(row.id)!;
    return {
      ...row,
      delivery: deliveryOf(
        { ...purchase, deliveryAddress, deliveredAt, deliveryNote },
        { caller, seesAddress: studentId === caller.studentId || hasContact(purchase) },
      ),
      coach: { value: coachId, label: coachName },
      customer: { value: studentId, label: studentName },
      customerContact: (hasContact({ coachId, status: row.status }) && contacts.get(studentId ?? '')) || null,
      createdAt: createdAt.toISOString(),
      refundedAt: refundedAt?.toISOString() ?? null,
      bookableSessionCount: coachId === null || row.sessionCount === 0 ? 0 : Math.max(0, unused),
      refundedAmount: refunded.amount,
      refunds: refunds.filter(({ purchaseId }) => purchaseId === row.id).map(refundView),
      refund: refundTerms(facts.get(row.id)!, mayRefund({ coachId }, caller)),
    };
  });
}

/** A purchase that the caller may see. */
export async function readVisiblePurchase(
  db: Database,
  id: string,
  caller: Caller,
  now: Date,
): Promise<Purchase> {
  const isVisible = and(eq(coachProductPurchases.id, id), visiblePurchases(caller));
  const [purchase] = await readPurchases(db, isVisible, { caller, now });
  if (!purchase) throw problem('notFound');
  return purchase;
}
