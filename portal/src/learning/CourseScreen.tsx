import type { Schemas } from '@institute/api-schema';
import {
  Banner,
  Card,
  Donut,
  FactLine,
  Inline,
  ItemList,
  Lang,
  LinkButton,
  Page,
  Plate,
  Split,
  Stack,
  Stem,
  Text,
} from '@institute/design-system';
import { formatDuration } from '@institute/values/formats';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { langOf } from '../institute.ts';
import { BackTo } from '../layout/BackTo.tsx';
import { paths, type ScreenProps } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { groupModules, weekState } from './arrange-modules.ts';
import { CourseDates } from './CourseListCard.tsx';
import { CourseStatusBadge } from './course-messages.tsx';
import { courseProgress } from './course-progress.tsx';
import { LaunchButton } from './LaunchButton.tsx';
import { ModuleItem } from './ModuleItem.tsx';
import { WeekProgress, WeekTitle } from './module-messages.tsx';
import { modulesQuery } from './modules.ts';

type CourseWithNext = Schemas['CourseDetails'];

/** A course: its progress, the next module, and its modules week by week. */
export default function CourseScreen({ params: { courseId } }: ScreenProps<'course'>) {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  usePrefetchQuery(modulesQuery(studentId, courseId));
  const course = api.useContent('/students/{id}/courses/{courseId}', { path: { id: studentId, courseId } });
  const modules = useSuspenseQuery(modulesQuery(studentId, courseId)).data;
  const lang = langOf(course);
  const weeks = groupModules(
    modules.map((module) => ({ ...module, course })),
    'week',
  );
  const { nextModule, status } = course;

  return (
    <Page
      above={<BackTo place="myCourses" />}
      title={<Lang code={lang}>{course.title}</Lang>}
      lead={<Lang code={lang}>{course.description}</Lang>}
    >
      <Stack gap="xl">
        <Plate id={course.id} size="tall" />
        <CourseProgress course={course} weeks={weeks.at(-1)?.modules[0].week ?? 0} />
        {status === 'LOCKED' && (
          <Banner tone="info">
            <FormattedMessage defaultMessage="You can browse the modules now and start them once the course opens." />
          </Banner>
        )}
        <Stem
          label={intl.formatMessage({ defaultMessage: 'Weeks of the course' })}
          parts={weeks.map(({ key, modules: list }) => ({
            id: key,
            title: <WeekTitle week={list[0].week} weekTitle={list[0].weekTitle} />,
            state: weekState(list[0], nextModule),
            isDefaultOpen: list[0].week === nextModule?.week,
            progress: <WeekProgress modules={list} />,
            children: (
              <ItemList
                look="plain"
                label={intl.formatMessage(
                  { defaultMessage: 'Modules of week {week}' },
                  { week: list[0].week },
                )}
              >
                {list.map((module) => (
                  <ModuleItem key={module.id} module={module} />
                ))}
              </ItemList>
            ),
          }))}
        />
      </Stack>
    </Page>
  );
}

/** How far a course is, and the way on. */
function CourseProgress({ course, weeks }: { course: CourseWithNext; weeks: number }) {
  const intl = useIntl();
  const { id: courseId, nextModule, status } = course;
  const facts = (
    <Inline gap="l">
      <Donut label={intl.formatMessage({ defaultMessage: 'Course progress' })} {...courseProgress(course)} />
      <Stack gap="xs">
        <Inline gap="s">
          <CourseStatusBadge status={status} />
          <Text as="span" size="s" tone="muted">
            <CourseDates course={course} />
          </Text>
        </Inline>
        {nextModule && (
          <Stack gap="none">
            <Text weight="semibold">
              <FormattedMessage
                defaultMessage="Next: {title}"
                values={{
                  title: <Lang code={langOf(course)}>{nextModule.title}</Lang>,
                }}
              />
            </Text>
            <Text size="s" tone="muted">
              <FactLine>
                <FormattedMessage
                  defaultMessage="Week {week} of {weeks}"
                  values={{ week: nextModule.week, weeks }}
                />
                {formatDuration(nextModule.minutes, intl.locale)}
              </FactLine>
            </Text>
          </Stack>
        )}
      </Stack>
    </Inline>
  );
  if (status === 'LOCKED') return <Card padding="l">{facts}</Card>;
  return (
    <Card padding="l">
      <Split
        align="center"
        gap="l"
        aside={
          <Inline gap="s">
            {nextModule && (
              <LinkButton href={paths.module({ courseId, moduleId: nextModule.id })}>
                {course.progress.completedModules === 0 ? (
                  <FormattedMessage defaultMessage="Begin" />
                ) : (
                  <FormattedMessage defaultMessage="Resume" />
                )}
              </LinkButton>
            )}
            <LaunchButton course={course} target={`/courses/${courseId}`} />
          </Inline>
        }
      >
        {facts}
      </Split>
    </Card>
  );
}
