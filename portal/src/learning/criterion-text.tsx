import type { components } from '@institute/api-schema';
import { Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';

type Criterion = components['schemas']['AwardCriterionProgress'];

/** Describes a requirement of an award. */
export function CriterionText({ criterion, course }: { criterion: Criterion; course: string | undefined }) {
  const { type, target } = criterion;
  switch (type) {
    case 'MODULES_COMPLETED':
      return (
        <FormattedMessage
          defaultMessage="Complete {target, plural, one {# module} other {# modules}}"
          description="What has to be done for an award"
          values={{ target }}
        />
      );
    case 'COURSES_COMPLETED':
      return (
        <FormattedMessage
          defaultMessage="Complete {target, plural, one {# course} other {# courses}}"
          description="What has to be done for an award"
          values={{ target }}
        />
      );
    case 'COURSE_COMPLETED':
      return course ? (
        <FormattedMessage
          defaultMessage="Complete the course “{course}”"
          description="What has to be done for an award"
          values={{ course }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="Complete a course you’re not enrolled in yet"
          description="What has to be done for an award"
        />
      );
    case 'SESSIONS_ATTENDED':
      return (
        <FormattedMessage
          defaultMessage="Attend {target, plural, one {# circle session} other {# circle sessions}}"
          description="What has to be done for an award"
          values={{ target }}
        />
      );
  }
}

/** Describes the missing part of it. */
export function MissingText({ criterion: { type, current, target } }: { criterion: Criterion }) {
  const left = target - current;
  if (left === 0)
    return (
      <FormattedMessage defaultMessage="Done" description="Mark of a part of an award that is reached" />
    );
  if (type === 'MODULES_COMPLETED')
    return (
      <FormattedMessage
        defaultMessage="{current} of {target}, {left, plural, one {# module} other {# modules}} to go"
        description="What is missing for an award"
        values={{ current, target, left }}
      />
    );
  if (type === 'SESSIONS_ATTENDED')
    return (
      <FormattedMessage
        defaultMessage="{current} of {target}, {left, plural, one {# session} other {# sessions}} to go"
        description="What is missing for an award"
        values={{ current, target, left }}
      />
    );
  if (type === 'COURSE_COMPLETED')
    return (
      <FormattedMessage
        defaultMessage="To{nbsp}do"
        description="Mark of a part of an award that is missing"
        values={{ nbsp: '\u00a0' }}
      />
    );
  return (
    <FormattedMessage
      defaultMessage="{current} of {target}, {left, plural, one {# course} other {# courses}} to go"
      description="What is missing for an award"
      values={{ current, target, left }}
    />
  );
}

/** Says that modules the student reported don't count, where that is so. */
export function SelfReportedNote({ criterion: { type, countsSelfReported } }: { criterion: Criterion }) {
  if (countsSelfReported || type === 'SESSIONS_ATTENDED') return null;
  return (
    <Text size="s" tone="muted">
      <FormattedMessage
        defaultMessage="Modules that you mark as done yourself don’t count."
        description="Under what has to be done for an award"
      />
    </Text>
  );
}
