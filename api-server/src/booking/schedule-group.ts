import { purchaseTerms } from '@institute/api-schema/purchase-terms';
import { and, eq } from 'drizzle-orm';
import { coachTimeZone } from '../coaches/time-zone.ts';
import type { Dependencies } from '../dependencies.ts';
import { lockCoach, lockTimes } from '../locks.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce } from '../platform/database.ts';
import { minute } from '../platform/durations.ts';
import { type FieldError, problem } from '../platform/problem.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coachingGroups, groupSessions } from '../tables/coaching-groups.ts';
import { readCoachCommitments } from './availability/commitments.ts';
import { releaseExpired } from './availability/release-holds.ts';
import { isOpen, readGroup } from './groups/read-groups.ts';
import { fieldError, startErrors } from './meeting-errors.ts';

const groupLimit = 50;

type Time = { start: number; end: number };

/** The times of a group that start at these moments, in order. */
const timesOf = (startTimes: readonly string[], length: number): Time[] =>
  startTimes
    .map((startTime) => new Date(startTime).getTime())
    .toSorted((a, b) => a - b)
    .map((start) => ({ start, end: start + length }));

const errorsOf = (
  startTimes: readonly string[],
  times: readonly Time[],
  count: number,
  timeZone: string,
  now: Date,
): FieldError[] => [
  ...(times.length === count ? [] : [fieldError('/startTimes', 'choice')]),
  ...startTimes.flatMap((startTime, index) =>
    startErrors(`/startTimes/${index}`, new Date(startTime), timeZone, now),
  ),
  ...times.flatMap(({ start }, index) =>
    index > 0 && times[index - 1]!.end > start ? [fieldError(`/startTimes/${index}`, 'overlap')] : [],
  ),
];

export function scheduleGroupHandlers({ db, now }: Dependencies): Pick<Handlers, 'createCoachingGroup'> {
  return {
    createCoachingGroup: async ({ path, body, caller }) => {
      return atOnce({ db, now }, async (db, now) => {
        const coach = await lockCoach(db, path.coachId);
        await lockTimes(db, path.coachId);
        await releaseExpired(db, path.coachId, now);
        const [product] = await db
          .select()
          .from(coachProducts)
          .where(and(eq(coachProducts.id, path.productId), eq(coachProducts.coachId, path.coachId)));
        if (!coach || !product) throw problem('notFound');
        // Other products include no session of a group, so no number of dates is right.
        const { groupSessionCount, duration } = purchaseTerms(product);
        const length = (duration ?? 0) * minute;
        const ofProduct = eq(coachingGroups.productId, product.id);
        const existing = await db.$count(coachingGroups, and(ofProduct, isOpen(now)));
        if (existing >= groupLimit) throw problem('limitReached');
        const times = timesOf(body.startTimes, length);
        const timeZone = await coachTimeZone(db, path.coachId);
        const errors = errorsOf(body.startTimes, times, groupSessionCount, timeZone, now);
        if (errors.length > 0) throw problem('validationFailed', { errors });
        for (const time of times)
          if ((await readCoachCommitments(db, path.coachId, time, now)).length > 0)
            throw problem('slotTaken');
        const [group] = await db
          .insert(coachingGroups)
          .values({
            ...path,
            capacity: body.capacity,
            place: body.place?.trim() || null,
            timeZone,
          })
          .returning();
        await db.insert(groupSessions).values(
          times.map(({ start, end }) => ({
            groupId: group!.id,
            startTime: new Date(start),
            endTime: new Date(end),
            changedAt: now,
          })),
        );
        return { content: await readGroup(db, group!.id, { caller, now }) };
      });
    },
  };
}
