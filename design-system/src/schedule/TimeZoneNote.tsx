import { defaultTimeZone, timeZonePlace } from '@institute/values/formats/time-zones';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../actions/Link.tsx';
import { timeZoneName } from '../intl/time-zone-name.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { isSameClock } from './clock-text.ts';

export interface TimeZoneNoteProps {
  /** IANA name of the time zone in which the surrounding times are shown. */
  timeZone: string;
  /** The page with the time zone setting. Linked only if the device's clock shows another time. */
  settingsHref?: string | undefined;
  /** IANA name of the device's time zone. Defaults to the browser's. */
  deviceTimeZone?: string | undefined;
  /** When to compare the time zones, in milliseconds since 1970. Defaults to the current time. */
  now?: number;
}

type DeviceZoneNoteProps = TimeZoneNoteProps & { now: number };

/** Shows the time zone of the surrounding times, and the device's if its clock differs. */
export function TimeZoneNote({
  timeZone,
  settingsHref,
  deviceTimeZone,
  now = Date.now(),
}: TimeZoneNoteProps) {
  return (
    <>
      <FormattedMessage
        id="timeZone.yours"
        defaultMessage="Times are in your time zone, {zone}."
        description="Beside times; zone is such as New York"
        values={{ zone: timeZonePlace(timeZone, useIntl().locale) }}
      />
      <DeviceZoneNote {...{ timeZone, settingsHref, deviceTimeZone, now }} />
    </>
  );
}

/** The name of a time zone as people say it: `New York time`. Zones without a place have their offset. */
export const TimeZoneName = ({ timeZone }: { timeZone: string }) => timeZoneName(useIntl(), timeZone);

/** Shows the device's time zone if its clock differs from the clock in `timeZone`. */
export function DeviceZoneNote({ timeZone, settingsHref, deviceTimeZone, now }: DeviceZoneNoteProps) {
  const { locale } = useIntl();
  // The server doesn't know the device's time zone.
  const device = useIsHydrating() ? timeZone : (deviceTimeZone ?? defaultTimeZone());
  if (isSameClock(timeZone, device, now)) return null;
  return (
    <>
      {' '}
      <FormattedMessage
        id="timeZone.device"
        defaultMessage="This device is in {zone}."
        description="Beside times that are not in the time zone of the device; zone is such as New York"
        values={{ zone: timeZonePlace(device, locale) }}
      />
      {settingsHref && (
        <>
          {' '}
          <Link href={settingsHref}>
            <FormattedMessage
              id="timeZone.change"
              defaultMessage="Change your time zone"
              description="Link to the settings in which the time zone is chosen"
            />
          </Link>
        </>
      )}
    </>
  );
}
