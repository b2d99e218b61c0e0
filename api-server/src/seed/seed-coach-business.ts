import { noteTexts } from '../booking/purchases/matching.ts';
import { purchaseTerms } from '../coaches/purchase-terms.ts';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coachSchedules } from '../tables/coach-schedules.ts';
import { coachSessionNotes, coachSessions } from '../tables/coach-sessions.ts';
import { subscriptionInvoices, subscriptions } from '../tables/subscriptions.ts';
import { cast } from './cast.ts';
import { purchases, schedules } from './coach-business.ts';
import { demoId } from './demo-id.ts';

function nameOf(number: number): string {
  const { student } = cast.find((person) => person.number === number)!;
  return [student.firstName, student.middleName, student.lastName].filter(Boolean).join(' ');
}
const timeZoneOf = (number: number) =>
  cast.find((person) => person.number === number)?.user?.timeZone ?? 'America/New_York';

export async function seedCoachBusiness(db: Database, now: Date): Promise<void> {
  const from = (days: number) => new Date(now.getTime() + days * day);
  await seedSchedules(db, from);
  await seedPurchases(db, from);
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

async function seedPurchases(db: Database, from: From): Promise<void> {
  const products = await db.select().from(coachProducts);
  const bought = purchases.map(
    ({ coach, product: place, customer, daysAgo, status, sessions = [] }, index) => {
      const product = products.find(({ id }) => id === demoId('product', coach * 100 + place))!;
      const { amount, sessionCount } = purchaseTerms({
        ...product,
        serviceSpecification: product.serviceSpecification ?? null,
      });
      const row = {
        id: demoId('purchase', index + 1),
        coachId: demoId('coach', coach),
        coachName: nameOf(coach),
        studentId: demoId('student', customer),
        studentName: nameOf(customer),
        productId: product.id,
        title: product.title,
        coachProductType: product.type,
        amount,
        sessionCount,
        currency: product.currency,
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
  await db.insert(coachProductPurchases).values(rows);
  await noteTexts(db, rows);
  const sessions = bought.flatMap((one) => one.sessions);
  await db.insert(coachSessions).values(sessions.map(({ row }) => row));
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

/** Rosa has subscribed for some months. New coaches haven't. */
async function seedSubscriptions(db: Database, from: From): Promise<void> {
  const coachId = demoId('coach', 5);
  const period = (monthsAgo: number) => ({
    periodStart: from(-12 - 30 * monthsAgo),
    periodEnd: from(18 - 30 * monthsAgo),
  });
  await db.insert(subscriptions).values({
    coachId,
    status: 'ACTIVE',
    planId: demoId('plan', 2),
    paymentMethodId: demoId('paymentMethod', 51),
    anchor: period(0).periodStart,
    ...period(0),
  });
  await db.insert(subscriptionInvoices).values(
    [4, 3, 2, 1, 0].map((monthsAgo, index) => {
      const { periodStart, periodEnd } = period(monthsAgo);
      return {
        id: demoId('invoice', index + 1),
        coachId,
        number: `${periodStart.getUTCFullYear()}-DEMO${index + 1}`,
        planId: demoId('plan', 2),
        planName: 'Practice',
        amount: 5_900,
        currency: 'USD',
        status: 'PAID' as const,
        periodStart,
        periodEnd,
        createdAt: periodStart,
        paidAt: periodStart,
      };
    }),
  );
}
