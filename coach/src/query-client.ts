import { createQueryClient } from '@institute/api-schema/queries';

/** Separate from the client, because public pages and sign-in need no queries. */
export const queryClient = createQueryClient();
