import { forgiveAttempts, limitAttempts } from '../account/rate-limit.ts';
import type { Dependencies } from '../dependencies.ts';
import { ProblemError } from '../platform/problem.ts';

const isUnknownCode = (error: unknown) => error instanceof ProblemError && error.key === 'invalidVoucherCode';

/**
 * Does something with a promo code that a user has given. Only unknown codes count as attempts, so that a class on one
 * network can use its code, and no one can guess one. Counted beforehand, so that concurrent guesses are limited too.
 */
export async function limitGuesses<Result>(
  dependencies: Dependencies,
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await limitAttempts(dependencies, 'promoCode', { address });
  try {
    const result = await work();
    await forgiveAttempts(dependencies, 'promoCode', { address });
    return result;
  } catch (error) {
    if (!isUnknownCode(error)) await forgiveAttempts(dependencies, 'promoCode', { address });
    throw error;
  }
}
