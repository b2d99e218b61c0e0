import type { Schemas } from '@institute/api-schema';
import { defineMessages } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../places.ts';

export type SellingObstacle = Schemas['SellingObstacle'];

/** Whether the coach may sell, and what is missing. */
export function useSelling(): Schemas['SellingStatus'] {
  return api.useContent('/coaches/{coachId}/selling_status', { path: { coachId: useCoachId() } });
}

/** What to do about each obstacle. */
export const obstacleLabels = defineMessages<SellingObstacle>({
  EMAIL_UNVERIFIED: { defaultMessage: 'Confirm your e-mail address' },
  NO_NAME: { defaultMessage: 'Add your name' },
  NO_INTRODUCTION: { defaultMessage: 'Introduce yourself' },
  NO_SUBSCRIPTION: { defaultMessage: 'Choose a subscription' },
  NO_HOURS: { defaultMessage: 'Set your hours' },
});

export const obstaclePaths: Record<SellingObstacle, string> = {
  EMAIL_UNVERIFIED: paths.manageAccount(),
  NO_NAME: paths.profile(),
  NO_INTRODUCTION: paths.editProfile({ section: 'about' }),
  NO_SUBSCRIPTION: paths.subscription(),
  NO_HOURS: paths.myCoachSchedule(),
};
