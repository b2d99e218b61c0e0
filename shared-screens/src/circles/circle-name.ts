import { formatDateTime } from '@institute/values/formats';
import { useIntl } from 'react-intl';
import type { CircleSessionProps } from './circles.ts';

/** Identifies a circle's session in the accessible names of its buttons. */
export const useCircleName = ({ circle, session }: CircleSessionProps) => ({
  circle: circle.title,
  date: formatDateTime(session.startTime, useIntl()),
});

export const useCircleMenuLabel = (entry: CircleSessionProps): string =>
  useIntl().formatMessage({ defaultMessage: 'More for {circle}, {date}' }, useCircleName(entry));
