import { asc, desc, eq } from 'drizzle-orm';
import { readTimeOff } from './booking/availability/time-off.ts';
import { readGroups } from './booking/groups/read-groups.ts';
import { readPurchases } from './booking/purchases/read-purchases.ts';
import { salesHandlers } from './booking/purchases/sales.ts';
import { readCoachSessions } from './booking/sessions/read-sessions.ts';
import { readCircles } from './circles/read-circles.ts';
import { readSessions } from './circles/read-sessions.ts';
import { withPurchaseTerms } from './coaches/purchase-terms.ts';
import { readAccount, readCoach } from './coaches/read-account.ts';
import type { Dependencies } from './dependencies.ts';
import { exportLogs } from './export-student-data.ts';
import type { Handlers } from './platform/contract.ts';
import { readAllPages } from './platform/paging.ts';
import { readInvoices, readSubscription } from './subscriptions/read-subscription.ts';
import { coachProductPurchases } from './tables/coach-product-purchases.ts';
import { coachProducts } from './tables/coach-products.ts';
import { coachSchedules } from './tables/coach-schedules.ts';
import { coachSessions } from './tables/coach-sessions.ts';
import { coachingCircles } from './tables/coaching-circles.ts';
import { coachingGroups } from './tables/coaching-groups.ts';

/** More than any account has. */
const everything = { limit: 100_000 };

type Export = Pick<Handlers, 'exportCoachData'>;

export function exportHandlers(dependencies: Dependencies): Export {
  const { db, now } = dependencies;
  const { listSales } = salesHandlers(dependencies);

  return {
    exportCoachData: async ({ path, ...input }) => {
      const { caller } = input;
      const { coachId } = path;
      const products = await db.select().from(coachProducts).where(eq(coachProducts.coachId, coachId));
      const schedules = await db.select().from(coachSchedules).where(eq(coachSchedules.coachId, coachId));
      const circles = await readCircles(
        db,
        { studentId: caller.studentId, now: now() },
        eq(coachingCircles.coachId, coachId),
      );
      const of = eq(coachSessions.coachId, coachId);
      const bought = eq(coachProductPurchases.coachId, coachId);
      return {
        content: {
          exportedAt: now().toISOString(),
          account: await readAccount(db, caller.userId, now()),
          coach: await readCoach(db, coachId),
          products: products.map(({ coachId: _, ...product }) => withPurchaseTerms(product)),
          schedules: schedules.map(({ coachId: _, ...schedule }) => schedule),
          timeOff: await readTimeOff(db, coachId, now()),
          coachingSessions: await readCoachSessions(db, { caller, now: now() }, of, {
            order: [asc(coachSessions.startTime)],
            ...everything,
          }),
          coachingGroups: await readGroups(
            db,
            eq(coachingGroups.coachId, coachId),
            { caller, now: now() },
            everything.limit,
          ),
          coachingCircles: circles,
          circleSessions: await readSessions(db, circles, caller, now(), everything),
          purchases: await readPurchases(
            db,
            bought,
            { caller, now: now() },
            {
              order: [desc(coachProductPurchases.id)],
              ...everything,
            },
          ),
          sales: await readAllPages((page) =>
            listSales({
              path,
              ...input,
              query: {
                ...page,
                sortBy: 'id',
                keyword: '',
                status: null,
                purchaseId: null,
                from: null,
                to: null,
                timeZone: null,
              },
            }),
          ),
          subscription: (await readSubscription(db, coachId))!,
          invoices: await readInvoices(db, coachId, everything),
          ...(await exportLogs(dependencies, { ...input, path: { id: caller.studentId } })),
        },
      };
    },
  };
}
