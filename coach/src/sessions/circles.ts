import { allPages, type components, largestPage } from '@institute/api-schema';
import type { StatusBadgeProps } from '@institute/design-system';
import { queryOptions, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages } from 'react-intl';
import { api } from '../api.ts';
import { client } from '../client.ts';
import { useCoachId } from '../coach.ts';

type Schemas = components['schemas'];
export type Circle = Schemas['CoachingCircleDetails'];
export type CircleSession = Schemas['CircleSession'];
export type CircleEntry = { circle: Circle; session: CircleSession };

export const circleStatusLabels = defineMessages({
  OPEN: { defaultMessage: 'Open', description: 'Status of a session of a circle: seats are left' },
  FULL: { defaultMessage: 'Full', description: 'Status of a session of a circle: no seats are left' },
  HELD: { defaultMessage: 'Attendance missing', description: 'Status of a session of a circle that is over' },
  ATTENDANCE_SUBMITTED: { defaultMessage: 'Took place', description: 'Status of a session of a circle' },
}) satisfies Record<CircleSession['status'], unknown>;

export const circleStatusTones: Record<CircleSession['status'], StatusBadgeProps['tone']> = {
  OPEN: 'info',
  FULL: 'info',
  HELD: 'caution',
  ATTENDANCE_SUBMITTED: 'positive',
};

const ledCircles = (coachId: string) =>
  queryOptions({
    queryKey: ['led circles', coachId],
    queryFn: () =>
      allPages(async (page) => {
        const query = { coachId, size: largestPage, page };
        return (await client.GET('/coaching_circles', { params: { query } })).data!;
      }),
  });

/** All sessions of a circle. The circle itself includes only the latest 100. */
const sessionsOf = (id: string) =>
  queryOptions({
    queryKey: ['circle sessions', id],
    queryFn: () =>
      allPages(async (page) => {
        const params = { path: { id }, query: { size: largestPage, page, descending: false } };
        return (await client.GET('/coaching_circles/{id}/coaching_sessions', { params })).data!;
      }),
  });

/** The circles that the coach leads, by title. */
export function useLedCircles(): Circle[] {
  const { data } = useSuspenseQuery(ledCircles(useCoachId()));
  return useSuspenseQueries({
    queries: data.map(({ id }) =>
      api.queryOptions('get', '/coaching_circles/{id}', { params: { path: { id } } }),
    ),
    combine: (results) =>
      results.map((result) => result.data.content).toSorted((a, b) => a.title.localeCompare(b.title)),
  });
}

/** All sessions of the circles, in chronological order. */
export function useCircleEntries(circles: readonly Circle[]): CircleEntry[] {
  const lists = useSuspenseQueries({
    queries: circles.map(({ id }) => sessionsOf(id)),
    combine: (results) => results.map(({ data }) => data),
  });
  return circles
    .flatMap((circle, index) => lists[index]!.map((session) => ({ circle, session })))
    .toSorted((a, b) => a.session.startTime.localeCompare(b.session.startTime));
}
