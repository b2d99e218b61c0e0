import {
  formatDate,
  formatDateTime,
  formatInstantTime,
  formatRecent,
  parseInstant,
  today,
} from '@institute/values/formats/dates';
import { useIntl } from 'react-intl';
import { dateAndTime, figures, piece } from './values.css.ts';

export interface DateTimeValueProps {
  /** An instant, RFC 3339. */
  value: string | null | undefined;
  /** IANA name. Defaults to the provider's zone, or else the browser's. */
  timeZone?: string;
  /** Shows the zone (“EST”), because user and event may be in different ones. On by default. */
  hasZone?: boolean;
  /** Shows the time. Off for records of which only the day matters. On by default. */
  hasTime?: boolean;
  /** For lists of what happened: only the time today, only the day this year. */
  isShort?: boolean;
}

/** An instant as date and time in the user's time zone. */
export function DateTimeValue({
  value,
  timeZone,
  hasZone = true,
  hasTime = true,
  isShort = false,
}: DateTimeValueProps) {
  const intl = useIntl();
  if (!value) return null;
  const instant = parseInstant(value);
  const zone = timeZone ?? intl.timeZone;
  const options = { locale: intl.locale, ...(zone && { timeZone: zone }) };
  const text = isShort
    ? formatRecent(value, options)
    : hasTime || instant === null
      ? formatDateTime(value, { ...options, withZone: hasZone })
      : formatDate(today(zone, instant), 'medium', intl.locale);
  const at = text.indexOf(formatInstantTime(value, options));
  if (at <= 0)
    return (
      <time key={text} dateTime={value} className={figures}>
        {text}
      </time>
    );
  return (
    <time key={text} dateTime={value} className={dateAndTime}>
      <span className={piece}>{text.slice(0, at).trimEnd()}</span>{' '}
      <span className={piece}>{text.slice(at)}</span>
    </time>
  );
}
