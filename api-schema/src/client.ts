import createFetchClient, { type Client } from 'openapi-fetch';
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

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Begins a trace (W3C Trace Context), whose id is the `traceId` of a problem and the request's id in the server's log. */
const newTraceparent = (): string => `00-${randomHex(16)}-${randomHex(8)}-00`;

/** Creates the typed client. Every failed call throws `ApiError`, even without a response body. */
export function createClient({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
}: ClientOptions): ApiClient {
  const client = createFetchClient<paths>({ baseUrl, fetch: (request) => reach(fetch, request) });
  client.use({
    onRequest({ request }) {
      request.headers.set('traceparent', newTraceparent());
    },
    async onResponse({ response }) {
      if (!response.ok) throw await readApiError(response);
    },
  });
  return client;
}
