import { readLocal } from '@institute/values/availability/local-time';
import { today } from '@institute/values/formats/dates';
import { formatDay } from '@institute/values/formats/local-date-time';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { useLink } from '../actions/RouterProvider.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { clockText } from './clock-text.ts';
import * as styles from './SlotLinks.css.ts';

interface LinkedSlot {
  /** RFC 3339 timestamp. One with an offset is shown as it reads. */
  start: string;
  /** Where this time can be booked. */
  href: string;
}

export interface SlotLinksProps {
  /** The soonest times, in order. Those of the first day are shown. */
  slots: readonly LinkedSlot[];
  /** IANA name of the user's time zone. */
  timeZone: string;
  /** What is booked. Read with each time. */
  label: ReactNode;
}

/** The soonest free times, each a link to where it can be booked: the first day that has some, with its times. */
export function SlotLinks({ slots, timeZone, label }: SlotLinksProps) {
  const { locale } = useIntl();
  const dayId = useId();
  const dateOf = ({ start }: LinkedSlot) => readLocal(start, timeZone).date;
  const [first] = slots;
  if (!first) return null;
  const day = dateOf(first);
  return (
    <div className={styles.slots}>
      <span id={dayId} className={styles.day}>
        {formatDay(day, locale, today(timeZone))}
      </span>
      <ul className={styles.times} aria-labelledby={dayId}>
        {slots
          .filter((slot) => dateOf(slot) === day)
          .map((slot) => (
            <li key={slot.start}>
              <SlotLink {...slot} timeZone={timeZone} label={label} />
            </li>
          ))}
      </ul>
    </div>
  );
}

interface SlotLinkProps extends LinkedSlot {
  timeZone: string;
  label: ReactNode;
}

function SlotLink({ start, href, timeZone, label }: SlotLinkProps) {
  const { locale } = useIntl();
  const { date, minutes } = readLocal(start, timeZone);
  return (
    <a {...useLink(href)} className={styles.time}>
      {clockText(minutes, locale)}
      <VisuallyHidden>
        {' '}
        {formatDay(date, locale, today(timeZone))}, {label}
      </VisuallyHidden>
    </a>
  );
}
