import {
  CircleCheckIcon,
  CoursesIllustration,
  EmptyState,
  Heading,
  Inline,
  ItemList,
  Lang,
  ListItem,
  Loading,
  SelectField,
  Stack,
  VisuallyHidden,
} from '@institute/design-system';
import { useListParams } from '@institute/design-system/app';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Course } from '../learning/arrange-courses.ts';
import type { Module } from '../learning/arrange-modules.ts';
import { courseProgress } from '../learning/course-progress.tsx';
import { moduleIcons, moduleTypeMessages, WeekTitle } from '../learning/module-messages.tsx';
import { modulesQuery } from '../learning/modules.ts';
import { ModuleResult } from './ModuleResult.tsx';

const choices = { course: null } as const;

const completionMessages = defineMessages({
  SELF_REPORTED: { defaultMessage: 'Completed, marked by the student' },
  WATCHED: { defaultMessage: 'Completed, watched' },
  PLATFORM: { defaultMessage: 'Completed, from the learning platform' },
  STAFF: { defaultMessage: 'Completed, recorded by staff' },
});

interface StudentModulesProps {
  studentId: string;
  courses: readonly Course[];
}

/** The modules of one of a student's courses, with what completed each. */
export function StudentModules({ studentId, courses }: StudentModulesProps) {
  const intl = useIntl();
  const [{ course: chosen }, setParams] = useListParams(choices);
  const course = courses.find(({ id }) => id === chosen) ?? courses[0];
  if (!course)
    return (
      <EmptyState
        picture={<CoursesIllustration />}
        title={<FormattedMessage defaultMessage="No courses yet" />}
      >
        <FormattedMessage defaultMessage="Courses appear here once the student has enrolled." />
      </EmptyState>
    );
  return (
    <Stack gap="l">
      <SelectField
        isFilter
        width="medium"
        label={intl.formatMessage({ defaultMessage: 'Course' })}
        description={courseProgress(course).valueText}
        value={course.id}
        onChange={(next) => setParams({ course: next })}
        options={courses.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {/* Other modules load without hiding the choice, which has the focus. */}
      <Suspense fallback={<Loading />}>
        <Weeks key={course.id} studentId={studentId} course={course} />
      </Suspense>
    </Stack>
  );
}

function Weeks({ studentId, course }: { studentId: string; course: Course }) {
  const intl = useIntl();
  const modules = useSuspenseQuery(modulesQuery(studentId, course.id)).data;
  const lang = course.languageIso2LetterCode.toLowerCase();
  return (
    <Stack gap="xl">
      {[...Map.groupBy(modules, ({ week }) => week)].map(([week, list]) => (
        <Stack key={week} as="section" gap="m">
          <Heading level={2} size="m">
            <Lang code={lang}>
              <WeekTitle {...list[0]!} />
            </Lang>
          </Heading>
          <ItemList label={intl.formatMessage({ defaultMessage: 'Modules' })}>
            {list.map((module) => (
              <ListItem
                key={module.id}
                icon={moduleIcons[module.type]}
                title={<Lang code={lang}>{module.title}</Lang>}
                details={
                  <>
                    {intl.formatMessage(moduleTypeMessages[module.type])}
                    <Completion module={module} />
                  </>
                }
                actions={<ModuleResult studentId={studentId} module={module} />}
              />
            ))}
          </ItemList>
        </Stack>
      ))}
    </Stack>
  );
}

function Completion({ module: { completed, completionSource } }: { module: Module }) {
  if (!completed || !completionSource)
    return (
      <VisuallyHidden>
        <FormattedMessage defaultMessage="Not completed" />
      </VisuallyHidden>
    );
  return (
    <Inline as="span" gap="xxs">
      <CircleCheckIcon size="s" />
      <FormattedMessage {...completionMessages[completionSource]} />
    </Inline>
  );
}
