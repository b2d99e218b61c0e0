import { ApiError } from '@institute/api-schema';
import { useSignedInSession } from '../session.ts';

/** The coach record of the student who is signed in. Without one, there is nothing behind these screens. */
export function useCoachId(): string {
  const { coachId } = useSignedInSession();
  if (!coachId) throw new ApiError({ status: 404, key: 'notFound' });
  return coachId;
}
