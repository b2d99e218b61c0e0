import { slotWeeks } from '@institute/values/availability';
import { isDate, today } from '@institute/values/formats';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../api.ts';

/** Milliseconds after which free times are read again, because others book them too. */
const pollInterval = 30_000;

/** What a time is chosen for: a product to buy, or a session of a purchase, a new one or one to move. */
export type BookedFor = { coachId: string; productId: string } | { purchaseId: string; sessionId?: string };

interface FreeTimesOptions {
  bookedFor: BookedFor;
  timeZone: string;
  /** The day to begin with, whose weeks are shown. By default, that of the chosen time, or the first free one. */
  from: string | null;
  /** The start of the chosen time, or an empty string. */
  start: string;
}

type Weeks = { from: string; to: string };
type Days = Weeks & { timeZone: string };

const readFreeTimes = (bookedFor: BookedFor, query: Days, signal: AbortSignal) =>
  'purchaseId' in bookedFor
    ? api.request('get', '/coach_product_purchases/{id}/free_times', {
        path: { id: bookedFor.purchaseId },
        query: { ...query, sessionId: bookedFor.sessionId ?? null },
        signal,
      })
    : api.request('get', '/coaches/{coachId}/products/{productId}/free_times', {
        path: bookedFor,
        query,
        signal,
      });

/** The free times of the weeks around a day, from today on. */
function weeksQuery(bookedFor: BookedFor, timeZone: string, here: string, { from, to }: Weeks) {
  const query = { from: [from, here].toSorted()[1]!, to, timeZone };
  return queryOptions({
    queryKey: ['free_times', bookedFor, query],
    queryFn: ({ signal }) => readFreeTimes(bookedFor, query, signal),
    staleTime: 0,
    refetchInterval: pollInterval,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
}

/** A coach's free times for a session: of the weeks to show, and of those of the chosen time. */
export function useFreeTimes({ bookedFor, timeZone, from, start }: FreeTimesOptions) {
  const { locale } = useIntl();
  const here = today(timeZone);
  const queryOf = (day: string) => weeksQuery(bookedFor, timeZone, here, slotWeeks(day, here, locale));
  const { data: soonest, refetch: refetchSoonest } = useSuspenseQuery(queryOf(here));
  const chosenDay = start.slice(0, 10);
  const firstDay = soonest.slots.length > 0 ? here : (soonest.nextFreeDay ?? here);
  // The calendar names weeks by their first day, which may be over.
  const thisWeek = slotWeeks(here, here, locale).from;
  const isAhead = (day: string | null): day is string => isDate(day) && day >= thisWeek;
  const asked = [from, chosenDay].find(isAhead) ?? firstDay;
  const lastDay = soonest.bookableUntil;
  // An address may ask for weeks that can't be booked yet.
  const isTooFar = lastDay !== null && asked > slotWeeks(lastDay, here, locale).to;
  const shownDay = isTooFar ? lastDay : asked;
  const shown = useQuery(queryOf(shownDay));
  const ofChosen = useQuery(queryOf(isAhead(chosenDay) ? chosenDay : shownDay));
  const slots = new Map(
    [shown, ofChosen].flatMap(({ data }) => (data?.slots ?? []).map((slot) => [slot.startTime, slot])),
  );
  return {
    /** RFC 3339 timestamps with the zone's offset. */
    slots: [...slots.values()].map(({ startTime, endTime }) => ({ start: startTime, end: endTime })),
    startDay: shownDay,
    isLoading: shown.isPending || ofChosen.isPending,
    /** The last day that can be booked. */
    lastDay,
    /** Where the weeks have no free time: the first day after them that has one. */
    nextFreeDay: shown.data?.nextFreeDay,
    refetch: () => Promise.all([refetchSoonest(), shown.refetch(), ofChosen.refetch()]),
  };
}
