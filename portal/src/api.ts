import { createApi } from '@institute/api-schema/api';
import { client } from './client.ts';

/** `api.useContent('/students/{id}', …)`, `api.send('put', …)`: query keys consist of method, path and parameters. */
export const api = createApi(client, () => import('./query-client.ts'));
