import type { Schemas } from '@institute/api-schema';
import { refetchAt } from '@institute/api-schema/queries';
import { defaultTimeZone } from '@institute/values/formats';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { useSignedInSession } from '../session.ts';

export type Today = Schemas['CoachToday'];
export type Appointment = Schemas['CoachAppointment'];
export type Task = Schemas['CoachTask'];

/** The same for both, so that it's read once. */
const query = { timeZone: defaultTimeZone() };
const options = { refetchInterval: refetchAt<{ content: Today }>(({ content }) => [content.validUntil]) };

export function useToday(): Today {
  return api.useContent('/coaches/{coachId}/today', { path: { coachId: useCoachId() }, query }, options);
}

/** How many things the coach has to do; 0 until it's known. */
export function useTaskCount(): number {
  const { coachId, isVerifiedEmail } = useSignedInSession();
  const { data } = api.useQuery(
    'get',
    '/coaches/{coachId}/today',
    { params: { path: { coachId: coachId ?? '' }, query } },
    { ...options, enabled: isVerifiedEmail && coachId !== null },
  );
  return data?.content.taskCount ?? 0;
}
