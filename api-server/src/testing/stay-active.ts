import { sessions } from '../tables/sessions.ts';
import type { World } from './world.ts';

/** Advances the clock while all sessions keep reporting activity. */
export async function forwardActive(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  seconds: number,
): Promise<void> {
  clock.forward(seconds);
  await db.update(sessions).set({ lastActiveAt: clock.now });
}
