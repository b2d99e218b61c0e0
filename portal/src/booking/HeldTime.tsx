import { onDeviceClock } from '@institute/api-schema';
import { Banner, Countdown, LinkButton } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { useTimeZone } from '../time-zone.ts';
import type { Hold } from './hold.ts';
import { LocalTime, localTimes } from './SessionTimes.tsx';

interface HeldTimeProps {
  hold: Hold;
  continueHref: string;
  onEnd: () => void;
}

/** Above the free times: the time that the student went back from, which stays reserved. */
export default function HeldTime({ hold, continueHref, onEnd }: HeldTimeProps) {
  const timeZone = useTimeZone();
  return (
    <Banner
      tone="info"
      actions={
        <LinkButton variant="secondary" href={continueHref}>
          <FormattedMessage defaultMessage="Continue with this time" />
        </LinkButton>
      }
    >
      <FormattedMessage
        defaultMessage="We’re still holding {time} for you: {left} left. If you choose another time, this one opens to others."
        description="Above free times, after going back from paying; a date and time, and minutes and seconds"
        values={{
          time: <LocalTime {...localTimes(hold, timeZone)} timeZone={timeZone} />,
          left: <Countdown endsAt={onDeviceClock(hold.expiresAt)} onEnd={onEnd} />,
        }}
      />
    </Banner>
  );
}
