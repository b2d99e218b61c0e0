import type { components } from '@institute/api-schema';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import type { Schedule } from './values.ts';

/** The coach's schedules, oldest first. */
export function useSchedules(): Schedule[] {
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/schedules', {
    params: { path: { coachId: useCoachId() } },
  });
  return data.content;
}

/** The coach's days off that aren't over. */
export function useTimeOff(): components['schemas']['CoachTimeOff'][] {
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/time_off', {
    params: { path: { coachId: useCoachId() } },
  });
  return data.content;
}
