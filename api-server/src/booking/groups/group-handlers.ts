import { and, eq, inArray } from 'drizzle-orm';
import { purchaseTerms } from '../../coaches/purchase-terms.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockCoach, lockRow } from '../../locks.ts';
import { type Caller, hasRole } from '../../platform/caller.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Database } from '../../platform/database.ts';
import { minute } from '../../platform/durations.ts';
import { type FieldError, problem } from '../../platform/problem.ts';
import { revised } from '../../platform/revision.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coachSchedules } from '../../tables/coach-schedules.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { coachingGroups, groupSessions } from '../../tables/coaching-groups.ts';
import { students } from '../../tables/students.ts';
import { users } from '../../tables/users.ts';
import { besidesGroup } from '../availability/client-limits.ts';
import { readBusy } from '../availability/free-times.ts';
import { cancelSession, moveSession } from '../change-handlers.ts';
import { executePurchaseRefunds } from '../purchases/refunds.ts';
import { lockSession, requireCharge } from '../sessions/sessions.ts';
import { isChangeable, isOpen, readGroups } from './read-groups.ts';

const groupLimit = 50;

type Groups = Pick<
  Handlers,
  | 'listCoachingGroups'
  | 'createCoachingGroup'
  | 'deleteCoachingGroup'
  | 'moveGroupSession'
  | 'cancelGroupSession'
>;
type Path = { coachId: string; groupId: string };

const fieldError = (pointer: string, rule: string, values: FieldError['values'] = {}): FieldError => ({
  in: 'body',
  pointer,
  rule,
  values,
});
const inPast = (pointer: string, now: Date) =>
  fieldError(pointer, 'minDate', { min: now.toISOString().slice(0, 10) });

export function coachingGroupHandlers(dependencies: Dependencies): Groups {
  const { db, now, config } = dependencies;

  async function answer(db: Database, id: string, caller: Caller) {
    const [content] = await readGroups(db, eq(coachingGroups.id, id), { caller, now: now() });
    return { content: content! };
  }

  /** Locks the coach and a session of a group that can still be changed. */
  async function lockGroupSession(db: Database, path: Path & { groupSessionId: string }) {
    await lockCoach(db, path.coachId);
    const own = and(eq(coachingGroups.id, path.groupId), eq(coachingGroups.coachId, path.coachId));
    const group = await lockRow(db, coachingGroups, own);
    const ofGroup = and(eq(groupSessions.id, path.groupSessionId), eq(groupSessions.groupId, path.groupId));
    const session = group && (await lockRow(db, groupSessions, ofGroup));
    if (!session) throw problem('notFound');
    if (!isChangeable(session, now())) throw problem('sessionStatusInvalid');
    return session;
  }

  /** The participants' sessions at a date of a group. */
  const findSeats = (db: Database, groupSessionId: string) =>
    db
      .select({ id: coachSessions.id, status: coachSessions.status, purchaseId: coachSessions.purchaseId })
      .from(coachSessions)
      .where(
        and(
          eq(coachSessions.groupSessionId, groupSessionId),
          inArray(coachSessions.status, ['HELD_SLOT', 'BOOKED']),
        ),
      )
      .orderBy(coachSessions.id);

  async function saveChange(db: Database, id: string, groupId: string, values: object) {
    await db
      .update(groupSessions)
      .set({ ...values, ...revised(groupSessions, now()) })
      .where(eq(groupSessions.id, id));
    const [group] = await db.select().from(coachingGroups).where(eq(coachingGroups.id, groupId));
    await db
      .update(coachingGroups)
      .set({ version: group!.version + 1 })
      .where(eq(coachingGroups.id, groupId));
  }

  return {
    listCoachingGroups: async ({ path, query, caller }) => {
      const isInside = path.coachId === caller.coachId || hasRole(caller, 'ADMIN');
      const condition = and(
        eq(coachingGroups.coachId, path.coachId),
        isOpen(now()),
        query.productId === null ? undefined : eq(coachingGroups.productId, query.productId),
        isInside ? undefined : eq(coachProducts.status, 'PUBLISHED'),
      );
      return { content: await readGroups(db, condition, { caller, now: now() }) };
    },

    createCoachingGroup: async ({ path, body, caller }) => {
      requireCharge(path.coachId, caller);
      return db.transaction(async (db) => {
        const coach = await lockCoach(db, path.coachId);
        const [product] = await db
          .select()
          .from(coachProducts)
          .where(and(eq(coachProducts.id, path.productId), eq(coachProducts.coachId, path.coachId)));
        if (!coach || !product) throw problem('notFound');
        // Other products include no session of a group, so no number of dates is right.
        const { groupSessionCount, duration } = purchaseTerms(product);
        const length = (duration ?? 0) * minute;
        const existing = await db.$count(coachingGroups, eq(coachingGroups.productId, product.id));
        if (existing >= groupLimit) throw problem('limitReached');
        const times = body.startTimes
          .map((startTime) => new Date(startTime).getTime())
          .toSorted((a, b) => a - b)
          .map((start) => ({ start, end: start + length }));
        const errors = [
          ...(times.length === groupSessionCount ? [] : [fieldError('/startTimes', 'choice')]),
          ...body.startTimes.flatMap((startTime, index) =>
            new Date(startTime) <= now() ? [inPast(`/startTimes/${index}`, now())] : [],
          ),
          ...times.flatMap(({ start }, index) =>
            index > 0 && times[index - 1]!.end > start ? [fieldError(`/startTimes/${index}`, 'overlap')] : [],
          ),
        ];
        if (errors.length > 0) throw problem('validationFailed', { errors });
        for (const time of times)
          if ((await readBusy(db, path.coachId, time, now())).length > 0) throw problem('slotTaken');
        const [group] = await db
          .insert(coachingGroups)
          .values({
            ...path,
            capacity: body.capacity,
            place: body.place?.trim() || null,
            timeZone: await timeZoneOf(db, path.coachId),
          })
          .returning();
        await db.insert(groupSessions).values(
          times.map(({ start, end }) => ({
            groupId: group!.id,
            startTime: new Date(start),
            endTime: new Date(end),
            changedAt: now(),
          })),
        );
        return answer(db, group!.id, caller);
      });
    },

    deleteCoachingGroup: async ({ path, caller }) => {
      requireCharge(path.coachId, caller);
      await db.transaction(async (db) => {
        await lockCoach(db, path.coachId);
        const own = and(eq(coachingGroups.id, path.groupId), eq(coachingGroups.coachId, path.coachId));
        if (!(await lockRow(db, coachingGroups, own))) throw problem('notFound');
        const sold = await db.$count(coachProductPurchases, eq(coachProductPurchases.groupId, path.groupId));
        if (sold > 0) throw problem('productHasSessions');
        await db.delete(coachingGroups).where(own);
      });
    },

    moveGroupSession: async ({ path, body, caller }) => {
      requireCharge(path.coachId, caller);
      return db.transaction(async (db) => {
        const session = await lockGroupSession(db, path);
        const startTime = new Date(body.startTime);
        const length = session.endTime.getTime() - session.startTime.getTime();
        const time = { start: startTime.getTime(), end: startTime.getTime() + length };
        const reason = body.reason.trim();
        const errors = [
          ...(reason === '' ? [fieldError('/reason', 'required')] : []),
          ...(startTime > now() ? [] : [inPast('/startTime', now())]),
        ];
        if (errors.length > 0) throw problem('validationFailed', { errors });
        const others = besidesGroup(session.id);
        if ((await readBusy(db, path.coachId, time, now(), others, session.id)).length > 0)
          throw problem('slotTaken');
        const endTime = new Date(time.end);
        await saveChange(db, session.id, path.groupId, { startTime, endTime, reason });
        for (const { id: sessionId, status } of await findSeats(db, session.id)) {
          if (status === 'HELD_SLOT') {
            await db.update(coachSessions).set({ startTime, endTime }).where(eq(coachSessions.id, sessionId));
            continue;
          }
          const locked = await lockSession(db, { coachId: path.coachId, sessionId });
          const act = { by: 'COACH' as const, to: time, reason, caller };
          await moveSession(db, locked, act, { config, now: now(), to: ['CLIENT'] });
        }
        return answer(db, path.groupId, caller);
      });
    },

    cancelGroupSession: async ({ path, body, caller }) => {
      requireCharge(path.coachId, caller);
      const { content, purchaseIds } = await db.transaction(async (db) => {
        const session = await lockGroupSession(db, path);
        const reason = body.reason.trim();
        if (reason === '') throw problem('validationFailed', { errors: [fieldError('/reason', 'required')] });
        await saveChange(db, session.id, path.groupId, { canceledAt: now(), reason });
        const seats = await findSeats(db, session.id);
        for (const { id: sessionId, status } of seats) {
          // Its purchase is in progress, and is refunded for this session once it is paid.
          if (status === 'HELD_SLOT') {
            await db.delete(coachSessions).where(eq(coachSessions.id, sessionId));
            continue;
          }
          const locked = await lockSession(db, { coachId: path.coachId, sessionId });
          const act = { by: 'COACH' as const, reason, caller };
          await cancelSession(db, locked, act, { config, now: now(), to: ['CLIENT'] });
        }
        const purchaseIds = seats.flatMap(({ purchaseId }) => purchaseId ?? []);
        return { ...(await answer(db, path.groupId, caller)), purchaseIds };
      });
      for (const purchaseId of purchaseIds) await executePurchaseRefunds(dependencies, purchaseId);
      return { content };
    },
  };
}

/** The zone in which a coach works. */
async function timeZoneOf(db: Database, coachId: string): Promise<string> {
  const [schedule] = await db
    .select({ timeZone: coachSchedules.timeZone })
    .from(coachSchedules)
    .where(eq(coachSchedules.coachId, coachId))
    .orderBy(coachSchedules.id)
    .limit(1);
  const [owner] = await db
    .select({ timeZone: users.timeZone })
    .from(coaches)
    .innerJoin(students, eq(students.id, coaches.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(coaches.id, coachId));
  return owner?.timeZone ?? schedule?.timeZone ?? 'UTC';
}
