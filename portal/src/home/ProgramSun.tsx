import { SunArc } from '@institute/design-system';
import { hourIn } from '@institute/values/formats';
import { FormattedMessage } from 'react-intl';
import { useTimeZone } from '../time-zone.ts';
import { useOverview } from './overview-query.ts';

const useProgram = () => useOverview().data?.content.program ?? null;

/** The day of the program. Its line is kept while that loads. */
export function ProgramDay() {
  const program = useProgram();
  if (program === null) return '\u00a0';
  return (
    <FormattedMessage
      defaultMessage="Day {day, number} of {days, number} in your program"
      values={{ day: program.day, days: program.dayCount }}
    />
  );
}

/** The day of the program as the height of a sun. Nothing without a program. */
export function ProgramSun() {
  const timeZone = useTimeZone();
  const program = useProgram();
  if (program === null) return null;
  const { day, dayCount } = program;
  return <SunArc progress={dayCount > 1 ? (day - 1) / (dayCount - 1) : 1} hour={hourIn(timeZone)} />;
}
