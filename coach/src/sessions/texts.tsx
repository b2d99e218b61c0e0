import { AppointmentTime, DateTimeValue, Text } from '@institute/design-system';
import { parseInstant, today } from '@institute/values/formats';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useTimeZone } from '../coach.ts';
import type { Session } from './sessions.ts';

export const reasonLabel = (intl: IntlShape, name: string): string =>
  intl.formatMessage({ defaultMessage: 'Message to {name}' }, { name });

/** When a session is for its client, in words: with its date only if it differs. */
export function ClientTime({ session: { startTime, client, timeZone } }: { session: Session }) {
  const { locale } = useIntl();
  const instant = parseInstant(startTime) ?? 0;
  const theirs = client.timeZone ?? timeZone;
  return today(theirs, instant) === today(useTimeZone(), instant) ? (
    <time dateTime={startTime}>
      {new Intl.DateTimeFormat(locale, {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: theirs,
        timeZoneName: 'short',
      }).format(instant)}
    </time>
  ) : (
    <DateTimeValue value={startTime} timeZone={theirs} />
  );
}

/** The time that a dialog is about to change. */
export const PresentTime = ({ session }: { session: Session }) => (
  <Text weight="medium">
    <FormattedMessage
      defaultMessage="Now: {time} ({theirs} for {name})"
      description="The time at which a session is, before it is moved or canceled; theirs is that of its client, such as 2:00 PM EST"
      values={{
        time: <AppointmentTime start={session.startTime} end={session.endTime} timeZone={useTimeZone()} />,
        theirs: <ClientTime session={session} />,
        name: session.client.name,
      }}
    />
  </Text>
);
