import type { TimeOff, TimeRange } from '@institute/values/availability/hours';
import { minutesOf } from '@institute/values/formats/clock';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../actions/Link.tsx';
import { asHeading, clockText, dayRangeText } from './clock-text.ts';
import * as styles from './ExceptionStrip.css.ts';

export interface ScheduleException extends TimeOff {
  /** The hours on these days. None if they are days off. */
  ranges: readonly TimeRange[];
  /** Where it's changed. */
  href: string;
}

export interface ExceptionStripProps {
  /** Above the list, such as "Next exceptions". */
  label: string;
  /** In order of their days. */
  exceptions: readonly ScheduleException[];
}

/** The next days whose hours aren't those of the week, at a glance: beside the week, with links to where they're changed. */
export function ExceptionStrip({ label, exceptions }: ExceptionStripProps) {
  const { locale } = useIntl();
  const labelId = useId();
  return (
    <div className={styles.strip}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <ul aria-labelledby={labelId} className={styles.list}>
        {exceptions.map(({ firstDay, lastDay, ranges, href }) => (
          <li key={`${firstDay} ${lastDay} ${href}`} className={styles.exception}>
            <span className={styles.days}>
              <Link href={href} tone="plain" isStretched>
                {asHeading(daysText(firstDay, lastDay, locale), locale)}
              </Link>
            </span>
            <span className={styles.hours}>
              {ranges.length === 0 ? (
                <FormattedMessage
                  id="hours.none"
                  defaultMessage="Not available"
                  description="In a weekly schedule, of a day without hours"
                />
              ) : (
                ranges
                  .map(({ startTime, endTime }) =>
                    [startTime, endTime].map((time) => clockText(minutesOf(time), locale)).join(' – '),
                  )
                  .join(', ')
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `Thu, Nov 26`, or `Dec 24 – Jan 2`. */
function daysText(firstDay: string, lastDay: string, locale: string): string {
  const weekday = firstDay === lastDay ? ({ weekday: 'short' } as const) : {};
  return dayRangeText(firstDay, lastDay, locale, { ...weekday, month: 'short', day: 'numeric' });
}
