import { formatAddress } from '@institute/values/formats';
import { eq } from 'drizzle-orm';
import { noteTexts } from '../booking/purchases/matching.ts';
import { soldTerms } from '../coaches/purchase-terms.ts';
import { cardName } from '../money/emails.ts';
import { paymentPath } from '../money/payment-message.ts';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { accountEvents } from '../tables/account-events.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coachSchedules } from '../tables/coach-schedules.ts';
import { coachSessionNotes, coachSessions } from '../tables/coach-sessions.ts';
import { coachingGroups, groupSessions } from '../tables/coaching-groups.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { payments } from '../tables/payments.ts';
import { sandboxCharges } from '../tables/sandbox.ts';
import { purchaseRefunds, sessionCredits } from '../tables/session-credits.ts';
import { subscriptionInvoices, subscriptions } from '../tables/subscriptions.ts';
import { cast } from './cast.ts';
import { purchases, schedules } from './coach-business.ts';
import { otherCoaches } from './coaches.ts';
import { demoId } from './demo-id.ts';

const personOf = (number: number) => cast.find((person) => person.number === number)!.student;
function nameOf(number: number): string {
  const student = personOf(number);
  return [student.firstName, student.middleName, student.lastName].filter(Boolean).join(' ');
}
const timeZoneOf = (number: number) =>
  cast.find((person) => person.number === number)?.user?.timeZone ?? 'America/New_York';

export async function seedCoachBusiness(db: Database, now: Date): Promise<void> {
  const from = (days: number) => new Date(now.getTime() + days * day);
  await seedSchedules(db, from);
  await seedPurchases(db, from);
  await seedGroups(db, from);
  await seedSubscriptions(db, from);
}

type From = (days: number) => Date;

async function seedSchedules(db: Database, from: From): Promise<void> {
  await db.insert(coachSchedules).values(
    Object.entries(schedules).flatMap(([person, list]) =>
      list.map(({ daysOff = [], ...schedule }, index) => ({
        id: demoId('schedule', Number(person) * 100 + index),
        coachId: demoId('coach', Number(person)),
        overrides: daysOff.map((days) => ({ date: from(days).toISOString().slice(0, 10), ranges: [] })),
        ...schedule,
      })),
    ),
  );
}

/** Rosa's group meets on single evenings, after her hours. No one has signed up yet. */
async function seedGroups(db: Database, from: From): Promise<void> {
  const groups = [6, 13, 20].map((days, index) => {
    const startTime = from(days);
    startTime.setUTCHours(4, 0, 0, 0);
    const id = demoId('coachingGroup', index + 1);
    return {
      group: {
        id,
        coachId: demoId('coach', 5),
        productId: demoId('product', 502),
        capacity: 6,
        place: '2100 Lakeshore Avenue, Oakland',
        timeZone: 'America/Los_Angeles',
      },
      session: {
        id: demoId('groupSession', index + 1),
        groupId: id,
        startTime,
        endTime: new Date(startTime.getTime() + 75 * 60_000),
        changedAt: from(-30),
      },
    };
  });
  await db.insert(coachingGroups).values(groups.map(({ group }) => group));
  await db.insert(groupSessions).values(groups.map(({ session }) => session));
}

async function seedPurchases(db: Database, from: From): Promise<void> {
  const products = await db.select().from(coachProducts);
  const bought = purchases.map(
    ({ coach, product: place, customer, daysAgo, status, sessions = [] }, index) => {
      const product = products.find(({ id }) => id === demoId('product', coach * 100 + place))!;
      const row = {
        id: demoId('purchase', index + 1),
        coachId: demoId('coach', coach),
        coachName: nameOf(coach),
        studentId: demoId('student', customer),
        studentName: nameOf(customer),
        productId: product.id,
        ...soldTerms(product),
        ...(product.type === 'PRODUCT' && deliveryTo(customer, product, { status, on: from(2 - daysAgo) })),
        status,
        createdAt: from(-daysAgo),
        refundedAt: status === 'REFUNDED' ? from(3 - daysAgo) : null,
      };
      return {
        row,
        sessions: sessions.map(({ days, hour, status, reason = null, notes = [] }, at) => {
          const startTime = from(days);
          startTime.setUTCHours(hour, 0, 0, 0);
          const minutes = product.serviceSpecification!.session.duration;
          return {
            row: {
              id: demoId('coachSession', (index + 1) * 100 + at),
              coachId: row.coachId,
              studentId: row.studentId,
              productId: row.productId,
              purchaseId: row.id,
              title: row.title,
              startTime,
              agreedStartTime: startTime,
              endTime: new Date(startTime.getTime() + minutes * 60_000),
              timeZone: timeZoneOf(customer),
              status,
              reason,
              changedAt: row.createdAt,
            },
            notes,
          };
        }),
      };
    },
  );
  const rows = bought.map(({ row }) => row);
  const paymentIds = await seedSalePayments(db, rows);
  await db
    .insert(coachProductPurchases)
    .values(rows.map((row) => ({ ...row, paymentId: paymentIds.get(row.id) ?? null })));
  await noteTexts(db, rows);
  const sessions = bought.flatMap((one) => one.sessions);
  await db.insert(coachSessions).values(sessions.map(({ row }) => row));
  await seedCredits(db, bought);
  await db.insert(coachSessionNotes).values(
    sessions.flatMap(({ row, notes }) =>
      notes.map((text, index) => ({
        sessionId: row.id,
        text,
        createdAt: new Date(row.endTime.getTime() + index * 60_000),
      })),
    ),
  );
}

/** The buyer's choices, and when the product was delivered. */
function deliveryTo(
  number: number,
  { productSpecification }: typeof coachProducts.$inferSelect,
  { status, on }: { status: string; on: Date },
) {
  const { street1 = null, city = null, zip = null, ...student } = personOf(number);
  const { country = null, countryCode = null, state = null, stateCode = null } = student;
  const parts = { country, countryCode, state, stateCode, city, zip, street1, street2: null };
  const formattedAddress = formatAddress(parts) || null;
  return {
    color: productSpecification?.colors[0] ?? null,
    deliveryAddress: { ...parts, latitude: null, longitude: null, formattedAddress },
    deliveredAt: status === 'FAILED' ? null : on,
    deliveryNote: status === 'FAILED' ? null : 'USPS, 9400 1000 0000 0000 0000 00',
  };
}

/** Payments of the sales to customers who have a card, by the id of the purchase. */
async function seedSalePayments(db: Database, rows: Bought['row'][]): Promise<Map<string, string>> {
  const cards = await db.select().from(paymentMethods).where(eq(paymentMethods.isDefault, true));
  const sales = rows.flatMap((row, index) => {
    const id = demoId('payment', 90_000 + index);
    // Some paid with a card that they have deleted since.
    const deleted = { id: null, reference: `card_${id}`, brand: 'VISA' as const, last4: '4242' };
    const card = cards.find(({ studentId }) => studentId === row.studentId) ?? deleted;
    const isPaid = (row.status === 'PAID' || row.status === 'REFUNDED') && row.amount > 0;
    return isPaid ? [{ row, card, id }] : [];
  });
  await db.insert(payments).values(
    sales.map(({ row, card, id }) => ({
      id,
      studentId: row.studentId,
      kind: 'PURCHASE' as const,
      status: 'ACCEPTED' as const,
      captureMethod: 'MANUAL' as const,
      amount: row.amount,
      currency: row.currency,
      parts: [],
      paymentMethodId: card.id,
      methodReference: card.reference,
      brand: card.brand,
      last4: card.last4,
      description: row.title,
      payerName: row.studentName,
      returnPath: paymentPath,
      key: `purchase-${row.id}`,
      reference: `charge_${id}`,
      createdAt: row.createdAt,
      settledAt: row.createdAt,
    })),
  );
  await db.insert(sandboxCharges).values(
    sales.map(({ row, card, id }) => ({
      id: `charge_${id}`,
      key: id,
      cardId: card.reference,
      amount: row.amount,
      currency: row.currency,
      status: 'succeeded' as const,
      refunded: row.status === 'REFUNDED' ? row.amount : 0,
      createdAt: row.createdAt,
    })),
  );
  const events = sales.flatMap(({ row, card }) => {
    const { studentId, amount, currency, createdAt, refundedAt } = row;
    const paid = {
      amount,
      description: cardName(card),
      type: 'PAYMENT_ACCEPTED' as const,
      eventDate: createdAt,
    };
    const refunded = { amount: -amount, description: row.title, type: 'REFUNDED' as const };
    return [paid, ...(refundedAt ? [{ ...refunded, eventDate: refundedAt }] : [])].map((event) => ({
      ...event,
      studentId,
      currency,
    }));
  });
  await db
    .insert(accountEvents)
    .values(events.map((event, index) => ({ ...event, id: demoId('accountEvent', 900_000 + index) })));
  return new Map(sales.map(({ row, id }) => [row.id, id]));
}

type Bought = {
  row: typeof coachProductPurchases.$inferInsert & { id: string; studentId: string };
  sessions: { row: typeof coachSessions.$inferInsert & { id: string } }[];
};

/** What happened to the sessions of the purchases, and the refunds. */
async function seedCredits(db: Database, bought: Bought[]): Promise<void> {
  const credits = bought.flatMap(({ row: { id: purchaseId, studentId, ...purchase }, sessions }) => {
    const { sessionCount, createdAt } = purchase;
    if (sessionCount === 0 || purchase.status === 'FAILED') return [];
    const base = { purchaseId, actorId: studentId };
    const used = sessions.flatMap(({ row: { id: sessionId, startTime, status, reason } }) => {
      const of = { ...base, sessionId, startTime };
      const before = new Date(startTime.getTime() - 2 * day);
      const end = endOf[status];
      return [
        { ...of, type: 'USED' as const, change: -1, createdAt },
        ...(end ? [{ ...of, ...end, reason: reason ?? null, createdAt: before }] : []),
      ];
    });
    return [{ ...base, type: 'BOUGHT' as const, change: sessionCount, createdAt }, ...used];
  });
  await db
    .insert(sessionCredits)
    .values(credits.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));
  const refunded = bought.filter(({ row }) => row.status === 'REFUNDED');
  await db.insert(purchaseRefunds).values(
    refunded.map(({ row: { id: purchaseId, amount, currency, createdAt, refundedAt = null } }) => ({
      purchaseId,
      kind: 'PURCHASE' as const,
      sessionCount: 0,
      amount,
      currency,
      status: 'DONE' as const,
      key: `purchase-refund-${purchaseId}`,
      createdAt,
      settledAt: refundedAt,
    })),
  );
}

const endOf: Partial<Record<string, { type: 'RETURNED' | 'FORFEITED'; change: number }>> = {
  CANCELLED: { type: 'RETURNED', change: 1 },
  LATE_CANCELLED: { type: 'FORFEITED', change: 0 },
  NO_SHOW: { type: 'FORFEITED', change: 0 },
};

/** Coaches who sell have subscribed, Rosa for the longest time. New coaches haven’t. */
const subscribers = [
  { person: 5, plan: { number: 2, name: 'Practice', price: 5_900 }, months: 5, firstInvoice: 1 },
  ...otherCoaches.map(({ person: { number } }) => ({
    person: number,
    plan: { number: 1, name: 'Solo', price: 2_900 },
    months: 2,
    firstInvoice: number * 10 + 1,
  })),
];

async function seedSubscriptions(db: Database, from: From): Promise<void> {
  const period = (monthsAgo: number) => ({
    periodStart: from(-12 - 30 * monthsAgo),
    periodEnd: from(18 - 30 * monthsAgo),
  });
  await db.insert(subscriptions).values(
    subscribers.map(({ person, plan }) => ({
      coachId: demoId('coach', person),
      status: 'ACTIVE' as const,
      planId: demoId('plan', plan.number),
      paymentMethodId: demoId('paymentMethod', person * 10 + 1),
      anchor: period(0).periodStart,
      ...period(0),
    })),
  );
  await db.insert(subscriptionInvoices).values(
    subscribers.flatMap(({ person, plan, months, firstInvoice }) =>
      Array.from({ length: months }, (_, index) => {
        const { periodStart, periodEnd } = period(months - 1 - index);
        return {
          id: demoId('invoice', firstInvoice + index),
          coachId: demoId('coach', person),
          number: `${periodStart.getUTCFullYear()}-DEMO${firstInvoice + index}`,
          planId: demoId('plan', plan.number),
          planName: plan.name,
          amount: plan.price,
          currency: 'USD',
          status: 'PAID' as const,
          periodStart,
          periodEnd,
          createdAt: periodStart,
          paidAt: periodStart,
        };
      }),
    ),
  );
}
