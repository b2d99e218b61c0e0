import {
  BookOpenIcon,
  CalendarIcon,
  CourseCard,
  DateValue,
  GlobeIcon,
  Highlight,
  Lang,
  Link,
  LinkButton,
  Plate,
} from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageNames } from '../institute.ts';
import { paths } from '../places.ts';
import type { Course } from './arrange-courses.ts';
import { CourseStatusBadge } from './course-messages.tsx';
import { LaunchButton } from './LaunchButton.tsx';

interface CourseListCardProps {
  course: Course;
  /** The search text. */
  query: string;
  level: 2 | 3;
}

export function CourseListCard({ course, query, level }: CourseListCardProps) {
  const intl = useIntl();
  const { status, progress, languageIso2LetterCode: language } = course;
  return (
    <CourseCard
      level={level}
      title={
        <Link href={paths.course({ courseId: course.id })} tone="plain">
          <Lang code={language.toLowerCase()}>
            <Highlight text={course.title} query={query} />
          </Lang>
        </Link>
      }
      picture={<Plate id={course.id} isInCard />}
      status={<CourseStatusBadge status={status} />}
      progress={{
        label: intl.formatMessage({ defaultMessage: 'Progress' }),
        value: progress.completedModules,
        max: Math.max(progress.totalModules, 1),
        valueText: (
          <FormattedMessage
            defaultMessage="{done} of {total} modules"
            values={{ done: progress.completedModules, total: progress.totalModules }}
          />
        ),
      }}
      details={[
        {
          icon: <BookOpenIcon size="s" />,
          text: (
            <Lang code={language.toLowerCase()}>
              <Highlight text={course.programTitle} query={query} />
            </Lang>
          ),
        },
        { icon: <CalendarIcon size="s" />, text: <CourseDates course={course} /> },
        {
          icon: <GlobeIcon size="s" />,
          text: <Lang code={language.toLowerCase()}>{languageNames[language]}</Lang>,
        },
      ]}
      actions={
        <>
          <MainAction course={course} />
          {status !== 'LOCKED' && <LaunchButton course={course} target={`/courses/${course.id}`} />}
        </>
      }
    />
  );
}

/** One span, because in a row with gaps a text and its date would have one between them. */
export const OpensOn = ({ day }: { day: string }) => (
  <span>
    <FormattedMessage defaultMessage="Opens {day}" values={{ day: <DateValue value={day} /> }} />
  </span>
);

/** When a course opens, or the dates of its class. */
export function CourseDates({ course }: { course: Course }) {
  if (course.status === 'LOCKED') return <OpensOn day={course.opensOn} />;
  return (
    <span>
      <DateValue value={course.startDate} /> – <DateValue value={course.endDate} />
    </span>
  );
}

function MainAction({ course }: { course: Course }) {
  const intl = useIntl();
  const { id: courseId, title, status, progress } = course;
  const moduleId = progress.lastModuleId;
  if (status === 'IN_PROGRESS' && moduleId)
    return (
      <LinkButton
        href={paths.module({ courseId, moduleId })}
        aria-label={intl.formatMessage({ defaultMessage: 'Resume {course}' }, { course: title })}
      >
        <FormattedMessage defaultMessage="Resume" />
      </LinkButton>
    );
  return (
    <LinkButton
      href={paths.course({ courseId })}
      variant={status === 'NOT_STARTED' ? 'primary' : 'secondary'}
      aria-label={intl.formatMessage({ defaultMessage: 'View course: {course}' }, { course: title })}
    >
      <FormattedMessage defaultMessage="View course" />
    </LinkButton>
  );
}
