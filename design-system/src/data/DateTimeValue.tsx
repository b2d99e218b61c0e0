import { useIntl } from 'react-intl';
import { formatDateTime } from '../formats/dates.ts';
import { figures } from './values.css.ts';

export interface DateTimeValueProps {
  /** An instant, RFC 3339. */
  value: string | null | undefined;
  /** IANA name; the one of the provider, or of the browser, where it is left out. */
  timeZone?: string;
  /** Says the zone (“EST”): reader and event may be in two. On by default. */
  hasZone?: boolean;
}

/** An instant as the day and the time that the reader's clock shows. */
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
