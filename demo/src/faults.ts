/** What can go wrong between an app and its API, to be looked at. */
export type Fault = 'loading' | 'error' | 'offline';

const problem = {
  type: 'about:blank',
  title: 'Internal error',
  status: 500,
  key: 'internalError',
  traceId: 'demo',
};

/** The answer of the server when it fails. */
export const failure = (): Response =>
  new Response(JSON.stringify(problem), {
    status: 500,
    headers: { 'content-type': 'application/problem+json' },
  });
