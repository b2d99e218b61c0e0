import { ModuleResultInput } from '@institute/api-schema/limits';
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
  RadioGroup,
  SelectField,
  Stack,
  TextAreaField,
  VisuallyHidden,
} from '@institute/design-system';
import { useListParams } from '@institute/design-system/app';
import { FormDialogButton } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/values/rules';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { langOf } from '../institute.ts';
import type { Course } from '../learning/arrange-courses.ts';
import type { Module } from '../learning/arrange-modules.ts';
import { courseProgress } from '../learning/course-progress.tsx';
import { moduleIcons, moduleTypeMessages, WeekTitle } from '../learning/module-messages.tsx';
import { modulesQuery } from '../learning/modules.ts';

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
  const lang = langOf(course);
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

const results = ['COMPLETED', 'NOT_COMPLETED'] as const;

const schema = z.object({
  result: z.string().check(rules(required())),
  reason: z.string().check(rules(required(), lengthMax(ModuleResultInput.reason.maxLength))),
});

interface ModuleResultProps {
  studentId: string;
  module: Module;
}

function ModuleResult({ studentId, module: { id: moduleId, title } }: ModuleResultProps) {
  const intl = useIntl();
  const labels = {
    COMPLETED: intl.formatMessage({ defaultMessage: 'Completed', description: 'Result of a module' }),
    NOT_COMPLETED: intl.formatMessage({ defaultMessage: 'Not completed' }),
  };
  return (
    <FormDialogButton
      variant="quiet"
      label={<FormattedMessage defaultMessage="Record result" />}
      aria-label={intl.formatMessage({ defaultMessage: 'Record result: {module}' }, { module: title })}
      title={<FormattedMessage defaultMessage="Record the result of “{module}”" values={{ module: title }} />}
      message={
        <FormattedMessage defaultMessage="The student gets every award that this completes, and keeps it even if you change the result later. Your reason goes to the audit log." />
      }
      successMessage={intl.formatMessage({ defaultMessage: 'Result recorded' })}
      draft={`result.${studentId}.${moduleId}`}
      schema={schema}
      defaultValues={{ result: '', reason: '' }}
      onSubmit={({ value }) =>
        api.send('put', '/students/{id}/modules/{moduleId}/result', {
          path: { id: studentId, moduleId },
          body: { completed: value.result === 'COMPLETED', reason: value.reason.trim() },
        })
      }
    >
      {(form) => (
        <>
          <form.Field
            name="result"
            as={RadioGroup}
            isRequired
            label={intl.formatMessage({
              defaultMessage: 'Result',
              description: 'Label of the result of a module',
            })}
            options={results.map((value) => ({ value, label: labels[value] }))}
          />
          <form.Field
            name="reason"
            as={TextAreaField}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'Your reason' })}
          />
        </>
      )}
    </FormDialogButton>
  );
}
