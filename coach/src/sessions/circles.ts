import type { Schemas } from '@institute/api-schema';
import { largestPage } from '@institute/api-schema/queries';
import type { StatusBadgeProps } from '@institute/design-system';
import { defineMessages } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';

export type Circle = Schemas['CoachingCircle'];
export type CircleSession = Schemas['CircleSession'];
export type CircleEntry = Schemas['CircleEntry'];

export const circleStatusLabels = defineMessages({
  OPEN: { defaultMessage: 'Open' },
  FULL: { defaultMessage: 'Full', description: 'Status of a session of a circle: no seats are left' },
  HELD: { defaultMessage: 'Attendance missing' },
  ATTENDANCE_SUBMITTED: { defaultMessage: 'Completed', description: 'Status of a session of a circle' },
}) satisfies Record<CircleSession['status'], unknown>;

export const circleStatusTones: Record<CircleSession['status'], StatusBadgeProps['tone']> = {
  OPEN: 'positive',
  FULL: 'neutral',
  HELD: 'caution',
  ATTENDANCE_SUBMITTED: 'positive',
};

/** The circles that the coach leads, by title. A coach leads a few. */
export function useLedCircles(): Circle[] {
  const coachId = useCoachId();
  return api.useContent('/coaching_circles', {
    query: { coachId, size: largestPage, sortBy: 'title', descending: false },
  });
}
