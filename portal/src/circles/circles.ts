import type { Schemas } from '@institute/api-schema';
import { largestPage, refetchAt } from '@institute/api-schema/queries';
import { api } from '../api.ts';

export type Circle = Schemas['CoachingCircle'];
export type CircleDetails = Schemas['CoachingCircleDetails'];
export type CircleSession = Schemas['CircleSession'];
export type Attendance = Schemas['CircleAttendance'];

export function useCircle(circleId: string): CircleDetails {
  return api.useContent(
    '/coaching_circles/{id}',
    { path: { id: circleId } },
    {
      refetchInterval: refetchAt<{ content: CircleDetails }>(({ content }) =>
        content.coachingSessions.map(({ validUntil }) => validUntil),
      ),
    },
  );
}

/** The soonest meetings first. A student chooses one of them, so a page is enough. */
export function useTransferTargets({ id }: Circle): Circle[] {
  return api.useContent('/coaching_circles', {
    query: { transferFrom: id, sortBy: 'nextSessionTime', descending: false, size: largestPage },
  });
}

export const isFull = ({ joinRefusal }: Circle): boolean => joinRefusal === 'exceededStudents';
