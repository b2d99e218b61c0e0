import type { Schemas } from '@institute/api-schema';
import { deliveryModes } from '@institute/design-system';
import type { IntlShape } from 'react-intl';
import { api } from '../api.ts';

export type CoachingGroup = Schemas['CoachingGroup'];

/** The groups of a service that have not ended. */
export function useGroups(coachId: string, productId: string): CoachingGroup[] {
  return api.useContent('/coaches/{coachId}/groups', { path: { coachId }, query: { productId } });
}

/** Where a group meets, given how it was sold. */
export const groupPlace = (
  intl: IntlShape,
  { place }: CoachingGroup,
  { deliveryMode }: Pick<Schemas['CoachProduct'], 'deliveryMode'>,
): string =>
  place ??
  (deliveryMode === 'IN_PERSON'
    ? intl.formatMessage(deliveryModes.IN_PERSON)
    : intl.formatMessage({ defaultMessage: 'Video call' }));
