import type { Schemas } from '@institute/api-schema';
import { useCoachIdOf } from '@institute/api-schema/coach-id';
import { defaultTimeZone, today } from '@institute/values/formats';
import { api } from './api.ts';
import { session } from './session.ts';

export type Coach = Schemas['Coach'];

export const useCoachId = () => useCoachIdOf(session.store);

/** The signed-in coach. */
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
