import { addDays, addMonths, isDate, today } from '@institute/values/formats';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Milliseconds after which free times are read again, because others book them too. */
const pollInterval = 30_000;

/** What a time is chosen for: a product to buy, or a session of a purchase, a new one or one to move. */
export type BookedFor = { coachId: string; productId: string } | { purchaseId: string; sessionId?: string };

interface FreeTimesOptions {
  bookedFor: BookedFor;
  timeZone: string;
  /** The day to begin with, whose month is shown. By default, that of the chosen time, or the first free one. */
  month: string | null;
  /** The start of the chosen time, or an empty string. */
  start: string;
}

type Days = { from: string; to: string; timeZone: string };

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

/** The free times of what is left of a day's month. */
function monthQuery(bookedFor: BookedFor, timeZone: string, day: string) {
  const [here, first] = [today(timeZone), `${day.slice(0, 7)}-01`];
  const isBegun = first < here;
  const query = { from: isBegun ? here : first, to: addDays(addMonths(first, 1), -1), timeZone };
  return queryOptions({
    queryKey: ['free_times', bookedFor, query],
    queryFn: ({ signal }) => readFreeTimes(bookedFor, query, signal),
    staleTime: 0,
    refetchInterval: pollInterval,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
}

/** A coach's free times for a session: of the month to show, and of the month of the chosen time. */
export function useFreeTimes({ bookedFor, timeZone, month, start }: FreeTimesOptions) {
  const here = today(timeZone);
  const { data: soonest, refetch: refetchSoonest } = useSuspenseQuery(monthQuery(bookedFor, timeZone, here));
  const chosenDay = start.slice(0, 10);
  const firstDay = soonest.slots.length > 0 ? here : (soonest.nextFreeDay ?? here);
  // The calendar names a month by its first day, which may be over.
  const isAhead = (day: string | null): day is string => isDate(day) && day.slice(0, 7) >= here.slice(0, 7);
  const shownDay = [month, chosenDay].find(isAhead) ?? firstDay;
  const shown = useQuery(monthQuery(bookedFor, timeZone, shownDay));
  const ofChosen = useQuery(monthQuery(bookedFor, timeZone, isAhead(chosenDay) ? chosenDay : shownDay));
  const slots = new Map(
    [shown, ofChosen].flatMap(({ data }) => (data?.slots ?? []).map((slot) => [slot.startTime, slot])),
  );
  return {
    /** RFC 3339 timestamps with the zone's offset. */
    slots: [...slots.values()].map(({ startTime, endTime }) => ({ start: startTime, end: endTime })),
    month: shownDay,
    isLoading: shown.isPending || ofChosen.isPending,
    /** The last day that can be booked. */
    lastDay: soonest.bookableUntil,
    /** Where the month has no free time: the first day after it that has one. */
    nextFreeDay: shown.data?.nextFreeDay,
    refetch: () => Promise.all([refetchSoonest(), shown.refetch(), ofChosen.refetch()]),
  };
}
