import {
  BackLink,
  Banner,
  Card,
  Donut,
  Inline,
  ItemList,
  Lang,
  LinkButton,
  Page,
  Plate,
  Stack,
  Stem,
  Text,
} from '@institute/design-system';
import { formatDuration } from '@institute/design-system/formats';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { useSignedInSession } from '../session.ts';
import { groupModules, weekState } from './arrange-modules.ts';
import { CourseDates } from './CourseListCard.tsx';
import { CourseStatusBadge } from './course-messages.tsx';
import { LaunchButton } from './LaunchButton.tsx';
import { ModuleItem } from './ModuleItem.tsx';
import { WeekProgress, WeekTitle } from './module-messages.tsx';
import { modulesQuery } from './modules.ts';

/** A course: its progress, the next module, and its modules week by week. */
export default function CourseScreen({ params }: { params: Record<string, string> }) {
  const courseId = params.courseId ?? '';
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  usePrefetchQuery(modulesQuery(studentId, courseId));
  const { data } = api.useSuspenseQuery('get', '/students/{id}/courses/{courseId}', {
    params: { path: { id: studentId, courseId } },
  });
  const course = data.content;
  const modules = useSuspenseQuery(modulesQuery(studentId, courseId)).data;
  const lang = course.languageIso2LetterCode.toLowerCase();
  const weeks = groupModules(
    modules.map((module) => ({ ...module, course })),
    'week',
  );
  const { nextModule, progress, status } = course;

  return (
    <Page
      above={
        <BackLink href={paths.myCourses()}>
          <FormattedMessage defaultMessage="My courses" description="Heading of the list of courses" />
        </BackLink>
      }
      title={<Lang code={lang}>{course.title}</Lang>}
      lead={<Lang code={lang}>{course.description}</Lang>}
    >
      <Stack gap="xl">
        <Plate id={course.id} size="tall" />
        <Card padding="l">
          <Inline justify="between" gap="l">
            <Donut
              label={intl.formatMessage({
                defaultMessage: 'Course progress',
                description: 'Label of a ring',
              })}
              value={progress.completedModules}
              max={Math.max(progress.totalModules, 1)}
              valueText={
                <FormattedMessage
                  defaultMessage="{done} of {total} modules"
                  description="How far a course is"
                  values={{ done: progress.completedModules, total: progress.totalModules }}
                />
              }
            />
            <Stack gap="s">
              <Inline gap="s">
                <CourseStatusBadge status={status} />
                <Text as="span" tone="muted">
                  <CourseDates course={course} />
                </Text>
              </Inline>
              <Inline gap="s">
                {status !== 'LOCKED' && nextModule && (
                  <LinkButton href={paths.module({ courseId, moduleId: nextModule.id })}>
                    {progress.completedModules === 0 ? (
                      <FormattedMessage
                        defaultMessage="Begin"
                        description="Link to the first module of a course"
                      />
                    ) : (
                      <FormattedMessage
                        defaultMessage="Resume"
                        description="Link to where someone stopped in a course"
                      />
                    )}
                  </LinkButton>
                )}
                {status !== 'LOCKED' && <LaunchButton course={course} target={`/courses/${courseId}`} />}
              </Inline>
              {nextModule && (
                <Text tone="muted">
                  <FormattedMessage
                    defaultMessage="Week {week} of {weeks} · Next: {title}, {duration}"
                    description="Where a student is in a course, and the module that comes next"
                    values={{
                      week: nextModule.week,
                      weeks: weeks.at(-1)!.modules[0].week,
                      title: <Lang code={lang}>{nextModule.title}</Lang>,
                      duration: formatDuration(nextModule.minutes, intl.locale),
                    }}
                  />
                </Text>
              )}
            </Stack>
          </Inline>
        </Card>
        {status === 'LOCKED' && (
          <Banner tone="info">
            <FormattedMessage
              defaultMessage="You can browse the modules now and start them once the course opens."
              description="Over the modules of a course that has not opened yet"
            />
          </Banner>
        )}
        <Stem
          label={intl.formatMessage({
            defaultMessage: 'Weeks of the course',
            description: 'Name of the list of weeks, each with its modules',
          })}
          parts={weeks.map(({ key, modules: list }) => ({
            id: key,
            title: <WeekTitle week={list[0].week} weekTitle={list[0].weekTitle} />,
            state: weekState(list[0], nextModule),
            isDefaultOpen: list[0].week === nextModule?.week,
            progress: <WeekProgress modules={list} />,
            children: (
              <ItemList
                label={intl.formatMessage(
                  { defaultMessage: 'Modules of week {week}', description: 'Name of a list' },
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
