import { SunArc } from '@institute/design-system';
import { hourIn, today } from '@institute/values/formats';
import { useQuery } from '@tanstack/react-query';
import { coursesQuery } from '../learning/courses.ts';
import { useSignedInSession } from '../session.ts';
import { useTimeZone } from '../time-zone.ts';
import { programProgress } from './program-progress.ts';

/** The day of the program, as the height of a sun. Nothing without a program. */
export function ProgramSun() {
  const { studentId } = useSignedInSession();
  const timeZone = useTimeZone();
  const { data: courses } = useQuery(coursesQuery(studentId));
  const progress = programProgress(courses ?? [], today(timeZone));
  if (progress === null) return null;
  return <SunArc progress={progress} hour={hourIn(timeZone)} />;
}
