import { createQueryClient } from '@institute/api-schema/react';

/** Separate from the client, because public pages and sign-in need no queries. */
export const queryClient = createQueryClient();
