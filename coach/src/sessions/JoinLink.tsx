import { joinLeadMinutes } from '@institute/api-schema/policy';
import { LinkButton } from '@institute/design-system';
import { parseInstant } from '@institute/values/formats';
import { FormattedMessage } from 'react-intl';
import { useMinute } from '../today/today.ts';

interface JoinSessionProps {
  url: string;
  /** Of the client, the group or the circle. */
  name: string;
  startTime: string;
}

/** Whether it's time to join a session: shortly before it starts, and from then on. */
export const isTimeToJoin = (startTime: string, now: number): boolean =>
  (parseInstant(startTime) ?? 0) - now <= joinLeadMinutes * 60_000;

/** Joins an online session. The button is filled when it's time. */
export function JoinSession({ startTime, ...button }: JoinSessionProps) {
  return <JoinButton {...button} isSoon={isTimeToJoin(startTime, useMinute())} />;
}

export function JoinButton({ url, name, isSoon }: { url: string; name: string; isSoon: boolean }) {
  return (
    <LinkButton href={url} isNewTab variant={isSoon ? 'primary' : 'secondary'}>
      <FormattedMessage
        defaultMessage="Join<hidden> {name}</hidden>"
        description="Leads to the online meeting with a client; only “Join” is shown, and has to come first"
        values={{ name }}
      />
    </LinkButton>
  );
}
