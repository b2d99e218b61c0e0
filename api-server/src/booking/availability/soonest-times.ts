import { purchaseTerms } from '@institute/api-schema/purchase-terms';
import { and, eq } from 'drizzle-orm';
import { isForSale } from '../../coaches/selling.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../platform/contract.ts';
import { day } from '../../platform/durations.ts';
import { problem } from '../../platform/problem.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coaches } from '../../tables/coaches.ts';
import { bookableOf, freeSlots, notHeldBy, readCoachCalendar } from './free-times.ts';
import { localSlot, longestDays } from './reservations.ts';

/** How many times are returned of each service. */
const timesPerService = 3;

export function soonestTimesHandlers({ db, now }: Dependencies): Pick<Handlers, 'listSoonestTimes'> {
  return {
    listSoonestTimes: async ({ path: { coachId }, query: { timeZone }, caller }) => {
      if ((await db.$count(coaches, eq(coaches.id, coachId))) === 0) throw problem('notFound');
      const moment = now();
      const products = await db
        .select()
        .from(coachProducts)
        .where(and(eq(coachProducts.coachId, coachId), isForSale(db, moment)))
        .orderBy(coachProducts.id);
      const services = products.flatMap((product) => {
        const { duration } = bookableOf(product);
        const { id: productId, title } = product;
        return duration === null ? [] : { productId, title, duration, amount: purchaseTerms(product).amount };
      });
      if (services.length === 0) return { content: [] };
      // One reading for all services, whatever their length.
      const within = { start: moment.getTime(), end: moment.getTime() + longestDays * day };
      const isTaken = notHeldBy(caller.studentId);
      const calendar = await readCoachCalendar(db, coachId, undefined, within, moment, isTaken);
      const content = services
        .toSorted((one, other) => one.amount - other.amount || one.duration - other.duration)
        .map(({ amount: _, ...service }) => ({
          ...service,
          times: freeSlots(calendar, service.duration, within, moment)
            .slice(0, timesPerService)
            .map((slot) => localSlot(slot, timeZone)),
        }));
      return { content };
    },
  };
}
