import { maxDate, minDate } from '@institute/design-system/rules';
import { and, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { type Caller, hasRole } from '../auth/caller.ts';
import type { Handlers } from '../contract.ts';
import type { Database } from '../database.ts';
import { isUniqueViolation } from '../database.ts';
import type { Dependencies } from '../dependencies.ts';
import { lockCoach } from '../locks.ts';
import { problem } from '../problem.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coachSchedules } from '../tables/coach-schedules.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { durationOf, holdUntil, isTaken, notHeldBy, readFreeTimes } from './free-times.ts';
import { daysBetween, type Interval } from './slots.ts';

const longestDays = 31;

type Reservations = Pick<Handlers, 'listAvailableSlots' | 'createSlotReservation'>;

export function slotReservationHandlers({ db, now }: Dependencies): Reservations {
  /** A product that somebody can see. */
  async function findProduct(db: Database, path: { coachId: string; productId: string }, caller: Caller) {
    const [product] = await db
      .select()
      .from(coachProducts)
      .where(and(eq(coachProducts.id, path.productId), eq(coachProducts.coachId, path.coachId)));
    const isOwn = product?.coachId === caller.coachId || hasRole(caller, 'ADMIN');
    if (!product || (product.status === 'DRAFT' && !isOwn)) throw problem('notFound');
    return product;
  }

  /** By what is committed, the time is nobody else's. Asked by everybody who comes at the same moment, so it is one query. */
  async function requireNobody(coachId: string, { start, end }: Interval, studentId: string) {
    const overlaps = and(
      lt(coachSessions.startTime, new Date(end)),
      gt(coachSessions.endTime, new Date(start)),
    );
    const isOthers = and(eq(coachSessions.coachId, coachId), overlaps, isTaken(now()), notHeldBy(studentId));
    if ((await db.$count(coachSessions, isOthers)) > 0) throw problem('slotTaken');
  }

  return {
    listAvailableSlots: async ({ path, query, caller }) => {
      const product = await findProduct(db, path, caller);
      const own = eq(coachSchedules.id, path.scheduleId);
      const [schedule] = await db
        .select()
        .from(coachSchedules)
        .where(and(own, eq(coachSchedules.coachId, product.coachId)));
      if (!schedule) throw problem('notFound');
      const { startDate, endDate, timeZone } = query;
      const lastDate = Temporal.PlainDate.from(startDate)
        .add({ days: longestDays - 1 })
        .toString();
      const violation = minDate(startDate)(endDate) ?? maxDate(lastDate)(endDate);
      if (violation) {
        const errors = [{ in: 'query' as const, pointer: '/endDate', ...violation }];
        throw problem('validationFailed', { errors });
      }
      const within = daysBetween(startDate, endDate, timeZone ?? schedule.timeZone);
      const slots = await readFreeTimes(db, product, own, within, now(), notHeldBy(caller.studentId));
      return {
        content: slots.map(({ start, end }) => ({
          startTime: new Date(start).toISOString(),
          endTime: new Date(end).toISOString(),
        })),
      };
    },

    createSlotReservation: async ({ path, body, caller, once }) => {
      const { studentId } = caller;
      const product = await findProduct(db, path, caller);
      const { coachId, id: productId, title } = product;
      const startTime = new Date(body.startTime);
      const start = startTime.getTime();
      const duration = durationOf(product);
      if (duration === null) throw problem('slotTaken');
      const slot = { start, end: start + duration * 60_000 };

      const reserve = async (db: Database) => {
        // Sessions of different lengths overlap without beginning at the same time: one writer at a time for each coach.
        await lockCoach(db, coachId);
        const within = { start, end: start + 1 };
        const free = await readFreeTimes(db, product, undefined, within, now(), notHeldBy(studentId));
        if (!free.some((one) => one.start === start)) throw problem('slotTaken');
        await db
          .delete(coachSessions)
          .where(
            and(
              eq(coachSessions.coachId, coachId),
              eq(coachSessions.status, 'HELD_SLOT'),
              isNull(coachSessions.purchaseId),
              or(lte(coachSessions.expiresAt, now()), eq(coachSessions.studentId, studentId)),
            ),
          );
        const expiresAt = holdUntil(now());
        const held = { startTime, endTime: new Date(slot.end), expiresAt };
        const [reservation] = await db
          .insert(coachSessions)
          .values({
            coachId,
            productId,
            studentId,
            title,
            timeZone: body.timeZone,
            status: 'HELD_SLOT',
            ...held,
          })
          .returning({ id: coachSessions.id })
          .catch((error) => {
            throw isUniqueViolation(error) ? problem('slotTaken') : error;
          });
        return {
          content: {
            id: reservation!.id,
            coachId,
            productId,
            startTime: held.startTime.toISOString(),
            endTime: held.endTime.toISOString(),
            timeZone: body.timeZone,
            expiresAt: expiresAt.toISOString(),
          },
        };
      };
      return once(reserve, {
        names: [`coach ${coachId}`],
        check: () => requireNobody(coachId, slot, studentId),
      });
    },
  };
}
