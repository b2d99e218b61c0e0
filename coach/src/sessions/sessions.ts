import { ApiError, type components } from '@institute/api-schema';
import { refetchAt } from '@institute/api-schema/queries';
import type { StatusBadgeProps } from '@institute/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages } from 'react-intl';
import { client } from '../client.ts';
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
    description: 'Status of a session that its client cancelled late',
  },
}) satisfies Record<Status, unknown>;

export const statusTones: Record<Status, StatusBadgeProps['tone']> = {
  BOOKED: 'info',
  OCCURRED: 'positive',
  NO_SHOW: 'caution',
  CANCELLED: 'neutral',
  LATE_CANCELLED: 'caution',
};

const refetchInterval = refetchAt<Session>(({ validUntil }) => [validUntil]);

const pageSize = 100;

/** Finds a session by paging through the list, because the API has no call for a single one. */
async function findSession(coachId: string, sessionId: string): Promise<Session> {
  for (let page = 0; ; page += 1) {
    const { data } = await client.GET('/coaches/{coachId}/coaching_sessions', {
      params: { path: { coachId }, query: { size: pageSize, page, sortBy: 'startTime', descending: true } },
    });
    const { content, pagination } = data!;
    const session = content.find(({ id }) => id === sessionId);
    if (session) return session;
    if ((page + 1) * pageSize >= pagination.total) throw new ApiError({ status: 404, key: 'notFound' });
  }
}

export function useCoachSession(sessionId: string): Session {
  const coachId = useCoachId();
  return useSuspenseQuery({
    queryKey: ['coach session', coachId, sessionId],
    queryFn: () => findSession(coachId, sessionId),
    refetchInterval,
  }).data;
}
