import type { components } from '@institute/api-schema';
import type { IntlShape } from 'react-intl';
import { api } from '../api.ts';

export type CoachingGroup = components['schemas']['CoachingGroup'];

/** The groups of a service that have not ended. */
export function useGroups(coachId: string, productId: string): CoachingGroup[] {
  return api.useContent('/coaches/{coachId}/groups', { path: { coachId }, query: { productId } });
}

/** Where a group meets. */
export const groupPlace = (intl: IntlShape, { place }: CoachingGroup): string =>
  place ?? intl.formatMessage({ defaultMessage: 'Video call' });
