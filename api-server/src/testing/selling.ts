import { eq } from 'drizzle-orm';
import { demoId } from '../seed/seed.ts';
import { coachSchedules } from '../tables/coach-schedules.ts';
import { coaches } from '../tables/coaches.ts';
import { subscriptions } from '../tables/subscriptions.ts';
import type { World } from './world.ts';

/** Gives a coach of the demo world what selling needs: an introduction, hours and a subscription. */
export async function letSell({ db, clock }: Pick<World, 'db' | 'clock'>, coachId: string): Promise<void> {
  await db.update(coaches).set({ intro: 'I listen.' }).where(eq(coaches.id, coachId));
  await db.insert(coachSchedules).values({
    coachId,
    name: 'Mondays',
    timeZone: 'UTC',
    weekly: [{ day: 'MONDAY', startTime: '09:00', endTime: '17:00' }],
    overrides: [],
    bufferMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 60,
  });
  const periodStart = clock.now;
  await db.insert(subscriptions).values({
    coachId,
    status: 'ACTIVE',
    planId: demoId('plan', 2),
    anchor: periodStart,
    periodStart,
    periodEnd: new Date(periodStart.getTime() + 30 * 86_400_000),
  });
}
