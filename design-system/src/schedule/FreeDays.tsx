import { useIntl } from 'react-intl';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { DayCalendar } from '../dates/DayCalendar.tsx';

export interface FreeDaysProps {
  /** The day whose times are shown, `YYYY-MM-DD`, or an empty string. */
  value: string;
  onChoose: (date: string) => void;
  /** The day with the focus; its month is shown. */
  focused: string;
  onFocusChange: (date: string) => void;
  min: string;
  max: string;
  /** How many times are free on a day. */
  countOf: (date: string) => number;
}

/** A month in which the days with free times are marked. Only these can be chosen. */
export default function FreeDays({ countOf, ...calendar }: FreeDaysProps) {
  const intl = useIntl();
  return (
    <AriaLocale>
      <DayCalendar
        {...calendar}
        label={intl.formatMessage({
          defaultMessage: 'Days with free times',
          description: 'Name of the calendar beside the free times of a coach',
        })}
        isUnavailable={(date) => countOf(date) === 0}
        noteOf={(date) => {
          const count = countOf(date);
          return count === 0
            ? undefined
            : intl.formatMessage(
                {
                  defaultMessage: '{count, plural, one {# free time} other {# free times}}',
                  description: 'Read after a day of a calendar: how many times are free',
                },
                { count },
              );
        }}
      />
    </AriaLocale>
  );
}
