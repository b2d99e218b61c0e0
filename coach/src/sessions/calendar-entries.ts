import { allPages, largestPage } from '@institute/api-schema/queries';
import { hueOf } from '@institute/design-system';
import { instantOf, wallTimeOf } from '@institute/values/availability';
import { addDays, parseInstant, spellInstant } from '@institute/values/formats';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type IntlShape, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { paths } from '../places.ts';
import { circleEvent, entryEvent } from './agenda-events.tsx';
import { type Session, type SessionEntry, entriesOf as sessionEntriesOf } from './sessions.ts';

/** The maximum number of days of other months shown before and after a month, and of a week at its ends. */
const margin = 7;
const longestMonth = 31;

export interface CalendarView {
  /** `YYYY-MM-DD`, or null for today. */
  day: string | null;
  onDay: (day: string) => void;
}

/** The sessions of the month of a day, and of the adjacent days that its calendar shows, in the coach's time zone. */
export function useCalendarEntries(day: string) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const { sessions, circleSessions } = useMonth(day, timeZone);
  const lists = [sessions, circleSessions];
  const placed = (start: string) => wallTimeOf(parseInstant(start) ?? 0, timeZone);
  const entries = [
    ...sessionEntriesOf(sessions.data ?? []).map((entry) => {
      const [session] = entry;
      return {
        ...placed(session.startTime),
        id: session.id,
        text: textOf(intl, entry),
        isCanceled: entry.every(isCanceled),
        // The product of an old session may be gone.
        hue: hueOf(session.productId ?? session.title),
        href: session.groupSessionId ? undefined : paths.session({ sessionId: session.id }),
        event: entryEvent(entry),
      };
    }),
    ...(circleSessions.data?.content ?? []).map((entry) => ({
      ...placed(entry.session.startTime),
      id: entry.session.id,
      text: entry.circle.title,
      isCanceled: false,
      hue: hueOf(entry.circle.id),
      href: undefined,
      event: circleEvent(entry),
    })),
  ].toSorted((a, b) => a.event.start.localeCompare(b.event.start));
  return {
    entries,
    failed: lists.find(({ isError, data }) => isError && !data),
    isPending: lists.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
    isRetrying: lists.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(lists.map((list) => list.refetch())),
  };
}

const isCanceled = ({ status }: Session) => status === 'CANCELLED' || status === 'LATE_CANCELLED';

/** The client and the service, or the group. */
function textOf(intl: IntlShape, [session]: SessionEntry): string {
  const { title, client } = session;
  return session.groupSessionId
    ? title
    : intl.formatMessage({ defaultMessage: '{name}, {title}' }, { title, name: client.name });
}

/** The coach's sessions in the month of a day, including the adjacent days that the calendar shows. */
function useMonth(day: string, timeZone: string) {
  const coachId = useCoachId();
  const first = `${day.slice(0, 7)}-01`;
  const at = (date: string) => spellInstant(instantOf({ date, minutes: 0 }, timeZone));
  const from = at(addDays(first, -margin));
  const to = at(addDays(first, longestMonth + margin));
  const params = { path: { coachId }, query: { from, to, sortBy: 'startTime' as const, descending: false } };
  // The calendar shows them all, however many there are in a month.
  const sessions = useQuery({
    ...allPages(api.queryOptions('get', '/coaches/{coachId}/coaching_sessions', { params })),
    placeholderData: keepPreviousData,
  });
  const circleSessions = api.useQuery(
    'get',
    '/coaches/{coachId}/circle_sessions',
    { params: { ...params, query: { ...params.query, size: largestPage } } },
    { placeholderData: keepPreviousData },
  );
  return { sessions, circleSessions };
}
