import { envelopes } from '../tables/envelopes.ts';
import type { World } from './world.ts';

/** What is signed in the demo world stays so: only what a test has signed is left to be sealed. */
export async function leaveDemoUnsealed({ db }: World): Promise<void> {
  await db.update(envelopes).set({ nextSealAt: null });
}
