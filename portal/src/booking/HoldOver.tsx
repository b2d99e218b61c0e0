import { slotHoldMinutes } from '@institute/api-schema/policy';
import { FormattedMessage } from 'react-intl';

/** Why a time has to be chosen again: its hold is over, or ended before (`isEarly`) because another replaced it. */
export const HoldOver = ({ isEarly = false }: { isEarly?: boolean }) =>
  isEarly ? (
    <FormattedMessage defaultMessage="This time is no longer held, perhaps because you chose another one in another tab. Nothing was charged. Choose a time again." />
  ) : (
    <FormattedMessage
      defaultMessage="We held this time for {minutes, plural, one {# minute} other {# minutes}}, and that’s over now. Nothing was charged. Choose a time again."
      values={{ minutes: slotHoldMinutes }}
    />
  );
