import type { components } from '@institute/api-schema';
import type { StatusBadgeProps } from '@institute/design-system';
import { parseInstant } from '@institute/design-system/formats';
import { defineMessages } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';

type Schemas = components['schemas'];
export type Session = Schemas['CoachSession'];
type Status = Schemas['CoachSessionStatus'];

export const statusLabels = defineMessages({
  BOOKED: { defaultMessage: 'Booked', description: 'Status of a session' },
  OCCURRED: { defaultMessage: 'Took place', description: 'Status of a session' },
  NO_SHOW: { defaultMessage: 'No-show', description: 'Status of a session: the client did not come' },
  CANCELLED: { defaultMessage: 'Canceled', description: 'Status of a session' },
  LATE_CANCELLED: {
    defaultMessage: 'Canceled late',
    description: 'Status of a session that its client cancelled less than 24 hours before',
  },
}) satisfies Record<Status, unknown>;

export const statusTones: Record<Status, StatusBadgeProps['tone']> = {
  BOOKED: 'info',
  OCCURRED: 'positive',
  NO_SHOW: 'caution',
  CANCELLED: 'neutral',
  LATE_CANCELLED: 'caution',
};

/** Whether a session has begun. From then on, attendance can be recorded and it can't be rescheduled. */
export const hasBegun = ({ startTime }: Pick<Session, 'startTime'>): boolean =>
  parseInstant(startTime)! <= Date.now();

export const isOver = ({ endTime }: Pick<Session, 'endTime'>): boolean =>
  parseInstant(endTime)! <= Date.now();

export function useCoachSession(sessionId: string): Session {
  const coachId = useCoachId();
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/coaching_sessions/{sessionId}', {
    params: { path: { coachId, sessionId } },
  });
  return data.content;
}
