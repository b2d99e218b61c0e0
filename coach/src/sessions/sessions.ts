import type { Schemas } from '@institute/api-schema';
import { refetchAt } from '@institute/api-schema/queries';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';

export type Session = Schemas['CoachSession'];
export type Appointment = Schemas['CoachAppointmentDetails'];

export function useCoachSession(sessionId: string): Session {
  const coachId = useCoachId();
  return api.useContent(
    '/coaches/{coachId}/coaching_sessions/{sessionId}',
    { path: { coachId, sessionId } },
    { refetchInterval: refetchAt<{ content: Session }>(({ content }) => [content.validUntil]) },
  );
}

/** When the sessions of appointments change if nothing happens. */
const validUntilOf = (appointments: readonly Appointment[]) =>
  appointments.flatMap(({ sessions, circle }) =>
    [...sessions, ...(circle ? [circle.session] : [])].map(({ validUntil }) => validUntil),
  );
export const refetchAppointments = refetchAt<{ content: Appointment[] }>(({ content }) =>
  validUntilOf(content),
);
export const refetchAllAppointments = refetchAt<Appointment[]>(validUntilOf);
