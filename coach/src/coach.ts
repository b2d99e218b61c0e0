import type { components } from '@institute/api-schema';
import { ApiError } from '@institute/api-schema';
import { defaultTimeZone, today } from '@institute/values/formats';
import { api } from './api.ts';
import { useSignedInSession } from './session.ts';

export type Coach = components['schemas']['Coach'];

/** The signed-in coach. These screens are not found for an account without a coach record. */
export function useCoachId(): string {
  const { coachId } = useSignedInSession();
  if (!coachId) throw new ApiError({ status: 404, key: 'notFound' });
  return coachId;
}

export function useCoach(): Coach {
  return api.useContent('/coaches/{id}', { path: { id: useCoachId() } });
}

/** The time zone for showing times: the account's, else the device's. */
export const useTimeZone = (): string => defaultTimeZone(useCoach().user.timeZone);

/** The calendar day of an instant in that time zone, for lists in which the time of day doesn't matter. */
export function useDayOf(): (instant: string) => string {
  const timeZone = useTimeZone();
  return (instant) => today(timeZone, Date.parse(instant));
}
