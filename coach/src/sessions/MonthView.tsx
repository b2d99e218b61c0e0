import { allPages, largestPage } from '@institute/api-schema/queries';
import { AgendaList, Calendar, EmptyState, ErrorPanel, ListSkeleton, Stack } from '@institute/design-system';
import { instantOf, wallTimeOf } from '@institute/design-system/availability';
import {
  addDays,
  clockOf,
  formatDate,
  formatTime,
  parseInstant,
  spellInstant,
  today,
} from '@institute/design-system/formats';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { describeError } from '../messages.ts';
import { circleEvent, entryEvent } from './agenda-events.tsx';
import { type Session, type SessionEntry, entriesOf as sessionEntriesOf } from './sessions.ts';

/** The maximum number of days of other months shown before and after a month. */
const margin = 7;
const longestMonth = 31;

interface MonthViewProps {
  /** `YYYY-MM-DD`, or null for today. */
  day: string | null;
  onDay: (day: string) => void;
}

/** A month of sessions, and the agenda of the selected day, which stays while the user browses other months. */
export function MonthView({ day, onDay }: MonthViewProps) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const chosen = day ?? today(timeZone);
  const [shown, setShown] = useState<string | null>(null);
  const shownMonth = useMonth(shown ?? chosen, timeZone);
  const month = useMonth(chosen, timeZone);
  const wallTime = (instant: string) => wallTimeOf(parseInstant(instant) ?? 0, timeZone);
  const textOf = (entry: SessionEntry) => {
    const [session] = entry;
    const { title, client } = session;
    if (session.groupSessionId)
      return entry.every(isCanceled)
        ? intl.formatMessage(
            {
              defaultMessage: '{title} (canceled)',
              description: 'A date of a group on a day of the calendar, after its time, if no one comes',
            },
            { title },
          )
        : title;
    return isCanceled(session)
      ? intl.formatMessage(
          {
            defaultMessage: '{name}, {title} (canceled)',
            description: 'A canceled session on a day of the calendar, after its time: client and service',
          },
          { title, name: client.name },
        )
      : intl.formatMessage(
          {
            defaultMessage: '{name}, {title}',
            description: 'A session on a day of the calendar, after its time: client and service',
          },
          { title, name: client.name },
        );
  };
  const entriesOf = ({ sessions, circleSessions }: Month) =>
    [
      ...sessionEntriesOf(sessions.data ?? []).map((entry) => ({
        ...wallTime(entry[0].startTime),
        id: entry[0].id,
        text: textOf(entry),
        event: entryEvent(entry),
      })),
      ...(circleSessions.data?.content ?? []).map((entry) => ({
        ...wallTime(entry.session.startTime),
        id: entry.session.id,
        text: entry.circle.title,
        event: circleEvent(entry),
      })),
    ].toSorted((a, b) => a.event.start.localeCompare(b.event.start));
  const lists = [month.sessions, month.circleSessions];
  const failed = lists.find(({ isError, data }) => isError && !data);
  const ofDay = entriesOf(month).filter(({ date }) => date === chosen);
  return (
    <Stack gap="l">
      <Calendar
        label={intl.formatMessage({
          defaultMessage: 'My sessions',
          description: 'Name of the calendar of sessions',
        })}
        value={chosen}
        onChange={(date) => {
          setShown(null);
          onDay(date);
        }}
        onMonthChange={setShown}
        timeZone={timeZone}
        events={entriesOf(shownMonth).map(({ id, date, minutes, text }) => ({
          id,
          date,
          title: `${formatTime(clockOf(minutes), intl.locale)} ${text}`,
        }))}
      />
      {failed ? (
        <ErrorPanel
          level={2}
          onRetry={() => void Promise.all(lists.map((list) => list.refetch()))}
          isRetrying={lists.some(({ isFetching }) => isFetching)}
        >
          {describeError(intl, failed.error)}
        </ErrorPanel>
      ) : lists.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData) ? (
        <ListSkeleton count={2} />
      ) : ofDay.length > 0 ? (
        <AgendaList level={2} timeZone={timeZone} events={ofDay.map(({ event }) => event)} />
      ) : (
        <EmptyState
          level={2}
          picture={null}
          title={
            <FormattedMessage
              defaultMessage="No sessions on {date}"
              description="In the place of the sessions of a day"
              values={{ date: formatDate(chosen, 'medium', intl.locale) }}
            />
          }
        />
      )}
    </Stack>
  );
}

type Month = ReturnType<typeof useMonth>;

const isCanceled = ({ status }: Session) => status === 'CANCELLED' || status === 'LATE_CANCELLED';

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
