import { formatDateTime } from '@institute/values/formats';
import { useIntl } from 'react-intl';
import { useTimeZone } from '../coach.ts';
import type { CircleEntry } from './circles.ts';

/** Identifies a circle's session in the accessible names of its buttons. */
export function useCircleName({ circle, session }: CircleEntry) {
  const { locale } = useIntl();
  const timeZone = useTimeZone();
  return { circle: circle.title, date: formatDateTime(session.startTime, { locale, timeZone }) };
}

export const useCircleMenuLabel = (entry: CircleEntry): string =>
  useIntl().formatMessage({ defaultMessage: 'More for {circle}, {date}' }, useCircleName(entry));
