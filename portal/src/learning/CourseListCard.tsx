import {
  BookOpenIcon,
  CalendarIcon,
  Card,
  DateValue,
  GlobeIcon,
  Heading,
  Highlight,
  Inline,
  Lang,
  Link,
  LinkButton,
  Plate,
  Progress,
  Stack,
  Text,
} from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageNames } from '../institute.ts';
import { paths } from '../places.ts';
import type { Course } from './arrange-courses.ts';
import { CourseStatusBadge } from './course-messages.tsx';
import { courseProgress } from './course-progress.tsx';
import { LaunchButton } from './LaunchButton.tsx';

interface CourseListCardProps {
  course: Course;
  /** The search text. */
  query: string;
  level: 2 | 3;
}

export function CourseListCard({ course, query, level }: CourseListCardProps) {
  const { status, languageIso2LetterCode: language } = course;
  const lang = language.toLowerCase();
  return (
    <Card
      as="article"
      picture={<Plate id={course.id} isInCard />}
      footer={
        <>
          <MainAction course={course} />
          {status !== 'LOCKED' && <LaunchButton course={course} target={`/courses/${course.id}`} />}
        </>
      }
    >
      <Stack gap="m">
        <Stack gap="xs">
          <CourseStatusBadge status={status} />
          <Heading level={level} size="m">
            <Link href={paths.course({ courseId: course.id })} tone="plain">
              <Lang code={lang}>
                <Highlight text={course.title} query={query} />
              </Lang>
            </Link>
          </Heading>
        </Stack>
        <Stack as="ul" gap="xxs">
          <Fact icon={<BookOpenIcon size="s" />}>
            <Lang code={lang}>
              <Highlight text={course.programTitle} query={query} />
            </Lang>
          </Fact>
          <Fact icon={<CalendarIcon size="s" />}>
            <CourseDates course={course} />
          </Fact>
          <Fact icon={<GlobeIcon size="s" />}>
            <Lang code={lang}>{languageNames[language]}</Lang>
          </Fact>
        </Stack>
        <Progress
          label={<FormattedMessage defaultMessage="Progress" />}
          {...courseProgress(course)}
          tone={status === 'COMPLETED' ? 'positive' : 'brand'}
        />
      </Stack>
    </Card>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Text as="li" tone="muted" size="s">
    <Inline gap="xs" isWrapping={false}>
      {icon}
      {children}
    </Inline>
  </Text>
);

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
      variant="secondary"
      aria-label={intl.formatMessage({ defaultMessage: 'View course: {course}' }, { course: title })}
    >
      <FormattedMessage defaultMessage="View course" />
    </LinkButton>
  );
}
