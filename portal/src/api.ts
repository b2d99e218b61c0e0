import createQueryHooks from 'openapi-react-query';
import { client } from './client.ts';

/** `api.useSuspenseQuery('get', '/students/{id}', …)`: query keys consist of method, path and parameters. */
export const api = createQueryHooks(client);
