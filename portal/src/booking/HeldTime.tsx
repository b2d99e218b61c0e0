import { onDeviceClock } from '@institute/api-schema';
import { Banner, LinkButton } from '@institute/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTimeZone } from '../time-zone.ts';
import { HoldCountdown, HoldOver } from './HoldOver.tsx';
import { type Hold, isHeld } from './hold.ts';
import { LocalTime, localTimes } from './SessionTimes.tsx';

interface HeldTimeProps {
  hold: Hold;
  continueHref: string;
}

/** Above the free times: the time that the student went back from, which stays reserved. */
export default function HeldTime({ hold, continueHref }: HeldTimeProps) {
  const timeZone = useTimeZone();
  const [wasHeld] = useState(() => isHeld(hold));
  const [isOver, setIsOver] = useState(false);
  if (!wasHeld) return null;
  return isOver ? (
    <Banner tone="info" isAnnounced>
      <HoldOver />
    </Banner>
  ) : (
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
          left: <HoldCountdown endsAt={onDeviceClock(hold.expiresAt)} onEnd={() => setIsOver(true)} />,
        }}
      />
    </Banner>
  );
}
