import type { Schemas } from '@institute/api-schema';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import type { Schedule } from './values.ts';

/** The coach's schedules, oldest first. */
export function useSchedules(): Schedule[] {
  return api.useContent('/coaches/{coachId}/schedules', { path: { coachId: useCoachId() } });
}

/** The coach's days off that aren't over. */
export function useTimeOff(): Schemas['CoachTimeOff'][] {
  return api.useContent('/coaches/{coachId}/time_off', { path: { coachId: useCoachId() } });
}
