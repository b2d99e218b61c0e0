import { settledTotal } from '@institute/api-schema/queries';
import {
  AgendaList,
  EmptyState,
  FilteredList,
  Inline,
  Link,
  LinkButton,
  ListSkeleton,
  lazyPart,
  Page,
  PagedList,
  ScheduleIllustration,
  SegmentedControl,
  Stack,
  type TableQuery,
  Tabs,
  useNavigate,
} from '@institute/design-system';
import { useTablePage, useTableQuery } from '@institute/design-system/app';
import { ScheduleCircleSession } from '@institute/shared-screens/circles/CircleActions.tsx';
import { isDate } from '@institute/values/formats';
import { Suspense } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { useList } from '../lists.ts';
import { paths } from '../places.ts';
import { appointmentEvent } from './agenda-events.tsx';
import { useLedCircles } from './circles.ts';
import { type Appointment, refetchAppointments } from './sessions.ts';

const MonthView = lazyPart(async () => (await import('./MonthView.tsx')).MonthView);
const WeekView = lazyPart(async () => (await import('./WeekView.tsx')).WeekView);

/** The values of `view` in the URL. */
const looks = ['list', 'week', 'calendar'] as const;
const views = ['upcoming', 'action', 'past'] as const;
type ListView = (typeof views)[number];
const shownIn = { upcoming: 'UPCOMING', action: 'NEEDS_ACTION', past: 'PAST' } as const;
const defaults: TableQuery = { sortBy: 'startTime', descending: false, page: 0, size: 20 };

/** A month such as `2026-12`, of the years 1000 to 2999. */
const monthPattern = /^[12]\d{3}-(0[1-9]|1[0-2])$/;

/** The day in `month=2026-12&day=05`. If the month has no such day, its first day; null without a valid month. */
function dayOf(search: URLSearchParams): string | null {
  const month = search.get('month') ?? '';
  if (!monthPattern.test(month)) return null;
  const day = `${month}-${search.get('day') ?? ''}`;
  return isDate(day) ? day : `${month}-01`;
}

/** The coach's sessions, as lists by status or as a calendar. */
export default function SessionsScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = new URLSearchParams(useSearch());
  const look = looks.find((name) => name === search.get('view')) ?? 'list';
  const Calendar = look === 'week' ? WeekView : MonthView;
  return (
    <Page
      // The page waits for it, because on a phone it would move what is below it.
      actions={<ScheduleCircleSession isIconOnPhones circles={useLedCircles()} api={api} />}
      lead={
        look === 'list' ? (
          <FormattedMessage defaultMessage="Times are in your time zone. Your client’s time is beside them." />
        ) : (
          <FormattedMessage defaultMessage="Times are in your time zone." />
        )
      }
    >
      <Stack gap="m">
        <Inline justify="between" gap="m">
          <SegmentedControl
            label={intl.formatMessage({
              defaultMessage: 'View',
              description: 'Name of the choice between a list, a week and a month',
            })}
            value={look}
            onChange={(next) =>
              navigate(
                next === 'list'
                  ? paths.mySessions()
                  : paths.mySessions({ view: next, month: search.get('month'), day: search.get('day') }),
              )
            }
            options={[
              { value: 'list', children: <FormattedMessage defaultMessage="List" /> },
              { value: 'week', children: <FormattedMessage defaultMessage="Week" /> },
              {
                value: 'calendar',
                children: <FormattedMessage defaultMessage="Month" description="View of the sessions" />,
              },
            ]}
          />
          <Link href={paths.calendarFeed()} isStandalone>
            <FormattedMessage defaultMessage="Subscribe in your calendar" />
          </Link>
        </Inline>
        {look !== 'list' ? (
          <Suspense fallback={<ListSkeleton count={4} />}>
            <Calendar
              day={dayOf(search)}
              onDay={(day) =>
                navigate(paths.mySessions({ view: look, month: day.slice(0, 7), day: day.slice(8) }), {
                  replace: true,
                })
              }
            />
          </Suspense>
        ) : (
          <Lists />
        )}
      </Stack>
    </Page>
  );
}

/** The lists of sessions, with those of circles: upcoming ones, those without attendance, and past ones. */
function Lists() {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = new URLSearchParams(useSearch());
  const view = views.find((name) => name === search.get('show')) ?? 'upcoming';
  const [query, setQuery] = useTableQuery(defaults, []);
  const list = useAppointments(view, query);
  const { data: waiting } = useAppointments('action', { page: 0, size: 1 });
  const count = waiting?.pagination.total;
  const content = (
    <PagedList
      {...useTablePage(list, query, setQuery)}
      skeleton={<ListSkeleton count={4} />}
      empty={<NoAppointments view={view} />}
    >
      {(appointments) => <Agenda appointments={appointments} view={view} />}
    </PagedList>
  );
  return (
    <FilteredList filter={[view]} count={settledTotal(list)}>
      <Tabs<ListView>
        label={intl.formatMessage({ defaultMessage: 'Sessions' })}
        value={view}
        onChange={(next) => navigate(paths.mySessions({ show: next === 'upcoming' ? null : next }))}
        tabs={[
          {
            value: 'upcoming',
            label: <FormattedMessage defaultMessage="Upcoming" description="Tab: sessions to come" />,
            content,
          },
          { value: 'past', label: <FormattedMessage defaultMessage="Past" />, content },
          // The last, because its number arrives later and would move another one.
          {
            value: 'action',
            label: <FormattedMessage defaultMessage="Needs action" />,
            ...(count ? { count } : {}),
            content,
          },
        ]}
      />
    </FilteredList>
  );
}

/** One page of the coach's sessions and those of their circles, by time. */
function useAppointments(view: ListView, { page, size }: { page: number; size: number }) {
  const coachId = useCoachId();
  const query = { show: shownIn[view], descending: view === 'past', page, size };
  return useList(
    '/coaches/{coachId}/appointments',
    { path: { coachId }, query },
    {
      view: 'show',
      refetchInterval: refetchAppointments,
    },
  );
}

const empty: Record<ListView, { title: MessageDescriptor; text: MessageDescriptor }> = {
  upcoming: defineMessages({
    title: { defaultMessage: 'No upcoming sessions' },
    text: { defaultMessage: 'When a client books you, the session appears here and we e-mail you.' },
  }),
  action: defineMessages({
    title: { defaultMessage: 'You’re all caught up' },
    text: {
      defaultMessage: 'Sessions that are over wait here until you mark them as completed or canceled.',
    },
  }),
  past: defineMessages({
    title: { defaultMessage: 'No past sessions' },
    text: { defaultMessage: 'Your sessions stay here, with your notes until a client deletes the account.' },
  }),
};

function NoAppointments({ view }: { view: ListView }) {
  const intl = useIntl();
  return (
    <EmptyState
      picture={<ScheduleIllustration />}
      title={intl.formatMessage(empty[view].title)}
      action={
        view === 'upcoming' && (
          <LinkButton variant="secondary" href={paths.myCoachSchedule()}>
            <FormattedMessage defaultMessage="Check your hours" />
          </LinkButton>
        )
      }
    >
      {intl.formatMessage(empty[view].text)}
    </EmptyState>
  );
}

function Agenda({ appointments, view }: { appointments: readonly Appointment[]; view: ListView }) {
  // Only the next session can be joined from the list, and others once it's time for them.
  const next = appointments.findIndex((appointment) => appointmentEvent(appointment).primaryAction);
  return (
    <AgendaList
      isNewestFirst={view === 'past'}
      timeZone={useTimeZone()}
      level={2}
      events={appointments.map((appointment, index) => ({
        ...appointmentEvent(appointment),
        ...(index !== next && !isSoon(appointment) && { primaryAction: null }),
      }))}
    />
  );
}

const isSoon = ({ sessions, circle }: Appointment) => (sessions[0] ?? circle!.session).isSoon;
