import type { Schemas } from '@institute/api-schema';
import { type Interval, intervalOfDays, spellLocal, wallTimeOf } from '@institute/values/availability';
import { addDays } from '@institute/values/formats';
import { maxDate, minDate } from '@institute/values/rules';
import { and, eq, type SQL } from 'drizzle-orm';
import { soldTerms } from '../../coaches/purchase-terms.ts';
import { requireForSale, requireTakesBookings } from '../../coaches/selling.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockCoach, lockTimes } from '../../locks.ts';
import { type Caller, hasRole } from '../../platform/caller.ts';
import type { Handlers } from '../../platform/contract.ts';
import { atOnce, type Database, isUniqueViolation } from '../../platform/database.ts';
import { day, minute } from '../../platform/durations.ts';
import { problem } from '../../platform/problem.ts';
import { shareRead } from '../../platform/queue.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coachSchedules } from '../../tables/coach-schedules.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { freeCancellationEnds } from '../terms/notice.ts';
import { createQuote } from '../terms/quotes.ts';
import { claimTime, requireFreeSessionLeft, requireNoneUnused } from './client-limits.ts';
import { isTaken } from './commitments.ts';
import { type Bookable, bookableOf, notHeldBy, readFreeTimes } from './free-times.ts';
import { noteHold } from './holds.ts';
import { overlaps } from './overlaps.ts';
import { releaseExpired, releaseOwn } from './release-holds.ts';

export const longestDays = 31;
/** Five whole weeks, which the apps show together. */
const longestOfFreeTimes = 35;

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

/** The time of a session that starts then. Throws `slotTaken` if there are no sessions to book. */
export function slotOf({ duration }: Bookable, startTime: string): Interval {
  if (duration === null) throw problem('slotTaken');
  const start = new Date(startTime).getTime();
  return { start, end: start + duration * minute };
}

/** The times already taken, read once for all concurrent requests. */
export function readTaken(db: Database, coachId: string, slot: Interval, now: Date) {
  const { studentId, status, purchaseId } = coachSessions;
  return shareRead(db, `coach ${coachId} ${slot.start} ${slot.end}`, () =>
    db
      .select({ studentId, status, purchaseId })
      .from(coachSessions)
      .where(and(eq(coachSessions.coachId, coachId), overlaps(coachSessions, slot), isTaken(now))),
  );
}

/** Refuses ranges of days that end before they start or are too long. `name` is the parameter of the last day. */
export function requireRange(first: string, last: string, name: string, longest = longestDays): void {
  const violation = minDate(first)(last) ?? maxDate(addDays(first, longest - 1))(last);
  if (!violation) return;
  const errors = [{ in: 'query' as const, pointer: `/${name}`, ...violation }];
  throw problem('validationFailed', { errors });
}

interface Held extends Bookable {
  productId: string | null;
  title: string;
  /** What it costs, or cost. */
  amount: number;
  freeCancellationHours: number;
}
type Asked = { startTime: string; timeZone: string; allowOverlap: boolean; studentId: string };
/**
 * Holds a time for a student, for a product to buy or a session that is bought. `db` is a transaction that has locked
 * the coach.
 */
export async function holdTime(
  db: Database,
  held: Held,
  { startTime, timeZone, allowOverlap, studentId }: Asked,
  now: Date,
): Promise<Omit<Schemas['SlotReservation'], 'quote'>> {
  const { coachId, productId, title, amount, freeCancellationHours } = held;
  const { start, end } = slotOf(held, startTime);
  await requireTakesBookings(db, coachId);
  await lockTimes(db, coachId, studentId);
  const within = { start, end: start + 1 };
  const { slots } = await readFreeTimes(db, held, undefined, within, now, notHeldBy(studentId));
  if (!slots.some((one) => one.start === start)) throw problem('slotTaken');
  const sides = { coachId, studentId };
  const slot = { start, end };
  if (amount === 0) await requireFreeSessionLeft(db, sides, start);
  if (!allowOverlap) await claimTime(db, studentId, slot, now);
  const { expiresAt } = await noteHold(db, { ...sides, ...slot }, now);
  await releaseExpired(db, coachId, now);
  // The student has one reservation with each coach.
  await releaseOwn(db, studentId, eq(coachSessions.coachId, coachId));
  const times = { startTime: new Date(start), agreedStartTime: new Date(start), endTime: new Date(end) };
  const [reservation] = await db
    .insert(coachSessions)
    .values({ ...sides, productId, title, timeZone, status: 'HELD_SLOT', ...times, expiresAt })
    .returning({ id: coachSessions.id })
    .catch((error) => {
      throw isUniqueViolation(error) ? problem('slotTaken') : error;
    });
  const freeUntil = freeCancellationEnds(times.startTime, freeCancellationHours);
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
    freeCancellationUntil: freeUntil < now ? null : freeUntil.toISOString(),
  };
}

/** A refusal of a time that is taken, which is known before waiting for the coach's lock. */
export async function refusalOf(db: Database, coachId: string, slot: Interval, studentId: string, now: Date) {
  const conflicts = await readTaken(db, coachId, slot, now);
  const isOwn = (one: { studentId: string }) => one.studentId === studentId;
  // A new reservation releases the student's earlier unpaid one.
  const isInTheWay = conflicts.some((one) => !isOwn(one) || one.status !== 'HELD_SLOT' || one.purchaseId);
  return isInTheWay ? problem('slotTaken') : null;
}

/** Whose times are free: which sessions count, and the start of the one that is to be moved. */
type Viewer = { counted: SQL | undefined; ownStart?: number };

/** The free times of some days, as the contract has them. */
export async function freeTimesOf(
  db: Database,
  bookable: Bookable,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
  viewer: Viewer,
  now: Date,
): Promise<Schemas['FreeTimes']> {
  requireRange(from, to, 'to', longestOfFreeTimes);
  const within = intervalOfDays(from, to, timeZone);
  const { slots, until } = await readOffered(db, bookable, within, viewer, now);
  const next =
    until && slots.length === 0
      ? await firstFreeAfter(db, bookable, { start: within.end, end: until.getTime() }, viewer, now)
      : null;
  return {
    slots: slots.map((slot) => localSlot(slot, timeZone)),
    bookableUntil: until && wallTimeOf(until.getTime(), timeZone).date,
    nextFreeDay: next && wallTimeOf(next.start, timeZone).date,
  };
}

export const localSlot = ({ start, end }: Interval, timeZone: string): Schemas['FreeTime'] => ({
  startTime: spellLocal(start, timeZone),
  endTime: spellLocal(end, timeZone),
});

async function readOffered(
  db: Database,
  bookable: Bookable,
  within: Interval,
  { counted, ownStart }: Viewer,
  now: Date,
) {
  const { slots, until } = await readFreeTimes(db, bookable, undefined, within, now, counted);
  return { slots: slots.filter(({ start }) => start !== ownStart), until };
}

/** The first free time in an interval, which may be long. */
async function firstFreeAfter(
  db: Database,
  bookable: Bookable,
  { start: first, end: last }: Interval,
  viewer: Viewer,
  now: Date,
): Promise<Interval | null> {
  const step = longestDays * day;
  for (let start = Math.max(first, now.getTime()); start <= last; start += step) {
    const within = { start, end: start + step };
    const { slots } = await readOffered(db, bookable, within, viewer, now);
    if (slots[0]) return slots[0];
  }
  return null;
}

type Path = { path: ProductPath; caller: Caller };

/** Holds a time for a student until it is paid, and quotes the price. `db` is a transaction. */
async function reserve(
  db: Database,
  { path, caller, ...asked }: Path & Omit<Asked, 'studentId'>,
  now: Date,
): Promise<Schemas['SlotReservation']> {
  const { studentId } = caller;
  // Sessions of different lengths can overlap without starting at the same time, so serialize writers per coach.
  await lockCoach(db, path.coachId);
  // The coach may have changed or deleted it in the meantime.
  const product = requireVisible(await readProduct(db, path), caller);
  await requireForSale(db, product.id, now);
  await requireNoneUnused(db, product, studentId);
  const { id: productId, title } = product;
  const { amount, freeCancellationHours } = soldTerms(product);
  const bookable = { ...bookableOf(product), productId, title, amount, freeCancellationHours };
  const reservation = await holdTime(db, bookable, { ...asked, studentId }, now);
  const quote = await createQuote(db, product, { studentId, reservationId: reservation.id }, now);
  return { ...reservation, quote };
}

type Reservations = Pick<
  Handlers,
  'listAvailableSlots' | 'listFreeTimes' | 'createSlotReservation' | 'createPurchaseQuote'
>;

export function slotReservationHandlers({ db, now }: Dependencies): Reservations {
  return {
    listAvailableSlots: async ({ path, query, caller }) => {
      const product = await findProduct(db, path, caller);
      const isThisSchedule = eq(coachSchedules.id, path.scheduleId);
      const [schedule] = await db
        .select()
        .from(coachSchedules)
        .where(and(isThisSchedule, eq(coachSchedules.coachId, product.coachId)));
      if (!schedule) throw problem('notFound');
      const { startDate, endDate, timeZone } = query;
      requireRange(startDate, endDate, 'endDate');
      const within = intervalOfDays(startDate, endDate, timeZone ?? schedule.timeZone);
      const { slots } = await readFreeTimes(
        db,
        bookableOf(product),
        isThisSchedule,
        within,
        now(),
        notHeldBy(caller.studentId),
      );
      return {
        content: slots.map(({ start, end }) => ({
          startTime: new Date(start).toISOString(),
          endTime: new Date(end).toISOString(),
        })),
      };
    },

    listFreeTimes: async ({ path, query, caller }) => {
      const product = await findProduct(db, path, caller);
      const viewer = { counted: notHeldBy(caller.studentId) };
      return { content: await freeTimesOf(db, bookableOf(product), query, viewer, now()) };
    },

    createSlotReservation: async ({ path, body, caller, idempotent }) => {
      const { coachId } = path;
      if (coachId === caller.coachId) throw problem('ownService');
      const slot = slotOf(bookableOf(await findProduct(db, path, caller)), body.startTime);
      const request = { path, ...body, caller };
      const work = async (db: Database, now: Date) => ({ content: await reserve(db, request, now) });
      return idempotent(work, {
        names: [`coach ${coachId}`],
        check: () => refusalOf(db, coachId, slot, caller.studentId, now()),
      });
    },

    createPurchaseQuote: async ({ path, caller }) => {
      if (path.coachId === caller.coachId) throw problem('ownService');
      return atOnce({ db, now }, async (db, now) => {
        // Keeps the product from being deleted in the meantime.
        await lockCoach(db, path.coachId);
        const product = await findProduct(db, path, caller);
        await requireForSale(db, product.id, now);
        const { studentId } = caller;
        await requireNoneUnused(db, product, studentId);
        return { content: await createQuote(db, product, { studentId, reservationId: null }, now) };
      });
    },
  };
}
