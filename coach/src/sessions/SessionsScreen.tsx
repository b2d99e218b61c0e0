import { refetchAt, settledTotal } from '@institute/api-schema/queries';
import {
  AgendaList,
  EmptyState,
  ErrorPanel,
  FilteredList,
  Inline,
  Link,
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
import { isDate, spellInstant } from '@institute/design-system/formats';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { entryEvent } from './agenda-events.tsx';
import { entriesOf, type Session } from './sessions.ts';

const MonthView = lazyPart(async () => (await import('./MonthView.tsx')).MonthView);
const WeekView = lazyPart(async () => (await import('./WeekView.tsx')).WeekView);
const CircleSessions = lazyPart(async () => (await import('./CircleSessions.tsx')).CircleSessions);

/** The values of `view` in the URL. */
const looks = ['list', 'week', 'calendar'] as const;
const views = ['upcoming', 'action', 'past', 'circles'] as const;
type View = (typeof views)[number];
type ListView = Exclude<View, 'circles'>;
const size = 20;

const refetchInterval = refetchAt<{ content: Session[]; participants?: Session[] }>(
  ({ content, participants = [] }) => [...content, ...participants].map(({ validUntil }) => validUntil),
);

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
      title={<FormattedMessage defaultMessage="My sessions" description="Heading of a coach’s sessions" />}
      lead={
        <FormattedMessage
          defaultMessage="Times are in your time zone. Your client’s time is beside them."
          description="Sentence under the heading of a coach’s sessions"
        />
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
                children: <FormattedMessage defaultMessage="List" description="View of the sessions" />,
              },
              {
                value: 'week',
                children: <FormattedMessage defaultMessage="Week" description="View of the sessions" />,
              },
              {
                value: 'calendar',
                children: <FormattedMessage defaultMessage="Month" description="View of the sessions" />,
              },
            ]}
          />
          <Link href={paths.calendarFeed()} isStandalone>
            <FormattedMessage
              defaultMessage="Subscribe in your calendar"
              description="Heading and link: having the sessions in the coach’s own calendar"
            />
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

/** The lists of sessions: upcoming ones, those without attendance, past ones, and circle sessions. */
function Lists({ search }: { search: URLSearchParams }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const view = views.find((name) => name === search.get('show')) ?? 'upcoming';
  const page = /^\d{1,6}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 0;
  // Read once: a query that changes every second would never hit the cache.
  const [now] = useState(() => spellInstant(Date.now()));
  const [total, setTotal] = useState<number>();
  const coachId = useCoachId();
  const waiting = api.useQuery('get', '/coaches/{coachId}/coaching_sessions', {
    params: { path: { coachId }, query: { to: now, status: 'BOOKED', isByDate: true, size: 1, page: 0 } },
  });
  const show = (next: View, nextPage = 0) =>
    navigate(
      paths.mySessions({ show: next === 'upcoming' ? null : next, page: nextPage === 0 ? null : nextPage }),
      { replace: nextPage > 0 },
    );
  const content = (
    <Suspense fallback={<ListSkeleton count={4} />}>
      {view === 'circles' ? (
        <CircleSessions />
      ) : (
        <SessionList
          key={view}
          {...{ view, page, now }}
          onPage={(next) => show(view, next)}
          onTotal={setTotal}
        />
      )}
    </Suspense>
  );
  const count = waiting.data?.pagination.total;
  return (
    <FilteredList filter={[view]} count={total}>
      <Tabs<View>
        label={intl.formatMessage({
          defaultMessage: 'Sessions',
          description: 'Name of the tabs of sessions',
        })}
        value={view}
        onChange={(next) => show(next)}
        tabs={[
          {
            value: 'upcoming',
            label: <FormattedMessage defaultMessage="Upcoming" description="Tab: sessions to come" />,
            content,
          },
          {
            value: 'action',
            label: (
              <FormattedMessage
                defaultMessage="Needs action"
                description="Tab: sessions that were, and of which no one has said what became of them"
              />
            ),
            ...(count ? { count } : {}),
            content,
          },
          {
            value: 'past',
            label: <FormattedMessage defaultMessage="Past" description="Tab: sessions that were" />,
            content,
          },
          {
            value: 'circles',
            label: (
              <FormattedMessage defaultMessage="Circles" description="Tab: sessions of coaching circles" />
            ),
            content,
          },
        ]}
      />
    </FilteredList>
  );
}

const empty: Record<ListView, { title: MessageDescriptor; text: MessageDescriptor }> = {
  upcoming: defineMessages({
    title: { defaultMessage: 'No upcoming sessions', description: 'In the place of an empty list' },
    text: {
      defaultMessage: 'When a client books you, the session appears here and we e-mail you.',
      description: 'In the place of an empty list of upcoming sessions',
    },
  }),
  action: defineMessages({
    title: { defaultMessage: 'You’re all caught up', description: 'In the place of an empty list' },
    text: {
      defaultMessage: 'Sessions that are over wait here until you mark them as completed or canceled.',
      description: 'In the place of an empty list of sessions that need action',
    },
  }),
  past: defineMessages({
    title: { defaultMessage: 'No past sessions', description: 'In the place of an empty list' },
    text: {
      defaultMessage: 'Your sessions stay here, with your notes until a client deletes the account.',
      description: 'In the place of an empty list of past sessions',
    },
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
  const list = api.useQuery(
    'get',
    '/coaches/{coachId}/coaching_sessions',
    {
      params: {
        path: { coachId: useCoachId() },
        query: {
          size,
          page,
          isByDate: true,
          sortBy: 'startTime',
          descending: view === 'past',
          ...(view === 'upcoming' ? { from: now } : { to: now }),
          ...(view === 'past' ? {} : { status: 'BOOKED' }),
        },
      },
    },
    { placeholderData: keepPreviousData, refetchInterval },
  );
  const total = settledTotal(list);
  useEffect(() => {
    onTotal(total);
    return () => onTotal(undefined);
  }, [onTotal, total]);
  if (list.isPending) return <ListSkeleton count={4} />;
  if (!list.data)
    return (
      <ErrorPanel level={2} onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
        {describeError(intl, list.error)}
      </ErrorPanel>
    );
  const { content, pagination, participants = [] } = list.data;
  if (pagination.total === 0)
    return (
      <EmptyState picture={<ScheduleIllustration />} title={intl.formatMessage(empty[view].title)}>
        {intl.formatMessage(empty[view].text)}
      </EmptyState>
    );
  return (
    <Stack gap="m">
      <AgendaList
        isNewestFirst={view === 'past'}
        timeZone={timeZone}
        level={2}
        events={entriesOf([...content.filter(({ groupSessionId }) => !groupSessionId), ...participants]).map(
          entryEvent,
        )}
      />
      <Pagination
        hidesOnePage
        isLoading={list.isPlaceholderData}
        page={page}
        size={size}
        total={pagination.total}
        onPageChange={onPage}
      />
    </Stack>
  );
}
