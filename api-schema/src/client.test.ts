import { expect, it } from 'vitest';
import { createClient } from './client.ts';

const clientThatMeets = (response: () => Response | Promise<Response>) =>
  createClient({ baseUrl: 'https://api.test', fetch: async () => response() });

it('throws an ApiError with the key, the fields and the trace of the problem', async () => {
  const client = clientThatMeets(() =>
    Response.json(
      {
        type: 'about:blank',
        title: 'Unprocessable',
        status: 422,
        key: 'validation',
        errors: [{ pointer: '/personalInfo/dateBirth', rule: 'minimumAge', values: { age: 18 } }, 'garbage'],
        traceId: 't-1',
      },
      { status: 422, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
  await expect(client.GET('/public/lookups')).rejects.toMatchObject({
    name: 'ApiError',
    status: 422,
    key: 'validation',
    traceId: 't-1',
    errors: [{ pointer: '/personalInfo/dateBirth', rule: 'minimumAge', values: { age: 18 } }],
  });
});

it('passes on the current resource of a conflict, and ignores it for other errors', async () => {
  const conflict = (current: unknown) =>
    clientThatMeets(() => Response.json({ key: 'cardAlreadyExist', current }, { status: 409 }));
  await expect(conflict({ id: 'card-1' }).GET('/public/lookups')).rejects.toMatchObject({
    current: { id: 'card-1' },
  });
  for (const garbage of ['card-1', null, ['card-1']])
    await expect(conflict(garbage).GET('/public/lookups')).rejects.toHaveProperty('current', undefined);
});

it('treats a failed response with an empty body as an error [M-02]', async () => {
  const client = clientThatMeets(() => new Response(null, { status: 500 }));
  await expect(client.GET('/public/lookups')).rejects.toMatchObject({ status: 500, key: 'default' });
});

it('reads Unauthorized in the formats of other hosts, and survives HTML', async () => {
  const error = clientThatMeets(() => Response.json({ error: 'Unauthorized' }, { status: 400 }));
  await expect(error.GET('/public/lookups')).rejects.toMatchObject({ status: 400, key: 'unauthorized' });
  const html = clientThatMeets(
    () => new Response('<html>Bad gateway', { status: 502, headers: { 'retry-after': '3' } }),
  );
  await expect(html.GET('/public/lookups')).rejects.toMatchObject({
    status: 502,
    key: 'default',
    retryAfter: 3,
  });
});

it('gives a network failure a separate key', async () => {
  const client = clientThatMeets(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(client.GET('/public/lookups')).rejects.toMatchObject({ status: 0, key: 'networkError' });
});

it('adds nothing to public calls [A-01]', async () => {
  let headers: string[] = [];
  const client = createClient({
    baseUrl: 'https://api.test',
    fetch: async (request) => {
      headers = [...request.headers.keys()];
      return Response.json({ content: [] });
    },
  });
  await client.GET('/public/lookups');
  expect(headers).not.toContain('authorization');
  expect(headers).not.toContain('source');
});

it('begins a trace with each call', async () => {
  const sent: (string | null)[] = [];
  const fetch = async (request: Request) => {
    sent.push(request.headers.get('traceparent'));
    return Response.json({});
  };
  const client = createClient({ baseUrl: 'https://api.test', fetch });
  await client.GET('/public/lookups');
  await client.GET('/public/lookups');
  for (const text of sent) expect(text).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  expect(new Set(sent).size).toBe(2);
});
