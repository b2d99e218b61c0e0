import { formatDateTime } from '@institute/values/formats';
import { useIntl } from 'react-intl';
import type { CircleSessionProps } from './circles.ts';

/** Identifies a circle's session in the accessible names of its buttons. */
export const useCircleName = ({ circle, session }: Omit<CircleSessionProps, 'api'>) => ({
  circle: circle.title,
  date: formatDateTime(session.startTime, useIntl()),
});
