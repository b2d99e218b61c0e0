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
