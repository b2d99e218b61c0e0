import {
  BackLink,
  Banner,
  Card,
  Donut,
  Heading,
  Inline,
  ItemList,
  Lang,
  LinkButton,
  Page,
  Stack,
  Text,
} from '@institute/design-system';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { useSignedInSession } from '../session.ts';
import { groupModules } from './arrange-modules.ts';
import { CourseDates } from './CourseListCard.tsx';
import { CourseStatusBadge } from './course-messages.tsx';
import { LaunchButton } from './LaunchButton.tsx';
import { ModuleItem } from './ModuleItem.tsx';
import { WeekTitle } from './module-messages.tsx';
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
                    {status === 'NOT_STARTED' ? (
                      <FormattedMessage
                        defaultMessage="Start"
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
        {weeks.map(({ key, modules: list }) => (
          <Stack key={key} gap="m" as="section">
            <Heading level={2} size="m">
              <WeekTitle week={list[0].week} weekTitle={list[0].weekTitle} />
            </Heading>
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
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}
