import type { components } from '@institute/api-schema';
import { addDays } from '@institute/design-system';
import { isDate, today } from '@institute/design-system/formats';
import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The number of days per request. */
const longestDays = 31;
/** Milliseconds after which free times are read again, because others book them too. */
const lookAgain = 30_000;

interface FreeTimes {
  slots: { start: string; end: string }[];
  /** The first day requested, `YYYY-MM-DD`. */
  firstDay: string;
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

/** A coach's free times for one product, over all schedules, by a zone's calendar days. */
export function useFreeTimes({ coachId, productId, timeZone, from }: Wanted): FreeTimes {
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/schedules', {
    params: { path: { coachId } },
  });
  const schedules = data.content;
  const now = today(timeZone);
  const firstDay = from && isDate(from) && from > now ? from : now;
  const endDate = addDays(firstDay, longestDays - 1);
  const lists = useSuspenseQueries({
    queries: schedules.map(({ id: scheduleId }) => ({
      ...api.queryOptions('get', '/coaches/{coachId}/products/{productId}/available_schedules/{scheduleId}', {
        params: {
          path: { coachId, productId, scheduleId },
          query: { startDate: firstDay, endDate, timeZone },
        },
      }),
      staleTime: 0,
      refetchInterval: lookAgain,
    })),
  });
  const horizon = Math.max(0, ...schedules.map(({ horizonDays }) => horizonDays));
  const nextDay = addDays(endDate, 1);
  return {
    slots: merged(lists.map((list) => list.data.content)),
    firstDay,
    nextDay: nextDay <= addDays(now, horizon) ? nextDay : null,
    refetch: () => Promise.all(lists.map((list) => list.refetch())),
  };
}

type Slot = components['schemas']['AvailableSlot'];

/** Merges several lists of times without duplicates. */
export function merged(lists: readonly (readonly Slot[])[]): FreeTimes['slots'] {
  const byStart = new Map(lists.flat().map(({ startTime, endTime }) => [startTime, endTime]));
  return [...byStart]
    .map(([start, end]) => ({ start, end }))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}
