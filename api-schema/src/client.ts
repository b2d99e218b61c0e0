import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from './openapi.gen.ts';
import { readApiError } from './problem.ts';
import { reach } from './session-fetch.ts';

export type ApiClient = Client<paths>;

export interface ClientOptions {
  /** Where the API is, e.g. `/api` or `https://api.example.org`. */
  baseUrl: string;
  /** `createSessionFetch(…)` for signed-in calls; the plain one for public calls. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The typed client. Every failed call throws `ApiError`, also one with an empty body. */
export function createClient({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
}: ClientOptions): ApiClient {
  const client = createFetchClient<paths>({ baseUrl, fetch: (request) => reach(fetch, request) });
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await readApiError(response);
    },
  });
  return client;
}
