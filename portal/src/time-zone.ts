import { defaultTimeZone, today } from '@institute/design-system/formats';
import { paths } from './paths.ts';
import { useStudent } from './student.ts';

/** The part of the profile in which the time zone is chosen. */
export const timeZonePlace = 'time-zone';

export const timeZoneHref = (): string => `${paths.profile()}#${timeZonePlace}`;

/**
 * The zone of the student's profile, else the browser's: the one in which every time is shown. A screen that calculates
 * with times, or sends them, waits for the profile.
 */
export const useTimeZone = (): string => defaultTimeZone(useStudent().user.timeZone);

/** The calendar day that it is for the student. */
export const useToday = (): string => today(useTimeZone());
