import createQueryHooks from 'openapi-react-query';
import { client } from './client.ts';

/**
 * `api.useSuspenseQuery('get', '/coaches/{id}', …)`: keys are made from method, path and parameters. It is apart from the
 * client because signing in needs no queries.
 */
export const api = createQueryHooks(client);
