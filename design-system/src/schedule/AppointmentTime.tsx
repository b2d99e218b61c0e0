import { readLocal } from '@institute/values/availability/local-time';
import { today } from '@institute/values/formats/dates';
import { daysBetween } from '@institute/values/formats/days';
import { formatDay } from '@institute/values/formats/local-date-time';
import { FormattedMessage, useIntl } from 'react-intl';
import { figures, piece } from '../data/values.css.ts';
import { asHeading, clockText, localRangeText } from './clock-text.ts';

export interface AppointmentDayProps {
  /** A calendar day, `YYYY-MM-DD`. */
  date: string;
  /** IANA name of the user's time zone, whose today it is. */
  timeZone: string;
  /** Says today and tomorrow so, rather than by their dates. On by default. */
  isRelative?: boolean;
  /** Milliseconds since 1970. Defaults to the current time. */
  now?: number;
}

/** A day as people say it: `Today`, `Tomorrow`, `Friday, November 27`. Only a day far away has its year. */
export function AppointmentDay({ date, timeZone, isRelative = true, now }: AppointmentDayProps) {
  const { locale } = useIntl();
  const here = today(timeZone, now);
  const days = daysBetween(here, date);
  if (isRelative && (days === 0 || days === 1))
    return (
      <time dateTime={date}>
        {days === 0 ? (
          <FormattedMessage
            id="appointment.today"
            defaultMessage="Today"
            description="A day, at the start of a sentence or alone"
          />
        ) : (
          <FormattedMessage
            id="appointment.tomorrow"
            defaultMessage="Tomorrow"
            description="A day, at the start of a sentence or alone"
          />
        )}
      </time>
    );
  const text = formatDay(date, locale, here);
  return (
    <time dateTime={date} className={figures}>
      {asHeading(text, locale)}
    </time>
  );
}

export interface AppointmentTimeProps extends Omit<AppointmentDayProps, 'date' | 'isRelative'> {
  /**
   * RFC 3339 timestamps. Those with an offset, such as `2026-03-04T12:00:00-05:00`, are shown as they read, so they don't
   * depend on the browser's time-zone data. Without an end, only the start is said.
   */
  start: string;
  end?: string;
  /** Leaves out the day where a heading has it. On by default. */
  hasDay?: boolean;
}

/** When something takes place: `Today, 1:40 – 2:30 PM`. Name the time zone once on the screen. */
export function AppointmentTime({ start, end, timeZone, hasDay = true, now }: AppointmentTimeProps) {
  const { locale } = useIntl();
  const time = (
    <time dateTime={start} className={figures}>
      {end === undefined
        ? clockText(readLocal(start, timeZone).minutes, locale)
        : localRangeText(start, end, timeZone, locale)}
    </time>
  );
  if (!hasDay) return time;
  return (
    <span>
      <FormattedMessage
        id="appointment.dayAndTime"
        defaultMessage="<piece>{day},</piece> {time}"
        description="When something takes place; day is such as Today or Friday, November 27, and time such as 1:40 – 2:30 PM"
        values={{
          day: (
            <AppointmentDay
              date={readLocal(start, timeZone).date}
              timeZone={timeZone}
              {...(now !== undefined && { now })}
            />
          ),
          time,
          // No line begins with the comma.
          piece: (day) => <span className={piece}>{day}</span>,
        }}
      />
    </span>
  );
}
