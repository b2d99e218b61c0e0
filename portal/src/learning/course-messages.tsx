import { type BadgeTone, StatusBadge } from '@institute/design-system';
import { defineMessages, useIntl } from 'react-intl';
import type { CourseStatus } from './arrange-courses.ts';

export const courseStatusMessages = defineMessages({
  IN_PROGRESS: { defaultMessage: 'In progress' },
  NOT_STARTED: { defaultMessage: 'Not started' },
  COMPLETED: { defaultMessage: 'Done', description: 'Status of a course' },
  LOCKED: { defaultMessage: 'Locked', description: 'Status of a course that has not opened yet' },
});

const tones: Record<CourseStatus, BadgeTone> = {
  NOT_STARTED: 'neutral',
  IN_PROGRESS: 'info',
  COMPLETED: 'positive',
  LOCKED: 'caution',
};

export function CourseStatusBadge({ status }: { status: CourseStatus }) {
  const intl = useIntl();
  return <StatusBadge tone={tones[status]}>{intl.formatMessage(courseStatusMessages[status])}</StatusBadge>;
}
