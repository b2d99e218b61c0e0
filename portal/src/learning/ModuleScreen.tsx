import {
  BackLink,
  Banner,
  Button,
  Card,
  CheckIcon,
  DateValue,
  ErrorBanner,
  FactLine,
  Inline,
  Lang,
  Link,
  LinkButton,
  NotFound,
  Page,
  Progress,
  Split,
  Stack,
  StatusBadge,
  Text,
  Timeline,
} from '@institute/design-system';
import { formatDuration } from '@institute/values/formats';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { langOf } from '../institute.ts';
import { paths, type ScreenProps } from '../places.ts';
import { queryClient } from '../query-client.ts';
import { useSignedInSession } from '../session.ts';
import type { Course } from './arrange-courses.ts';
import type { Module } from './arrange-modules.ts';
import { BookmarkButton } from './BookmarkButton.tsx';
import { LaunchButton } from './LaunchButton.tsx';
import { ModuleCompletion } from './ModuleCompletion.tsx';
import { ModulePosition } from './ModulePosition.tsx';
import { doneMark, moduleIcons, moduleTypeMessages, WeekTitle } from './module-messages.tsx';
import { modulesQuery, setDone } from './modules.ts';

/** A module: its location, the student's progress, and a link to continue. */
export default function ModuleScreen({ params: { courseId, moduleId } }: ScreenProps<'module'>) {
  const { studentId } = useSignedInSession();
  usePrefetchQuery(modulesQuery(studentId, courseId));
  const course = api.useContent('/students/{id}/courses/{courseId}', { path: { id: studentId, courseId } });
  const modules = useSuspenseQuery(modulesQuery(studentId, courseId)).data;
  const at = modules.findIndex(({ id }) => id === moduleId);
  const module = modules[at];
  if (!module) return <NotFound homeHref={paths.course({ courseId })} />;
  return (
    <ModulePage
      key={module.id}
      course={course}
      module={module}
      previous={modules[at - 1]}
      next={modules[at + 1]}
      week={modules.filter(({ week }) => week === module.week)}
    />
  );
}

interface ModulePageProps {
  course: Course;
  module: Module;
  previous: Module | undefined;
  next: Module | undefined;
  /** The modules of its week. */
  week: readonly Module[];
}

function ModulePage({ course, module, previous, next, week }: ModulePageProps) {
  const { studentId } = useSignedInSession();
  const { courseId, completed } = module;
  const isLocked = course.status === 'LOCKED';
  const lang = langOf(course);
  useRecordedVisit(module, isLocked);
  const [error, setError] = useState<unknown>(null);
  const onward = useRef<HTMLAnchorElement>(null);
  const mark = async () => {
    setError(null);
    // Done is where one goes on from.
    if (!completed) onward.current!.focus();
    await setDone(studentId, module, !completed).catch(setError);
  };

  return (
    <Page
      above={
        <BackLink href={paths.course({ courseId })}>
          <Lang code={lang}>{course.title}</Lang>
        </BackLink>
      }
      title={<Lang code={lang}>{module.title}</Lang>}
      status={
        completed && (
          <StatusBadge tone="positive">
            <FormattedMessage {...doneMark} />
          </StatusBadge>
        )
      }
      lead={<Lang code={lang}>{module.description}</Lang>}
    >
      <Split aside={<Week course={course} modules={week} current={module.id} />}>
        <Stack gap="l">
          {isLocked ? (
            <>
              <ModuleFacts module={module} />
              <Banner tone="info">
                <FormattedMessage
                  defaultMessage="This course opens on {day}. You can start this module then."
                  values={{ day: <DateValue value={course.opensOn} /> }}
                />
              </Banner>
            </>
          ) : (
            <LessonCard course={course} module={module} onMark={mark} />
          )}
          <ErrorBanner error={error} />
          <Inline gap="s">
            <Inline gap="xs" isWrapping={false}>
              <Next {...{ course, next, onward }} isDone={completed} />
              <BookmarkButton module={module} />
            </Inline>
            {previous && <Previous course={course} module={previous} />}
          </Inline>
        </Stack>
      </Split>
    </Page>
  );
}

/** The server remembers the last visit. A failure doesn't affect the page. */
function useRecordedVisit(module: Module, isLocked: boolean) {
  const { studentId } = useSignedInSession();
  const rememberVisit = useEffectEvent(async () => {
    if (isLocked) return;
    try {
      await api.request('put', '/students/{id}/modules/{moduleId}/progress', {
        path: { id: studentId, moduleId: module.id },
        body: {},
      });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['get', '/students/{id}/courses'] }),
        queryClient.invalidateQueries({ queryKey: ['get', '/students/{id}/courses/{courseId}'] }),
      ]);
    } catch {
      // The next visit is recorded again.
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per visit
  useEffect(() => void rememberVisit(), [module.id]);
}

/** What kind of lesson it is, and how long it takes. */
function ModuleFacts({ module: { type, minutes } }: { module: Module }) {
  const intl = useIntl();
  return (
    <Text tone="muted">
      <Inline as="span" gap="xs" isWrapping={false}>
        {moduleIcons[type]}
        <FactLine>
          {intl.formatMessage(moduleTypeMessages[type])}
          {formatDuration(minutes, intl.locale)}
        </FactLine>
      </Inline>
    </Text>
  );
}

interface LessonCardProps {
  course: Course;
  module: Module;
  /** Marks it as done, or as not done. */
  onMark: () => Promise<void>;
}

/** The way to the lesson, and what is done of it. */
function LessonCard({ course, module, onMark }: LessonCardProps) {
  const { studentId } = useSignedInSession();
  const { id: moduleId, completed, position, progressSource, completionSource } = module;
  const isMarkable =
    progressSource === 'SELF_REPORTED' && (!completed || completionSource === 'SELF_REPORTED');
  return (
    <Card padding="l">
      <Stack gap="m">
        <ModuleFacts module={module} />
        {completed ? (
          <ModuleCompletion module={module} />
        ) : (
          <Text isMeasured>
            <FormattedMessage defaultMessage="The lesson is on the learning platform. Open it there and see your progress here." />
          </Text>
        )}
        <LaunchButton
          course={course}
          target={`/courses/${module.courseId}/modules/${moduleId}?t=${position}`}
          variant={completed ? 'secondary' : 'primary'}
          lesson={module.title}
        >
          {isMarkable && (
            <Button variant="secondary" icon={<CheckIcon />} onPress={() => void onMark()}>
              {completed ? (
                <FormattedMessage defaultMessage="Mark as not done" />
              ) : (
                <FormattedMessage defaultMessage="Mark as done" />
              )}
            </Button>
          )}
        </LaunchButton>
        {!completed && <ModuleCompletion module={module} />}
        {progressSource === 'WATCHED' && (
          <ModulePosition
            module={module}
            onSave={(seconds) =>
              api.send('put', '/students/{id}/modules/{moduleId}/progress', {
                path: { id: studentId, moduleId },
                body: { position: seconds },
              })
            }
          />
        )}
      </Stack>
    </Card>
  );
}

interface WeekProps {
  course: Course;
  modules: readonly Module[];
  current: string;
}

/** The week of a module: how far it is, and the modules around this one. */
function Week({ course, modules, current }: WeekProps) {
  const intl = useIntl();
  const { week, weekTitle } = modules[0]!;
  const doneCount = modules.filter(({ completed }) => completed).length;
  return (
    <Card tone="outline" padding="l">
      <Stack gap="m">
        <Progress
          label={<WeekTitle {...{ week, weekTitle }} />}
          value={doneCount}
          max={modules.length}
          valueText={
            <FormattedMessage
              defaultMessage="{left, plural, =0 {Week done} other {{done} of {total} modules done}}"
              values={{ left: modules.length - doneCount, done: doneCount, total: modules.length }}
            />
          }
        />
        <Timeline
          label={intl.formatMessage({ defaultMessage: 'Modules of week {week}' }, { week })}
          events={modules.map(({ id, title, completed }) => ({
            id,
            title: (
              <Link
                href={paths.module({ courseId: course.id, moduleId: id })}
                tone="plain"
                isStretched
                aria-current={id === current ? 'page' : undefined}
              >
                <Lang code={langOf(course)}>{title}</Lang>
              </Link>
            ),
            state: completed ? 'done' : id === current ? 'current' : 'upcoming',
            isShown: id === current,
            stateText: completed ? intl.formatMessage(doneMark) : null,
          }))}
        />
      </Stack>
    </Card>
  );
}

interface NextProps {
  course: Course;
  next: Module | undefined;
  /** The link to what comes next. */
  onward: RefObject<HTMLAnchorElement | null>;
  isDone: boolean;
}

function Next({ course, next, onward, isDone }: NextProps) {
  const courseId = course.id;
  const variant = isDone ? 'primary' : 'secondary';
  return next ? (
    <LinkButton ref={onward} variant={variant} href={paths.module({ courseId, moduleId: next.id })}>
      {/* A button has a gap between its parts. */}
      <span>
        <FormattedMessage
          defaultMessage="Next: {module}"
          values={{ module: <Lang code={langOf(course)}>{next.title}</Lang> }}
        />
      </span>
    </LinkButton>
  ) : (
    <LinkButton ref={onward} variant={variant} href={paths.course({ courseId })}>
      <FormattedMessage defaultMessage="Back to the course" />
    </LinkButton>
  );
}

function Previous({ course, module }: { course: Course; module: Module }) {
  return (
    <LinkButton variant="quiet" href={paths.module({ courseId: module.courseId, moduleId: module.id })}>
      <FormattedMessage
        defaultMessage="Previous<hidden>: {module}</hidden>"
        description="Link to the module before; only “Previous” is shown, and has to come first"
        values={{ module: <Lang code={langOf(course)}>{module.title}</Lang> }}
      />
    </LinkButton>
  );
}
