import type { components } from '@institute/api-schema';
import { largestPage, refetchAt } from '@institute/api-schema/queries';
import type { AgendaEvent } from '@institute/design-system';
import { parseInstant } from '@institute/values/formats';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { useMinute } from '../today/today.ts';
import { circleEvent, entryEvent } from './agenda-events.tsx';
import type { CircleEntry } from './circles.ts';
import { isTimeToJoin } from './JoinLink.tsx';
import { entriesOf, type Session } from './sessions.ts';

type Pagination = components['schemas']['Pagination'];

interface Page<Row> {
  content: Row[];
  pagination: Pagination;
  /** All of the sessions of the groups in `content`. */
  participants?: Session[];
}

/** What the lists have in common. In `action`, only what has no outcome yet. */
export type ListView = 'upcoming' | 'action' | 'past';

const refetchInterval = refetchAt<{ content: Session[]; participants?: Session[] }>(
  ({ content, participants = [] }) => [...content, ...participants].map(({ validUntil }) => validUntil),
);

/** The sessions with clients that are in a list. */
export const sessionFilter = (view: ListView, now: string) => ({
  isByDate: true,
  ...(view === 'upcoming' ? { from: now } : view === 'action' ? { endedBy: now } : { to: now }),
  ...(view === 'past' ? {} : { status: 'BOOKED' as const }),
});

/** The sessions of circles that are in a list. */
export const circleFilter = (view: ListView, now: string) => ({
  ...(view === 'upcoming' ? { from: now } : { to: now }),
  ...(view === 'action' ? { hasAttendance: false } : {}),
});

interface ListQuery {
  view: ListView;
  page: number;
  size: number;
  now: string;
}

/**
 * One page of the coach's sessions and those of their circles, by time. The server has two lists: the first rows of both,
 * up to the end of the page, are read and merged, since any of them may be on it.
 */
export function useMergedSessions({ view, page, size, now }: ListQuery) {
  const coachId = useCoachId();
  const end = size * (page + 1);
  const chunks = Array.from({ length: Math.ceil(end / largestPage) }, (_, index) => ({
    size: largestPage,
    page: index,
  }));
  const order = { sortBy: 'startTime' as const, descending: view === 'past' };
  const path = { coachId };
  const sessions = useQueries({
    queries: chunks.map((rows) => ({
      ...api.queryOptions('get', '/coaches/{coachId}/coaching_sessions', {
        params: { path, query: { ...sessionFilter(view, now), ...order, ...rows } },
      }),
      refetchInterval,
    })),
  });
  const ofCircles = useQueries({
    queries: chunks.map((rows) =>
      api.queryOptions('get', '/coaches/{coachId}/circle_sessions', {
        params: { path, query: { ...circleFilter(view, now), ...order, ...rows } },
      }),
    ),
  });
  const all: UseQueryResult<unknown, unknown>[] = [...sessions, ...ofCircles];
  const inOrder = sorted([...eventsOf(sessions), ...ofCircles.flatMap(circleEvents)], view);
  return {
    isPending: all.some((list) => list.isPending),
    failed: all.find(({ isError, data }) => isError && !data),
    isRetrying: all.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(all.map((list) => list.refetch())),
    total: totalOf(sessions) + totalOf(ofCircles),
    events: withNextJoin(inOrder, useMinute()).slice(end - size, end),
  };
}

const totalOf = ([first]: readonly { data: Page<unknown> | undefined }[]) =>
  first?.data?.pagination.total ?? 0;

const circleEvents = ({ data }: { data: Page<CircleEntry> | undefined }) =>
  (data?.content ?? []).map(circleEvent);

function eventsOf(lists: readonly { data: Page<Session> | undefined }[]): AgendaEvent[] {
  const rows = lists.flatMap(({ data }) => data?.content ?? []);
  const participants = lists.flatMap(({ data }) => data?.participants ?? []);
  return entriesOf([...rows.filter(({ groupSessionId }) => !groupSessionId), ...participants]).map(
    entryEvent,
  );
}

const sorted = (events: AgendaEvent[], view: ListView) => {
  const direction = view === 'past' ? -1 : 1;
  return events.toSorted((a, b) => direction * ((parseInstant(a.start) ?? 0) - (parseInstant(b.start) ?? 0)));
};

/** Only the next session can be joined from the list, and others once it's time for them. */
function withNextJoin(events: readonly AgendaEvent[], now: number): AgendaEvent[] {
  const next = events.find(({ primaryAction }) => primaryAction);
  return events.map((event) =>
    event === next || isTimeToJoin(event.start, now) ? event : { ...event, primaryAction: null },
  );
}
