import { useIntl } from 'react-intl';
import type { DayCalendarProps } from '../dates/DayCalendar.tsx';
import { lazyExtra } from '../feedback/lazy-part.tsx';
import { useIsHydrating } from '../rendering/hydration.ts';
import * as styles from './SlotPicker.css.ts';

const DayCalendar = lazyExtra(async () => (await import('../dates/DayCalendar.tsx')).default);

interface FreeWeeksProps
  extends Required<Pick<DayCalendarProps, 'value' | 'focused' | 'onChoose' | 'onFocusChange' | 'weeks'>> {
  /** The first and the last day that can be shown, `YYYY-MM-DD`. */
  min: string;
  max: string;
  /** How many times are free on a day. */
  countOf: (date: string) => number;
}

/** Weeks in which the days with free times are marked, once their code has loaded, in their final place. */
export function FreeWeeks({ focused, countOf, ...calendar }: FreeWeeksProps) {
  const intl = useIntl();
  // React Aria's calendar has style attributes, which a strict content security policy blocks in server-rendered markup.
  const isHydrating = useIsHydrating();
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
    <div className={styles.weeks}>
      {!isHydrating && (
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
      )}
    </div>
  );
}
