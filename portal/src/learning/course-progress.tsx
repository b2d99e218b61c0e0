import { FormattedMessage } from 'react-intl';
import type { Course } from './arrange-courses.ts';

/** How far a course is, for a `Progress` or a `Donut`. */
export const courseProgress = ({
  progress: { completedModules, totalModules },
}: Pick<Course, 'progress'>) => ({
  value: completedModules,
  max: Math.max(totalModules, 1),
  valueText: (
    <FormattedMessage
      defaultMessage="{done} of {total} modules"
      values={{ done: completedModules, total: totalModules }}
    />
  ),
});
