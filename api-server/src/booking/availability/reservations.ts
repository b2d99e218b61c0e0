import { type Interval, intervalOfDays, spellLocal, wallTimeOf } from '@institute/design-system/availability';
import { addDays } from '@institute/design-system/formats';
import { maxDate, minDate } from '@institute/design-system/rules';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { purchaseTerms } from '../../coaches/purchase-terms.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockCoach, lockStudent } from '../../locks.ts';
import { type Caller, hasRole } from '../../platform/caller.ts';
import type { Handlers } from '../../platform/contract.ts';
import { type Database, isUniqueViolation } from '../../platform/database.ts';
import { minute } from '../../platform/durations.ts';
import { problem } from '../../platform/problem.ts';
import { shareRead } from '../../platform/queue.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coachSchedules } from '../../tables/coach-schedules.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { requireFreeSessionLeft, requireNoOverlap } from './client-limits.ts';
import { durationOf, isTaken, notHeldBy, readFreeTimes } from './free-times.ts';
import { noteHold } from './holds.ts';
import { overlaps } from './overlaps.ts';

const longestDays = 31;

type ProductPath = { coachId: string; productId: string };

const readProduct = (db: Database, { coachId, productId }: ProductPath) =>
  db
    .select()
    .from(coachProducts)
    .where(and(eq(coachProducts.id, productId), eq(coachProducts.coachId, coachId)));

/** The product, if the caller may see it. */
function requireVisible([product]: Array<typeof coachProducts.$inferSelect>, caller: Caller) {
  const isOwn = product?.coachId === caller.coachId || hasRole(caller, 'ADMIN');
  if (!product || (product.status === 'DRAFT' && !isOwn)) throw problem('notFound');
  return product;
}

/** A product that is visible to the caller, read once for all concurrent requests. */
async function findProduct(db: Database, path: ProductPath, caller: Caller) {
  const { coachId, productId } = path;
  const found = await shareRead(db, `product ${coachId} ${productId}`, () => readProduct(db, path));
  return requireVisible(found, caller);
}

/** The time of a session that starts then. Throws `slotTaken` if the product has no sessions. */
function slotOf(product: typeof coachProducts.$inferSelect, startTime: string): Interval {
  const duration = durationOf(product);
  if (duration === null) throw problem('slotTaken');
  const start = new Date(startTime).getTime();
  return { start, end: start + duration * minute };
}

/** The times already taken, read once for all concurrent requests. */
function readTaken(db: Database, coachId: string, slot: Interval, now: Date) {
  const { studentId, status, purchaseId } = coachSessions;
  return shareRead(db, `coach ${coachId} ${slot.start} ${slot.end}`, () =>
    db
      .select({ studentId, status, purchaseId })
      .from(coachSessions)
      .where(and(eq(coachSessions.coachId, coachId), overlaps(coachSessions, slot), isTaken(now))),
  );
}

/** Refuses ranges of days that end before they start or are too long. `name` is the parameter of the last day. */
function requireRange(first: string, last: string, name: string): void {
  const violation = minDate(first)(last) ?? maxDate(addDays(first, longestDays - 1))(last);
  if (!violation) return;
  const errors = [{ in: 'query' as const, pointer: `/${name}`, ...violation }];
  throw problem('validationFailed', { errors });
}

/**
 * Releases the coach's expired reservations and the student's earlier ones: with this coach, and with others at the same
 * time, unless the student wants both.
 */
async function releaseOthers(
  db: Database,
  { coachId, studentId, slot, allowOverlap }: Held & { slot: Interval; allowOverlap: boolean },
  now: Date,
): Promise<void> {
  const ofCoach = eq(coachSessions.coachId, coachId);
  const ofStudent = eq(coachSessions.studentId, studentId);
  await db
    .delete(coachSessions)
    .where(
      and(
        eq(coachSessions.status, 'HELD_SLOT'),
        isNull(coachSessions.purchaseId),
        or(
          and(ofCoach, lte(coachSessions.expiresAt, now)),
          and(ofCoach, ofStudent),
          allowOverlap ? undefined : and(ofStudent, overlaps(coachSessions, slot)),
        ),
      ),
    );
}

type Held = { coachId: string; studentId: string };
type Asked = {
  path: ProductPath;
  startTime: string;
  timeZone: string;
  allowOverlap: boolean;
  caller: Caller;
};

/** Holds a time for a student until it is paid. `db` is a transaction. */
async function reserve(db: Database, { path, startTime, timeZone, allowOverlap, caller }: Asked, now: Date) {
  const { coachId, productId } = path;
  const { studentId } = caller;
  // Sessions of different lengths can overlap without starting at the same time, so serialize writers per coach.
  await lockCoach(db, coachId);
  // The student may be reserving a time with another coach.
  await lockStudent(db, studentId);
  // The coach may have changed or deleted it in the meantime.
  const product = requireVisible(await readProduct(db, path), caller);
  const { title } = product;
  const { start, end } = slotOf(product, startTime);
  const within = { start, end: start + 1 };
  const { slots } = await readFreeTimes(db, product, undefined, within, now, notHeldBy(studentId));
  if (!slots.some((one) => one.start === start)) throw problem('slotTaken');
  const held = { coachId, studentId };
  const slot = { start, end };
  if (purchaseTerms(product).amount === 0) await requireFreeSessionLeft(db, held, start, timeZone);
  if (!allowOverlap) await requireNoOverlap(db, studentId, slot, now);
  const { expiresAt } = await noteHold(db, { ...held, ...slot }, now);
  await releaseOthers(db, { ...held, slot, allowOverlap }, now);
  const times = { startTime: new Date(start), agreedStartTime: new Date(start), endTime: new Date(end) };
  const [reservation] = await db
    .insert(coachSessions)
    .values({ ...held, productId, title, timeZone, status: 'HELD_SLOT', ...times, expiresAt })
    .returning({ id: coachSessions.id })
    .catch((error) => {
      throw isUniqueViolation(error) ? problem('slotTaken') : error;
    });
  return {
    id: reservation!.id,
    coachId,
    productId,
    startTime: times.startTime.toISOString(),
    endTime: times.endTime.toISOString(),
    timeZone,
    localStartTime: spellLocal(start, timeZone),
    localEndTime: spellLocal(end, timeZone),
    expiresAt: expiresAt.toISOString(),
  };
}

type Reservations = Pick<Handlers, 'listAvailableSlots' | 'listFreeTimes' | 'createSlotReservation'>;

export function slotReservationHandlers({ db, now }: Dependencies): Reservations {
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
      requireRange(startDate, endDate, 'endDate');
      const within = intervalOfDays(startDate, endDate, timeZone ?? schedule.timeZone);
      const { slots } = await readFreeTimes(db, product, own, within, now(), notHeldBy(caller.studentId));
      return {
        content: slots.map(({ start, end }) => ({
          startTime: new Date(start).toISOString(),
          endTime: new Date(end).toISOString(),
        })),
      };
    },

    listFreeTimes: async ({ path, query: { from, to, timeZone }, caller }) => {
      const product = await findProduct(db, path, caller);
      requireRange(from, to, 'to');
      const within = intervalOfDays(from, to, timeZone);
      const besides = notHeldBy(caller.studentId);
      const { slots, until } = await readFreeTimes(db, product, undefined, within, now(), besides);
      return {
        content: {
          slots: slots.map(({ start, end }) => ({
            startTime: spellLocal(start, timeZone),
            endTime: spellLocal(end, timeZone),
          })),
          bookableUntil: until && wallTimeOf(until.getTime(), timeZone).date,
        },
      };
    },

    createSlotReservation: async ({ path, body, caller, idempotent }) => {
      const { coachId } = path;
      const { studentId } = caller;
      if (coachId === caller.coachId) throw problem('ownService');
      const slot = slotOf(await findProduct(db, path, caller), body.startTime);
      const asked = { path, ...body, caller };
      const work = async (db: Database) => ({ content: await reserve(db, asked, now()) });
      return idempotent(work, {
        names: [`coach ${coachId}`],
        check: async () => {
          const taken = await readTaken(db, coachId, slot, now());
          const isOwn = (one: { studentId: string }) => one.studentId === studentId;
          // A new reservation releases the student's earlier unpaid one.
          const isInTheWay = taken.some((one) => !isOwn(one) || one.status !== 'HELD_SLOT' || one.purchaseId);
          return isInTheWay ? problem('slotTaken') : null;
        },
      });
    },
  };
}
