import type { components } from '@institute/api-schema';
import { addDays } from '@institute/design-system';
import { today } from '@institute/design-system/formats';
import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Days that the server looks at once. */
const longestDays = 31;
/** Milliseconds after which free times are read again: others book as well. */
const lookAgain = 30_000;

interface FreeTimes {
  slots: { start: string; end: string }[];
  /** The first day that is looked at, `YYYY-MM-DD`. */
  firstDay: string;
  /** The first day after those; null where nothing can be booked so far ahead. */
  nextDay: string | null;
  refetch: () => Promise<unknown>;
}

interface Wanted {
  coachId: string;
  productId: string;
  timeZone: string;
  /** The first day to look at; today where there is none. */
  from: string | null;
}

/** The free times of a coach for one product, over all schedules, by the calendar of a zone. */
export function useFreeTimes({ coachId, productId, timeZone, from }: Wanted): FreeTimes {
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/schedules', {
    params: { path: { coachId } },
  });
  const schedules = data.content;
  const now = today(timeZone);
  const firstDay = from && from > now ? from : now;
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

/** The times of several lists in one, each once. */
export function merged(lists: readonly (readonly Slot[])[]): FreeTimes['slots'] {
  const byStart = new Map(lists.flat().map(({ startTime, endTime }) => [startTime, endTime]));
  return [...byStart]
    .map(([start, end]) => ({ start, end }))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}
