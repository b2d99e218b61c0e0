import { ApiError } from './problem.ts';
import { useSignedInSessionOf } from './react.ts';
import type { SessionStore } from './session.ts';

/** The id of the signed-in coach. A screen that needs one isn't found for an account without a coach record. */
export function useCoachIdOf(store: SessionStore): string {
  const { coachId } = useSignedInSessionOf(store);
  if (!coachId) throw new ApiError({ status: 404, key: 'notFound' });
  return coachId;
}
