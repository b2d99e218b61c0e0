import { createQueryClient } from '@institute/api-schema/react';

/** Apart from the client: public pages and signing in need no queries. */
export const queryClient = createQueryClient();
