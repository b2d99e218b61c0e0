import { allPages, type components, largestPage } from '@institute/api-schema';
import { client } from '../client.ts';

export type AccountEvent = components['schemas']['AccountEvent'];

/** All events of an account, oldest first, read page by page. `null` includes all applications. */
export const fetchHistory = (studentId: string, applicationId: string | null): Promise<AccountEvent[]> =>
  allPages(async (page) => {
    const { data } = await client.GET('/students/{id}/account_history', {
      params: {
        path: { id: studentId },
        query: { applicationId, page, size: largestPage, sortBy: 'eventDate', descending: false },
      },
    });
    return data!;
  });
