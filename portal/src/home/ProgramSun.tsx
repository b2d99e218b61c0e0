import { SunArc } from '@institute/design-system';
import { hourIn, today } from '@institute/values/formats';
import { FormattedMessage } from 'react-intl';
import { useTimeZone } from '../time-zone.ts';
import { useOverview } from './overview-query.ts';
import { programDay } from './program-day.ts';

function useProgramDay() {
  const timeZone = useTimeZone();
  const program = useOverview().data?.content.program;
  return program ? programDay(program, today(timeZone)) : null;
}

/** The day of the program. Its line is kept while that loads. */
export function ProgramDay() {
  const program = useProgramDay();
  if (program === null) return '\u00a0';
  return (
    <FormattedMessage
      defaultMessage="Day {day, number} of {days, number} in your program"
      values={{ ...program }}
    />
  );
}

/** The day of the program as the height of a sun. Nothing without a program. */
export function ProgramSun() {
  const timeZone = useTimeZone();
  const program = useProgramDay();
  if (program === null) return null;
  const { day, days } = program;
  return <SunArc progress={days > 1 ? (day - 1) / (days - 1) : 1} hour={hourIn(timeZone)} />;
}
