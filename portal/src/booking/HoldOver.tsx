import { slotHoldMinutes } from '@institute/api-schema/policy';
import { Countdown } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';

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

/** How long a time is still reserved; `endsAt` is in milliseconds since 1970. */
export function HoldCountdown({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const intl = useIntl();
  return (
    <Countdown
      endsAt={endsAt}
      announceAt={[120, 60]}
      announcement={(seconds) =>
        intl.formatMessage(
          {
            defaultMessage:
              'We’re holding this time for {minutes, plural, one {1 more minute} other {# more minutes}}.',
          },
          { minutes: Math.ceil(seconds / 60) },
        )
      }
      onEnd={onEnd}
    />
  );
}
