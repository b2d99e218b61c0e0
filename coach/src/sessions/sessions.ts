import type { components } from '@institute/api-schema';
import { refetchAt } from '@institute/api-schema/queries';
import type { StatusBadgeProps } from '@institute/design-system';
import { defineMessages } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';

type Schemas = components['schemas'];
export type Session = Schemas['CoachSession'];
type Status = Schemas['CoachSessionStatus'];

export const statusLabels = defineMessages({
  BOOKED: { defaultMessage: 'Booked' },
  OCCURRED: { defaultMessage: 'Completed', description: 'Status of a session' },
  NO_SHOW: { defaultMessage: 'No-show' },
  CANCELLED: { defaultMessage: 'Canceled', description: 'Status of a session' },
  LATE_CANCELLED: { defaultMessage: 'Canceled late' },
}) satisfies Record<Status, unknown>;

export const statusTones: Record<Status, StatusBadgeProps['tone']> = {
  BOOKED: 'info',
  OCCURRED: 'positive',
  NO_SHOW: 'caution',
  CANCELLED: 'neutral',
  LATE_CANCELLED: 'caution',
};

export function useCoachSession(sessionId: string): Session {
  const coachId = useCoachId();
  const { data } = api.useSuspenseQuery(
    'get',
    '/coaches/{coachId}/coaching_sessions/{sessionId}',
    { params: { path: { coachId, sessionId } } },
    { refetchInterval: refetchAt<{ content: Session }>(({ content }) => [content.validUntil]) },
  );
  return data.content;
}

/** Sessions that are one entry of a list or calendar: that of a client, or those of all participants of a group. */
export type SessionEntry = [Session, ...Session[]];

/** Joins the sessions of a group's date, in the place of the first. */
export function entriesOf(sessions: readonly Session[]): SessionEntry[] {
  const entries = new Map<string, SessionEntry>();
  for (const session of sessions) {
    const key = session.groupSessionId ?? session.id;
    const entry = entries.get(key);
    if (entry) entry.push(session);
    else entries.set(key, [session]);
  }
  return [...entries.values()];
}
