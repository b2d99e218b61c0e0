import { MutationCache, QueryClient } from '@tanstack/react-query';
import { onDeviceClock } from './device-clock.ts';
import { isOutcomeUnknown } from './outcome.ts';

export { allPages, largestPage } from './all-pages.ts';

/** The polling interval for a payment that the bank hasn't answered, in milliseconds. */
export const paymentPollInterval = 3_000;
/** Milliseconds until the next try, while the server is unavailable. */
const retryInterval = 5_000;
/** The longest timer, in milliseconds: laptops sleep and clocks are set, so a moment far ahead is looked at again. */
const longestWait = 3_600_000;

interface QueryState<Data> {
  state: { status: string; error: unknown; data?: Data | undefined };
}

const refetchIfUnavailable = ({ state }: QueryState<unknown>): number | false =>
  state.status === 'error' && isOutcomeUnknown(state.error) ? retryInterval : false;

/**
 * A `refetchInterval` for answers that say until when they're valid: they are requested again at that moment, so that
 * a screen that stays open doesn't offer what has become impossible.
 */
export const refetchAt =
  <Data>(validUntil: (data: Data) => (string | null)[]) =>
  (query: QueryState<Data>): number | false => {
    const { data } = query.state;
    const moments = (data ? validUntil(data) : []).flatMap((moment) =>
      moment ? [onDeviceClock(moment)] : [],
    );
    if (moments.length === 0) return refetchIfUnavailable(query);
    const wait = Math.min(...moments) - Date.now();
    return refetchIfUnavailable(query) || Math.min(Math.max(wait, retryInterval), longestWait);
  };

/** The length of a whole list; undefined while another filter's or page's answer is still shown. */
export const settledTotal = (list: {
  data: { pagination: { total: number } } | undefined;
  isPlaceholderData: boolean;
}): number | undefined => (list.isPlaceholderData ? undefined : list.data?.pagination.total);

/** The query client of both apps: data stays fresh for 30 s and is refetched after every write. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Fails immediately when offline, so that the screen shows it.
        networkMode: 'always',
        staleTime: 30_000,
        refetchInterval: refetchIfUnavailable,
        retry: (failures, error) => failures < 2 && isOutcomeUnknown(error),
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({ onSuccess: () => queryClient.invalidateQueries() }),
  });
  return queryClient;
}
