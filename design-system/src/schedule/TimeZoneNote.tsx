import { FormattedMessage } from 'react-intl';
import { Link } from '../actions/Link.tsx';
import { defaultTimeZone, timeZoneLabel } from '../formats/time-zones.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { isSameClock } from './clock-text.ts';

export interface TimeZoneNoteProps {
  /** IANA name of the zone in which the times around it are shown. */
  timeZone: string;
  /** Where the zone is chosen; linked only where the device's clock shows another time. */
  settingsHref?: string | undefined;
  /** IANA name of the device's own zone, by default what the browser says. */
  deviceTimeZone?: string | undefined;
  /** The instant at which the zones are compared, in milliseconds, by default the present one. */
  now?: number;
}

type DeviceZoneNoteProps = TimeZoneNoteProps & { now: number };

/** Names the zone of the times around it, and the device's own where its clock shows something else. */
export function TimeZoneNote({
  timeZone,
  settingsHref,
  deviceTimeZone,
  now = Date.now(),
}: TimeZoneNoteProps) {
  return (
    <>
      <FormattedMessage
        defaultMessage="Times are in your time zone, {zone}."
        description="Beside times; zone is such as UTC-05:00 · New York"
        values={{ zone: timeZoneLabel(timeZone, now) }}
      />
      <DeviceZoneNote {...{ timeZone, settingsHref, deviceTimeZone, now }} />
    </>
  );
}

/** Names the device's zone where its clock does not show what that of `timeZone` does. */
export function DeviceZoneNote({ timeZone, settingsHref, deviceTimeZone, now }: DeviceZoneNoteProps) {
  // A server does not know the device.
  const device = useIsHydrating() ? timeZone : (deviceTimeZone ?? defaultTimeZone());
  if (isSameClock(timeZone, device, now)) return null;
  return (
    <>
      {' '}
      <FormattedMessage
        defaultMessage="This device is in {zone}."
        description="Beside times that are not in the time zone of the device; zone is such as UTC-05:00 · New York"
        values={{ zone: timeZoneLabel(device, now) }}
      />
      {settingsHref && (
        <>
          {' '}
          <Link href={settingsHref}>
            <FormattedMessage
              defaultMessage="Change your time zone"
              description="Link to the settings in which the time zone is chosen"
            />
          </Link>
        </>
      )}
    </>
  );
}
