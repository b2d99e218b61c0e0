import { createLists } from '@institute/api-schema/lists';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

/** `useList('/path', { query })` reads a page of a list, and `readAll` all of it. */
export const { useList, readAll } = createLists(api, queryClient);

/** The page sizes to choose from, where a list is long. */
export const sizes = [10, 25, 50];
