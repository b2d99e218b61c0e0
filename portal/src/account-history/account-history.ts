import type { components } from '@institute/api-schema';
import { allPages } from '@institute/api-schema/queries';
import { api } from '../api.ts';

export type AccountEvent = components['schemas']['AccountEvent'];

/** All events of an account, oldest first, for a file of them. `null` includes all applications. */
export const historyQuery = (studentId: string, applicationId: string | null) =>
  allPages(
    api.queryOptions('get', '/students/{id}/account_history', {
      params: { path: { id: studentId }, query: { applicationId, sortBy: 'eventDate', descending: false } },
    }),
  );
