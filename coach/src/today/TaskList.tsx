import {
  Card,
  Heading,
  Inline,
  ItemList,
  Link,
  LinkButton,
  ListItem,
  PageSection,
  Stack,
  Text,
  VisuallyHidden,
} from '@institute/design-system';
import { AttendanceButton } from '@institute/shared-screens/circles/CircleActions.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../places.ts';
import { AttendanceButtons } from '../sessions/AttendanceButtons.tsx';
import { textsOf } from './task-texts.tsx';
import type { Task } from './today.ts';

const keyOf = ({ kind, session, circleSession, purchase }: Task) =>
  session?.id ?? circleSession?.session.id ?? purchase?.id ?? kind;

interface TasksProps {
  tasks: readonly Task[];
  /** How many there are, also those that aren't listed. */
  count: number;
  timeZone: string;
}

/** What needs the coach, each with its act. */
export function TaskList({ tasks, count, timeZone }: TasksProps) {
  const intl = useIntl();
  const title = <FormattedMessage defaultMessage="To do" />;
  if (tasks.length === 0)
    return (
      <PageSection title={title}>
        <Text tone="muted">
          <FormattedMessage defaultMessage="You’re all caught up" />
        </Text>
      </PageSection>
    );
  return (
    <PageSection title={title}>
      <ItemList label={intl.formatMessage({ defaultMessage: 'To do' })} shownAtFirst={5}>
        {tasks.map((task) => (
          <TaskRow key={keyOf(task)} task={task} timeZone={timeZone} />
        ))}
      </ItemList>
      {count > tasks.length && (
        <Link isStandalone href={paths.mySessions({ show: 'action' })}>
          <FormattedMessage defaultMessage="See all sessions that need action" />
        </Link>
      )}
    </PageSection>
  );
}

function TaskRow({ task, timeZone }: { task: Task; timeZone: string }) {
  const { title, details, href, action } = textsOf(task, timeZone);
  const isAnsweredHere =
    task.circleSession !== null || (task.kind === 'ATTENDANCE' && task.session!.isAttendanceOpen);
  return (
    <ListItem
      title={
        isAnsweredHere && task.session ? (
          <Link href={href} tone="plain">
            {title}
          </Link>
        ) : (
          title
        )
      }
      details={details}
      actions={
        isAnsweredHere ? (
          <Answer task={task} />
        ) : (
          <ActionLink {...{ href, action, title }} variant="secondary" />
        )
      }
    />
  );
}

/** What became of a session can be said here. */
function Answer({ task: { session, circleSession } }: { task: Task }) {
  return circleSession ? (
    <AttendanceButton {...circleSession} api={api} />
  ) : (
    <AttendanceButtons session={session!} />
  );
}

interface ActionLinkProps {
  href: string;
  variant: 'primary' | 'secondary';
  action: ReactNode;
  title: ReactNode;
}

/** A link whose name says what it is about. */
const ActionLink = ({ href, variant, action, title }: ActionLinkProps) => (
  <LinkButton href={href} variant={variant}>
    {action}
    <VisuallyHidden>: {title}</VisuallyHidden>
  </LinkButton>
);

/** The task that comes first while there is no session ahead. */
export function FirstTask({ task, timeZone }: { task: Task; timeZone: string }) {
  const { title, details, href, action } = textsOf(task, timeZone);
  return (
    <Card as="section" tone="brand" padding="l" aria-labelledby="first-task">
      <Stack gap="m" align="start">
        <Stack gap="xs">
          <Text size="s" tone="muted">
            <FormattedMessage defaultMessage="Next step" />
          </Text>
          <Heading level={2} id="first-task">
            {title}
          </Heading>
          {details && <Text isMeasured>{details}</Text>}
        </Stack>
        <Inline gap="s">
          <ActionLink {...{ href, action, title }} variant="primary" />
          <LinkButton variant="quiet" href={paths.welcome()}>
            <FormattedMessage defaultMessage="See all first steps" />
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
