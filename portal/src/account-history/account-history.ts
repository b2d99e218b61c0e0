import type { components } from '@institute/api-schema';
import { client } from '../client.ts';

export type AccountEvent = components['schemas']['AccountEvent'];

const largestPage = 100;

/** Every event of an account, the oldest first, page after page. `null` keeps those of all applications. */
export async function fetchHistory(studentId: string, applicationId: string | null): Promise<AccountEvent[]> {
  const events: AccountEvent[] = [];
  for (let page = 0; ; page += 1) {
    const { data } = await client.GET('/students/{id}/account_history', {
      params: {
        path: { id: studentId },
        query: { applicationId, page, size: largestPage, sortBy: 'eventDate', descending: false },
      },
    });
    events.push(...data!.content);
    if (data!.content.length === 0 || events.length >= data!.pagination.total) return events;
  }
}

/** What moved: a charge that was refused has an amount, and moved nothing. */
export const movedAmount = ({ type, amount }: AccountEvent): number =>
  type === 'PAYMENT_ACCEPTED' || type === 'REFUNDED' ? (amount ?? 0) : 0;

/** What was paid in all after each event, by its id, in minor units. The events are in the order in which they happened. */
export function runningBalance(events: readonly AccountEvent[]): Map<string, number> {
  let paid = 0;
  return new Map(
    events.map((event) => {
      paid += movedAmount(event);
      return [event.id, paid];
    }),
  );
}
