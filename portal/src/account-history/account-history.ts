import { allPages, type components, largestPage } from '@institute/api-schema';
import { client } from '../client.ts';

export type AccountEvent = components['schemas']['AccountEvent'];

/** Every event of an account, the oldest first, page after page. `null` keeps those of all applications. */
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
