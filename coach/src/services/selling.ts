import type { components } from '@institute/api-schema';
import { defineMessages } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../paths.ts';

type Schemas = components['schemas'];
export type SellingObstacle = Schemas['SellingObstacle'];

/** Whether the coach may sell, and what is missing. */
export function useSelling(): Schemas['SellingStatus'] {
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/selling_status', {
    params: { path: { coachId: useCoachId() } },
  });
  return data.content;
}

/** What to do about each obstacle. */
export const obstacleLabels = defineMessages<SellingObstacle>({
  EMAIL_UNVERIFIED: {
    defaultMessage: 'Confirm your e-mail address',
    description: 'What a coach has to do before clients can book',
  },
  NO_NAME: { defaultMessage: 'Add your name', description: 'What a coach has to do before clients can book' },
  NO_INTRODUCTION: {
    defaultMessage: 'Introduce yourself',
    description: 'What a coach has to do before clients can book',
  },
  NO_SUBSCRIPTION: {
    defaultMessage: 'Choose a subscription',
    description: 'What a coach has to do before clients can book',
  },
  NO_HOURS: {
    defaultMessage: 'Set your hours',
    description: 'What a coach has to do before clients can book',
  },
});

export const obstaclePaths: Record<SellingObstacle, string> = {
  EMAIL_UNVERIFIED: paths.manageAccount(),
  NO_NAME: paths.profile(),
  NO_INTRODUCTION: paths.editProfile({ section: 'about' }),
  NO_SUBSCRIPTION: paths.subscription(),
  NO_HOURS: paths.myCoachSchedule(),
};
