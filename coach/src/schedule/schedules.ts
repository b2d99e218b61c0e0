import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import type { Schedule } from './values.ts';

/** The id of the section with the days off, on the page of the schedules. */
export const timeOffSection = 'time-off';

/** The coach's schedules, oldest first. */
export function useSchedules(): Schedule[] {
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/schedules', {
    params: { path: { coachId: useCoachId() } },
  });
  return data.content;
}
