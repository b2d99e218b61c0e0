import type { components } from '@institute/api-schema';
import type { IntlShape } from 'react-intl';
import { api } from '../api.ts';

export type CoachingGroup = components['schemas']['CoachingGroup'];

/** The groups of a service that have not ended. */
export function useGroups(coachId: string, productId: string): CoachingGroup[] {
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/groups', {
    params: { path: { coachId }, query: { productId } },
  });
  return data.content;
}

/** Where a group meets. */
export const groupPlace = (intl: IntlShape, { place }: CoachingGroup): string =>
  place ?? intl.formatMessage({ defaultMessage: 'Video call' });
