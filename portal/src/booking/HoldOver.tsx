import { ApiError } from '@institute/api-schema';
import { slotHoldMinutes } from '@institute/api-schema/policy';
import { FormattedMessage } from 'react-intl';

/** Whether a purchase was refused because its time was no longer held. Before that, no one else can take it. */
export const isHoldOver = (refusal: unknown): boolean =>
  refusal instanceof ApiError && refusal.key === 'slotTaken';

export const HoldOver = () => (
  <FormattedMessage
    defaultMessage="We held this time for {minutes, plural, one {# minute} other {# minutes}}, and that’s over now. Nothing was charged. Choose a time again."
    values={{ minutes: slotHoldMinutes }}
  />
);
