import { createApi } from '@institute/api-schema/api';
import { client } from './client.ts';

/**
 * `api.useContent('/coaches/{id}', …)`, `api.send('put', …)`: query keys consist of method, path and parameters. Separate
 * from the client, because signing in needs no queries.
 */
export const api = createApi(client, () => import('./query-client.ts'));
