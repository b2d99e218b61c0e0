import { useIntl } from 'react-intl';
import { formatDateTime } from '../formats/dates.ts';
import { figures } from './values.css.ts';

export interface DateTimeValueProps {
  /** An instant, RFC 3339. */
  value: string | null | undefined;
  /** IANA name. Defaults to the provider's zone, or else the browser's. */
  timeZone?: string;
  /** Shows the zone (“EST”), because user and event may be in different ones. On by default. */
  hasZone?: boolean;
}

/** An instant as date and time in the user's time zone. */
export function DateTimeValue({ value, timeZone, hasZone = true }: DateTimeValueProps) {
  const intl = useIntl();
  if (!value) return null;
  const zone = timeZone ?? intl.timeZone;
  return (
    <time dateTime={value} className={figures}>
      {formatDateTime(value, { locale: intl.locale, withZone: hasZone, ...(zone && { timeZone: zone }) })}
    </time>
  );
}
