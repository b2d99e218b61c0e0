import createQueryHooks from 'openapi-react-query';
import { client } from './client.ts';

/**
 * `api.useSuspenseQuery('get', '/coaches/{id}', …)`: query keys consist of method, path and parameters. Separate from
 * the client, because signing in needs no queries.
 */
export const api = createQueryHooks(client);
