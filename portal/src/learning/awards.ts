import { largestPage } from '@institute/api-schema/queries';
import { api } from '../api.ts';

/** A student's awards: each of the institute's at most once. */
export const awardsQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/awards', {
    params: { path: { id }, query: { size: largestPage } },
  });
