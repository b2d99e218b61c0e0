import type { Schemas } from '@institute/api-schema';
import {
  AppointmentTime,
  CalendarIcon,
  CreditCardIcon,
  DateValue,
  FactLine,
  ForRoles,
  GraduationCapIcon,
  InboxIcon,
  ItemList,
  Lang,
  Link,
  LinkButton,
  lazyExtra,
  MoneyValue,
  TimeZoneName,
} from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { CoachAppLink } from '../coach-areas/CoachAppLink.tsx';
import { useUnread } from '../inbox/inbox.ts';
import { langOf } from '../institute.ts';
import { payNextPath, pendingFor } from '../payments/payments.ts';
import { paths, places } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { useTimeZone } from '../time-zone.ts';
import { OverviewRow, rowState } from './OverviewRow.tsx';
import { useOverview } from './overview-query.ts';

// Only for staff.
const StaffRows = lazyExtra(async () => (await import('./StaffRows.tsx')).default);

/** The day at a glance: the work of staff, the course, the next event, messages and the next payment. */
export function Overview() {
  const intl = useIntl();
  return (
    <ItemList label={intl.formatMessage({ defaultMessage: 'Overview' })}>
      <ForRoles allow={['ADVISOR', 'ADMIN']}>
        <StaffRows />
      </ForRoles>
      <ForRoles allow="STUDENT">
        <CourseRow />
        <NextEventRow />
      </ForRoles>
      <InboxRow />
      <ForRoles allow="STUDENT">
        <PaymentRow />
      </ForRoles>
    </ItemList>
  );
}

function CourseRow() {
  const overview = useOverview();
  const course = overview.data?.content.course;
  return (
    <OverviewRow
      title={
        course?.lastOpenedAt ? (
          <FormattedMessage defaultMessage="Continue learning" />
        ) : (
          <FormattedMessage defaultMessage="Your courses" />
        )
      }
      icon={<GraduationCapIcon />}
      state={rowState(overview)}
      onRetry={overview.refetch}
      actions={
        course ? (
          <LinkButton href={paths.course({ courseId: course.id })} variant="secondary">
            {course.progress.completedModules > 0 ? (
              <FormattedMessage defaultMessage="Resume" />
            ) : (
              <FormattedMessage defaultMessage="Begin" />
            )}
          </LinkButton>
        ) : (
          <Link href={paths.myCourses()} isStandalone>
            <FormattedMessage defaultMessage="See all courses" />
          </Link>
        )
      }
    >
      {course ? (
        <CourseFacts course={course} />
      ) : (
        <FormattedMessage defaultMessage="Your courses will appear here when your class begins." />
      )}
    </OverviewRow>
  );
}

function CourseFacts({ course }: { course: Schemas['CourseDetails'] }) {
  const { completedModules: done, totalModules: total } = course.progress;
  return (
    <FactLine>
      <Lang code={langOf(course)}>{course.nextModule?.title ?? course.title}</Lang>
      <FormattedMessage
        defaultMessage="{done} of {total, plural, one {# module} other {# modules}}"
        values={{ done, total }}
      />
    </FactLine>
  );
}

function NextEventRow() {
  const timeZone = useTimeZone();
  const overview = useOverview();
  const event = overview.data?.content.event;
  return (
    <OverviewRow
      title={<FormattedMessage defaultMessage="Coming up" />}
      icon={<CalendarIcon />}
      state={rowState(overview)}
      onRetry={overview.refetch}
      actions={event ? <EventLink event={event} /> : <FindCoachLink />}
    >
      {event ? (
        <FactLine>
          {event.opensOn ? (
            <DateValue value={event.opensOn} />
          ) : (
            <AppointmentTime start={event.startTime} timeZone={timeZone} />
          )}
          {!event.opensOn && <TimeZoneName timeZone={timeZone} />}
          {event.title}
          {event.personName}
        </FactLine>
      ) : (
        <FormattedMessage defaultMessage="You have no classes, circles or sessions coming up." />
      )}
    </OverviewRow>
  );
}

function EventLink({ event: { kind, id } }: { event: Schemas['UpcomingEvent'] }) {
  if (kind === 'CLIENT_SESSION')
    return (
      <CoachAppLink path={`/my-sessions/${id}`}>
        <FormattedMessage defaultMessage="Open it in the coach app" />
      </CoachAppLink>
    );
  const href = {
    SESSION: paths.session({ sessionId: id }),
    CIRCLE: paths.coachingCircle({ circleId: id }),
    COURSE: paths.course({ courseId: id }),
  }[kind];
  return (
    <Link href={href} isStandalone>
      <FormattedMessage defaultMessage="View details" />
    </Link>
  );
}

function FindCoachLink() {
  return (
    <Link href={paths.findCoach()} isStandalone>
      <FormattedMessage defaultMessage="Find a coach" />
    </Link>
  );
}

function InboxRow() {
  const unread = useUnread();
  const { count = 0, newest } = unread ?? {};
  return (
    <OverviewRow
      title={<FormattedMessage {...places.inbox.title} />}
      icon={<InboxIcon />}
      state={unread ? 'loaded' : 'loading'}
      actions={
        <Link href={paths.inbox()} isStandalone>
          <FormattedMessage defaultMessage="Open inbox" />
        </Link>
      }
    >
      <FactLine>
        <FormattedMessage
          defaultMessage="{count, plural, =0 {You’re all caught up} one {# unread message} other {{shown} unread messages}}"
          description="How many messages are unread; shown is a number, or 20+"
          values={{ count, shown: count > 20 ? '20+' : count }}
        />
        {newest?.subject}
      </FactLine>
    </OverviewRow>
  );
}

function PaymentRow() {
  const { studentId } = useSignedInSession();
  const finances = api.useQuery('get', '/students/{id}/financial_summary', {
    params: { path: { id: studentId } },
  });
  const summary = finances.data?.content;
  const next = summary?.nextPayment;
  // Then the first to-do has the sum and the button.
  const isOverdue = next && summary.status !== 'GOOD';
  return (
    <OverviewRow
      title={
        isOverdue ? (
          <FormattedMessage defaultMessage="Past due" description="Heading: payments that are late" />
        ) : (
          <FormattedMessage defaultMessage="Next payment" />
        )
      }
      icon={<CreditCardIcon />}
      state={rowState(finances)}
      onRetry={finances.refetch}
      actions={
        <>
          {next && !next.isAutomatic && !isOverdue && (
            <LinkButton href={payNextPath(summary.paymentScheduleId)} variant="secondary">
              <FormattedMessage defaultMessage="Pay now" />
            </LinkButton>
          )}
          <Link href={paths.paymentInformation({ schedule: summary?.paymentScheduleId })} isStandalone>
            <FormattedMessage defaultMessage="See your payments" />
          </Link>
        </>
      }
    >
      {summary && next ? (
        <FactLine>
          {isOverdue ? (
            <FormattedMessage
              defaultMessage="Was due {date}"
              values={{ date: <DateValue value={next.dueDate} /> }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="{amount} due {date}"
              values={{
                amount: <MoneyValue amount={next.amount} currency={summary.currency} />,
                date: <DateValue value={next.dueDate} />,
              }}
            />
          )}
          {autopayText(next, summary)}
        </FactLine>
      ) : summary && pendingFor(summary, summary.paymentScheduleId).length > 0 ? (
        <FormattedMessage defaultMessage="We’re waiting for your bank. What’s next will appear here after that." />
      ) : (
        <FormattedMessage defaultMessage="Nothing is due." />
      )}
    </OverviewRow>
  );
}

function autopayText({ isAutomatic }: { isAutomatic: boolean }, { autoPay }: { autoPay: boolean }) {
  if (isAutomatic) return <FormattedMessage key="autopay" defaultMessage="Autopay is on" />;
  if (autoPay) return <FormattedMessage key="autopay" defaultMessage="Autopay won’t charge this payment" />;
  return <FormattedMessage key="autopay" defaultMessage="Autopay is off" />;
}
