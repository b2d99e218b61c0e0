import { useIntl } from 'react-intl';
import DayCalendar, { type DayCalendarProps } from '../dates/DayCalendar.tsx';

interface FreeWeeksProps
  extends Required<Pick<DayCalendarProps, 'value' | 'focused' | 'onChoose' | 'onFocusChange' | 'weeks'>> {
  /** The first and the last day that can be shown, `YYYY-MM-DD`. */
  min: string;
  max: string;
  /** How many times are free on a day. */
  countOf: (date: string) => number;
}

/** Weeks in which the days with free times are marked. */
export default function FreeWeeks({ focused, countOf, ...calendar }: FreeWeeksProps) {
  const intl = useIntl();
  const { min, max } = calendar;
  const within = [min, [focused, max].toSorted()[0]!].toSorted()[1]!;
  const noteOf = (date: string) => {
    const count = countOf(date);
    if (count === 0) return undefined;
    return intl.formatMessage(
      {
        id: 'slots.count',
        defaultMessage: '{count, plural, one {# available time} other {# available times}}',
        description: 'Read after a day of a calendar: how many times are free',
      },
      { count },
    );
  };
  return (
    <DayCalendar
      {...calendar}
      focused={within}
      label={intl.formatMessage({
        id: 'slots.calendar',
        defaultMessage: 'Days with available times',
        description: 'Name of the calendar beside the free times of a coach',
      })}
      isUnavailable={(date) => countOf(date) === 0}
      noteOf={noteOf}
    />
  );
}
