import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config.ts';

/** Milliseconds: longer than any of these calls takes, short enough not to annoy. */
const evenTime = 400;

/**
 * Where accounts are not revealed, the answer comes after the same time whether or not there was anything to do: an e-mail to
 * write for a known address takes longer than nothing for an unknown one. A failure waits as well.
 */
export async function answerEvenly<Answer>(
  { revealAccounts }: Pick<Config, 'revealAccounts'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (revealAccounts) return work();
  const [outcome] = await Promise.allSettled([work(), setTimeout(evenTime)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
