import { envelopes } from '../tables/envelopes.ts';
import type { World } from './world.ts';

/** Signed envelopes of the demo world stay unsealed, so that only envelopes signed in a test are sealed. */
export async function leaveDemoUnsealed({ db }: World): Promise<void> {
  await db.update(envelopes).set({ nextSealAt: null });
}
