import { addDays, isDate, today } from '@institute/design-system/formats';
import { api } from '../api.ts';

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

interface Wanted {
  coachId: string;
  productId: string;
  timeZone: string;
  /** The first day to request, today by default. */
  from: string | null;
}

/** A coach's free times for one product, by a zone's calendar days. */
export function useFreeTimes({ coachId, productId, timeZone, from }: Wanted): FreeTimes {
  const now = today(timeZone);
  const firstDay = from && isDate(from) && from > now ? from : now;
  const { data, refetch } = api.useSuspenseQuery(
    'get',
    '/coaches/{coachId}/products/{productId}/free_times',
    {
      params: {
        path: { coachId, productId },
        query: { from: firstDay, to: addDays(firstDay, longestDays - 1), timeZone },
      },
    },
    { staleTime: 0, refetchInterval: pollInterval },
  );
  const { slots, bookableUntil } = data.content;
  const nextDay = addDays(firstDay, longestDays);
  return {
    slots: slots.map(({ startTime, endTime }) => ({ start: startTime, end: endTime })),
    nextDay: bookableUntil && nextDay <= bookableUntil ? nextDay : null,
    refetch,
  };
}
