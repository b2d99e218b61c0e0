import { useCircleName } from '@institute/shared-screens/circles/circle-name.ts';
import { useIntl } from 'react-intl';
import type { CircleEntry } from './circles.ts';

export const useCircleMenuLabel = (entry: CircleEntry): string =>
  useIntl().formatMessage({ defaultMessage: 'More for {circle}, {date}' }, useCircleName(entry));
