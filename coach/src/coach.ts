import type { components } from '@institute/api-schema';
import { ApiError } from '@institute/api-schema';
import { defaultTimeZone } from '@institute/design-system/formats';
import { api } from './api.ts';
import { useSignedInSession } from './session.ts';

export type Coach = components['schemas']['Coach'];

/** The coach who is signed in. An account without a coach record finds nothing behind these screens. */
export function useCoachId(): string {
  const { coachId } = useSignedInSession();
  if (!coachId) throw new ApiError({ status: 404, key: 'notFound' });
  return coachId;
}

export function useCoach(): Coach {
  const { data } = api.useSuspenseQuery('get', '/coaches/{id}', { params: { path: { id: useCoachId() } } });
  return data.content;
}

/** The time zone in which the coach reads times: the one of the account, else that of the device. */
export const useTimeZone = (): string => defaultTimeZone(useCoach().user.timeZone);
