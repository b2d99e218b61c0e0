import { defaultTimeZone } from '@institute/design-system/formats';
import { useStudent } from './student.ts';

/** The zone in which the student reads times: the one of the profile, or else that of the browser. */
export const useTimeZone = (): string => defaultTimeZone(useStudent().user.timeZone);
