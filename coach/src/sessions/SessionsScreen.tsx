import {
  AgendaList,
  EmptyState,
  ErrorPanel,
  FilteredList,
  Inline,
  Link,
  LinkButton,
  ListSkeleton,
  lazyPart,
  Page,
  Pagination,
  ScheduleIllustration,
  SegmentedControl,
  Stack,
  Tabs,
  useNavigate,
} from '@institute/design-system';
import { isDate, spellInstant } from '@institute/values/formats';
import { Suspense, useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { describeError } from '../messages.ts';
import { paths, places } from '../places.ts';
import { circleFilter, type ListView, sessionFilter, useMergedSessions } from './merged-sessions.ts';
import { ScheduleCircleSession } from './ScheduleCircleSession.tsx';

const MonthView = lazyPart(async () => (await import('./MonthView.tsx')).MonthView);
const WeekView = lazyPart(async () => (await import('./WeekView.tsx')).WeekView);

/** The values of `view` in the URL. */
const looks = ['list', 'week', 'calendar'] as const;
const views = ['upcoming', 'action', 'past'] as const satisfies ListView[];
const size = 20;

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
      title={<FormattedMessage {...places.mySessions.title} />}
      // The page waits for it, because on a phone it would move what is below it.
      actions={<ScheduleCircleSession />}
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
              {
                value: 'list',
                children: <FormattedMessage defaultMessage="List" />,
              },
              {
                value: 'week',
                children: <FormattedMessage defaultMessage="Week" />,
              },
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
          <Lists search={search} />
        )}
      </Stack>
    </Page>
  );
}

/** The lists of sessions, with those of circles: upcoming ones, those without attendance, and past ones. */
function Lists({ search }: { search: URLSearchParams }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const view = views.find((name) => name === search.get('show')) ?? 'upcoming';
  const page = /^\d{1,6}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 0;
  // Read once: a query that changes every second would never hit the cache.
  const [now] = useState(() => spellInstant(Date.now()));
  const [total, setTotal] = useState<number>();
  const count = useWaiting(now);
  const show = (next: ListView, nextPage = 0) =>
    navigate(
      paths.mySessions({ show: next === 'upcoming' ? null : next, page: nextPage === 0 ? null : nextPage }),
      { replace: nextPage > 0 },
    );
  const content = (
    <Suspense fallback={<ListSkeleton count={4} />}>
      <SessionList
        key={view}
        {...{ view, page, now }}
        onPage={(next) => show(view, next)}
        onTotal={setTotal}
      />
    </Suspense>
  );
  return (
    <FilteredList filter={[view]} count={total}>
      <Tabs<ListView>
        label={intl.formatMessage({ defaultMessage: 'Sessions' })}
        value={view}
        onChange={(next) => show(next)}
        tabs={[
          {
            value: 'upcoming',
            label: <FormattedMessage defaultMessage="Upcoming" description="Tab: sessions to come" />,
            content,
          },
          {
            value: 'past',
            label: <FormattedMessage defaultMessage="Past" />,
            content,
          },
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

/** How many sessions have no outcome yet; undefined until it's known. */
function useWaiting(now: string): number | undefined {
  const path = { coachId: useCoachId() };
  const one = { size: 1, page: 0 };
  const sessions = api.useQuery('get', '/coaches/{coachId}/coaching_sessions', {
    params: { path, query: { ...sessionFilter('action', now), ...one } },
  });
  const ofCircles = api.useQuery('get', '/coaches/{coachId}/circle_sessions', {
    params: { path, query: { ...circleFilter('action', now), ...one } },
  });
  return sessions.data && ofCircles.data && sessions.data.pagination.total + ofCircles.data.pagination.total;
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

interface SessionListProps {
  view: ListView;
  page: number;
  now: string;
  onPage: (page: number) => void;
  /** Called with the number of sessions, or undefined while they are loading. */
  onTotal: (total: number | undefined) => void;
}

function SessionList({ view, page, now, onPage, onTotal }: SessionListProps) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const { isPending, failed, retry, isRetrying, ...list } = useMergedSessions({ view, page, size, now });
  const total = isPending || failed ? undefined : list.total;
  useEffect(() => {
    onTotal(total);
    return () => onTotal(undefined);
  }, [onTotal, total]);
  if (failed)
    return (
      <ErrorPanel level={2} onRetry={retry} isRetrying={isRetrying}>
        {describeError(intl, failed.error)}
      </ErrorPanel>
    );
  if (isPending) return <ListSkeleton count={4} />;
  if (list.total === 0)
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
  return (
    <Stack gap="m">
      <AgendaList isNewestFirst={view === 'past'} timeZone={timeZone} level={2} events={list.events} />
      <Pagination hidesOnePage page={page} size={size} total={list.total} onPageChange={onPage} />
    </Stack>
  );
}
