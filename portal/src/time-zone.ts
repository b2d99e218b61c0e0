import { defaultTimeZone, today } from '@institute/values/formats';
import { paths } from './places.ts';
import { useStudent } from './student.ts';

/** The profile section for choosing the time zone. */
export const timeZonePlace = 'time-zone';

export const timeZoneHref = (): string => `${paths.profile()}#${timeZonePlace}`;

/**
 * The time zone for showing times: the profile's, else the browser's. A screen that calculates with times, or sends
 * them, waits for the profile.
 */
export const useTimeZone = (): string => defaultTimeZone(useStudent().user.timeZone);

export const useToday = (): string => today(useTimeZone());
