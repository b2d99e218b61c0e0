import type { Schemas } from '@institute/api-schema';
import { Progress, Text } from '@institute/design-system';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Course } from './arrange-courses.ts';

type Criterion = Schemas['AwardCriterionProgress'];

const requirements = defineMessages<Criterion['type']>({
  MODULES_COMPLETED: { defaultMessage: 'Complete {target, plural, one {# module} other {# modules}}' },
  COURSES_COMPLETED: { defaultMessage: 'Complete {target, plural, one {# course} other {# courses}}' },
  COURSE_COMPLETED: { defaultMessage: 'Complete the course “{course}”' },
  SESSIONS_ATTENDED: {
    defaultMessage: 'Attend {target, plural, one {# circle session} other {# circle sessions}}',
  },
});

interface CriterionBarProps {
  criterion: Criterion;
  /** The course that it asks for, if the student is enrolled in it. */
  course: Course | undefined;
}

/** How much of a requirement is met; of a course, the share of its modules that are done. */
export function CriterionBar({ criterion, course }: CriterionBarProps) {
  const intl = useIntl();
  const { type, current, target, countsSelfReported } = criterion;
  const label =
    type === 'COURSE_COMPLETED' && !course ? (
      <FormattedMessage defaultMessage="Complete a course you’re not enrolled in yet" />
    ) : (
      <FormattedMessage {...requirements[type]} values={{ target, course: course?.title }} />
    );
  if (current >= target)
    return (
      <Progress
        label={label}
        value={1}
        max={1}
        valueText={
          <FormattedMessage defaultMessage="Done" description="Mark of a part of an award that is reached" />
        }
      />
    );
  if (type !== 'COURSE_COMPLETED')
    return (
      <Progress
        label={label}
        value={current}
        max={target}
        valueText={
          <FormattedMessage
            defaultMessage="{current, number} of {target, number}"
            values={{ current, target }}
          />
        }
      />
    );
  // The share of a course includes what the student reported.
  const percent = countsSelfReported && course ? Math.floor(course.progress.percent) : null;
  return (
    <Progress
      label={label}
      value={percent ?? 0}
      valueText={
        percent === null ? (
          <FormattedMessage
            defaultMessage="To{nbsp}do"
            description="Mark of a part of an award that is missing"
            values={{ nbsp: '\u00a0' }}
          />
        ) : (
          intl.formatNumber(percent / 100, { style: 'percent' })
        )
      }
    />
  );
}

/** Says that modules the student reported don't count, where that is so. */
export function SelfReportedNote({ criterion: { type, countsSelfReported } }: { criterion: Criterion }) {
  if (countsSelfReported || type === 'SESSIONS_ATTENDED') return null;
  return (
    <Text size="s" tone="muted">
      <FormattedMessage defaultMessage="Modules that you mark as done yourself don’t count." />
    </Text>
  );
}
