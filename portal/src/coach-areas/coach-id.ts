import { ApiError } from '@institute/api-schema';
import { useSignedInSession } from '../session.ts';

/** The signed-in student's coach record. These screens are not found without one. */
export function useCoachId(): string {
  const { coachId } = useSignedInSession();
  if (!coachId) throw new ApiError({ status: 404, key: 'notFound' });
  return coachId;
}
