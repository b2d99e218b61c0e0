import { createQueryClient } from '@institute/api-schema/react';
import { session } from './session.ts';

export const { client, publicClient } = session;

export const queryClient = createQueryClient();
