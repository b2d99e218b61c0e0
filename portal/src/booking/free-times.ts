import { addDays, isDate, today } from '@institute/design-system/formats';
import { useSuspenseQuery } from '@tanstack/react-query';
import { client } from '../client.ts';

/** The number of days per request. */
const longestDays = 31;
/** Milliseconds after which free times are read again, because others book them too. */
const pollInterval = 30_000;

interface FreeTimes {
  /** RFC 3339 timestamps with the zone's offset. */
  slots: { start: string; end: string }[];
  /** The first day of the next request; null if it is too far ahead to be booked. */
  nextDay: string | null;
  refetch: () => Promise<unknown>;
}

/** What a time is chosen for: a product to buy, or a session of a purchase. */
export type BookedFor = { coachId: string; productId: string } | { purchaseId: string };

interface Wanted {
  bookedFor: BookedFor;
  timeZone: string;
  /** The first day to request, today by default. */
  from: string | null;
}

type Days = { from: string; to: string; timeZone: string };

async function readFreeTimes(bookedFor: BookedFor, query: Days, signal: AbortSignal) {
  const { data } =
    'purchaseId' in bookedFor
      ? await client.GET('/coach_product_purchases/{id}/free_times', {
          params: { path: { id: bookedFor.purchaseId }, query },
          signal,
        })
      : await client.GET('/coaches/{coachId}/products/{productId}/free_times', {
          params: { path: bookedFor, query },
          signal,
        });
  return data!.content;
}

/** A coach's free times for a session, by a zone's calendar days. */
export function useFreeTimes({ bookedFor, timeZone, from }: Wanted): FreeTimes {
  const now = today(timeZone);
  const firstDay = from && isDate(from) && from > now ? from : now;
  const query = { from: firstDay, to: addDays(firstDay, longestDays - 1), timeZone };
  const { data, refetch } = useSuspenseQuery({
    queryKey: ['free_times', bookedFor, query],
    queryFn: ({ signal }) => readFreeTimes(bookedFor, query, signal),
    staleTime: 0,
    refetchInterval: pollInterval,
  });
  const { slots, bookableUntil } = data;
  const nextDay = addDays(firstDay, longestDays);
  return {
    slots: slots.map(({ startTime, endTime }) => ({ start: startTime, end: endTime })),
    nextDay: bookableUntil && nextDay <= bookableUntil ? nextDay : null,
    refetch,
  };
}
