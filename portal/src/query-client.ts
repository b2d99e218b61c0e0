import { createQueryClient } from '@institute/api-schema/queries';

/** Separate from the client, because signing in needs no queries. */
export const queryClient = createQueryClient();
