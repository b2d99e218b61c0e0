import { slotHoldMinutes } from '@institute/api-schema/policy';
import { FormattedMessage } from 'react-intl';

export const HoldOver = () => (
  <FormattedMessage
    defaultMessage="We held this time for {minutes, plural, one {# minute} other {# minutes}}, and that’s over now. Nothing was charged. Choose a time again."
    values={{ minutes: slotHoldMinutes }}
  />
);
