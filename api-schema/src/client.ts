import createFetchClient, { type Client } from 'openapi-fetch';
import { compareClocks } from './device-clock.ts';
import type { paths } from './openapi.gen.ts';
import { readApiError } from './problem.ts';
import { reach } from './session-fetch.ts';

export type ApiClient = Client<paths>;

export interface ClientOptions {
  /** The API's base URL, e.g. `/api` or `https://api.example.org`. */
  baseUrl: string;
  /** `createSessionFetch(…)` for signed-in calls; plain `fetch` for public ones. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The headers of a `PATCH` that sends a part of a record. */
export const mergePatch = { 'content-type': 'application/merge-patch+json' };

/** Creates the typed client. Every failed call throws `ApiError`, even without a response body. */
export function createClient({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
}: ClientOptions): ApiClient {
  const client = createFetchClient<paths>({
    baseUrl,
    fetch: (request) => {
      // Begins a trace (W3C Trace Context). Its id is the `traceId` of a problem, and the request's id in the server's log. For
      // pages without HTTPS, browsers make no UUID; there, the server begins it.
      const id = crypto.randomUUID?.().replaceAll('-', '');
      if (id) request.headers.set('traceparent', `00-${id}-${id.slice(16)}-00`);
      return reach(fetch, request);
    },
  });
  client.use({
    async onResponse({ response }) {
      compareClocks(response);
      if (!response.ok) throw await readApiError(response);
    },
  });
  return client;
}
