import { slotHoldMinutes, slotHoldPauseMinutes, slotHoldRenewals } from '@institute/api-schema/policy';
import type { Interval } from '@institute/values/availability';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { minute } from '../../platform/durations.ts';
import { problem } from '../../platform/problem.ts';
import { slotHolds } from '../../tables/slot-holds.ts';
import { overlaps } from './overlaps.ts';

const pause = slotHoldPauseMinutes * minute;

/** When a reservation made now expires. */
export const holdUntil = (now: Date): Date => new Date(now.getTime() + slotHoldMinutes * minute);

type Hold = { heldAt: Date; heldUntil: Date };

/**
 * When a time can be held again, or null if it can be now. `holds` are the student's latest of that time, newest first.
 * After a first one and its renewals comes a pause, counted from the end of the last.
 */
export function heldAgainAt(holds: readonly Hold[], now: Date): Date | null {
  const series = holds.slice(0, slotHoldRenewals + 1);
  if (series.length <= slotHoldRenewals) return null;
  const pauseEnd = ({ heldUntil }: Hold) => heldUntil.getTime() + pause;
  // A pause in between starts the count again.
  const isUnbroken = series.every((hold, index) => {
    const next = index === 0 ? now : series[index - 1]!.heldAt;
    return next.getTime() < pauseEnd(hold);
  });
  return isUnbroken ? new Date(pauseEnd(series[0]!)) : null;
}

/** Notes that a student has a coach's time held, or throws `holdLimitReached`. The coach is locked. */
export async function noteHold(
  db: Database,
  { coachId, studentId, start, end }: { coachId: string; studentId: string } & Interval,
  now: Date,
): Promise<{ expiresAt: Date }> {
  const isOwnHold = and(eq(slotHolds.studentId, studentId), eq(slotHolds.coachId, coachId));
  const holds = await db
    .select({ heldAt: slotHolds.heldAt, heldUntil: slotHolds.heldUntil })
    .from(slotHolds)
    .where(and(isOwnHold, overlaps(slotHolds, { start, end })))
    .orderBy(desc(slotHolds.heldAt))
    .limit(slotHoldRenewals + 1);
  const availableAt = heldAgainAt(holds, now);
  if (availableAt) throw problem('holdLimitReached', { current: { availableAt: availableAt.toISOString() } });
  const heldUntil = holdUntil(now);
  const [startTime, endTime] = [new Date(start), new Date(end)];
  await db.insert(slotHolds).values({ coachId, studentId, startTime, endTime, heldAt: now, heldUntil });
  return { expiresAt: heldUntil };
}
