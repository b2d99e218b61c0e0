import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config.ts';

/** Milliseconds: longer than any of these calls takes, but not long enough to annoy. */
const responseTime = 400;

/**
 * Delays the response to a fixed time if accounts are not revealed. Otherwise the time it takes to write an e-mail
 * would show that an address is known. Failures are delayed too.
 */
export async function respondInConstantTime<Answer>(
  { revealAccounts }: Pick<Config, 'revealAccounts'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (revealAccounts) return work();
  const [outcome] = await Promise.allSettled([work(), setTimeout(responseTime)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
