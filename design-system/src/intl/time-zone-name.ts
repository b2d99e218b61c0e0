import { timeZoneLabel, timeZonePlace } from '@institute/values/formats/time-zones';
import type { IntlShape } from 'react-intl';

/** The name of a time zone as people say it: `New York time`. Zones without a place have their offset. */
export function timeZoneName(intl: IntlShape, timeZone: string): string {
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return timeZoneLabel(timeZone, intl.locale);
  return intl.formatMessage(
    {
      id: 'timeZone.place',
      defaultMessage: '{place} time',
      description: 'The name of a time zone by its place, such as New York time',
    },
    { place: timeZonePlace(timeZone, intl.locale) },
  );
}
