import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createApi } from './api.ts';
import { createClient } from './client.ts';
import { createLists } from './lists.ts';
import { ApiError } from './problem.ts';
import { createRecords } from './records.ts';

function apiThatMeets(response: (request: Request) => Response) {
  const requests: Request[] = [];
  const queryClient = new QueryClient();
  queryClient.setQueryData(['get', '/coaches'], { content: [] });
  const fetch = async (request: Request) => {
    requests.push(request.clone());
    return response(request);
  };
  const api = createApi(createClient({ baseUrl: 'https://api.test', fetch }), async () => ({ queryClient }));
  const { readAll } = createLists(api, queryClient);
  const { patch, replace } = createRecords(api);
  const isStale = () => queryClient.getQueryState(['get', '/coaches'])?.isInvalidated;
  return { api, readAll, patch, replace, requests, isStale };
}

it('returns the content of an answer, and sends the key of what happens once', async () => {
  const { api, requests, isStale } = apiThatMeets(() => Response.json({ content: { id: 'session-1' } }));
  const session = await api.request('post', '/coach_product_purchases/{id}/coaching_sessions', {
    path: { id: 'purchase-1' },
    key: 'key-1',
    body: { reservationId: 'reservation-1' },
  });
  expect(session.id).toBe('session-1');
  const [request] = requests;
  expect(request?.url).toBe('https://api.test/coach_product_purchases/purchase-1/coaching_sessions');
  expect(request?.headers.get('Idempotency-Key')).toBe('key-1');
  expect(await request?.json()).toEqual({ reservationId: 'reservation-1' });
  expect(isStale()).toBe(false);
});

it('saves a part of a record as a merge patch', async () => {
  const { patch, requests, isStale } = apiThatMeets(() => Response.json({ content: { version: 'second' } }));
  const body = { version: 'first', occupation: 'Nurse' };
  await patch('/students/{id}', { path: { id: 'student-1' }, body });
  expect(requests[0]?.headers.get('content-type')).toBe('application/merge-patch+json');
  expect(isStale()).toBe(true);
});

it('reads everything again after a change, and nothing after one that failed', async () => {
  const path = { id: 'student-1', awardId: 'award-1' };
  const done = apiThatMeets(() => Response.json({ content: {} }));
  await done.api.send('put', '/students/{id}/awards/{awardId}/share', { path });
  expect(done.isStale()).toBe(true);
  const failed = apiThatMeets(() => Response.json({ key: 'notFound' }, { status: 404 }));
  await expect(failed.api.send('put', '/students/{id}/awards/{awardId}/share', { path })).rejects.toThrow(
    ApiError,
  );
  expect(failed.isStale()).toBe(false);
});

it('reads everything again if a form shows an older version', async () => {
  const current = { id: 'session-1', version: 2 };
  const { replace, isStale } = apiThatMeets(() =>
    Response.json({ key: 'versionConflict', current }, { status: 409 }),
  );
  const sent = replace('/people/{userId}/roles', {
    path: { userId: 'user-1' },
    body: { roles: [], reason: 'Has left.', version: 'first' },
  });
  await expect(sent).rejects.toMatchObject({ key: 'versionConflict' });
  expect(isStale()).toBe(true);
});

it('reads everything again if an act has other terms than were shown', async () => {
  const { api, isStale } = apiThatMeets(() => Response.json({ key: 'termsChanged' }, { status: 409 }));
  const agreed = { refund: 50_000, fee: 0 };
  const sent = api.send('post', '/enrollment_applications/{id}/withdraw', {
    path: { id: 'application-1' },
    body: { agreed },
  });
  await expect(sent).rejects.toMatchObject({ key: 'termsChanged' });
  expect(isStale()).toBe(true);
});

it('reads a document as it is, and an answer without content', async () => {
  const { api } = apiThatMeets(() => new Response('%PDF'));
  const document = await api.download('/payments/{id}/receipt', { path: { id: 'payment-1' } });
  expect(await document.text()).toBe('%PDF');
  const none = apiThatMeets(() => new Response(null, { status: 204 }));
  expect(await none.api.send('delete', '/coaches/{coachId}/calendar_feed', { path: { coachId: '1' } })).toBe(
    undefined,
  );
});

it('reads a list to its end', async () => {
  const pages = [Array.from({ length: 100 }, (_, id) => ({ id })), [{ id: 100 }]];
  const { readAll, requests } = apiThatMeets((request) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    return Response.json({ content: pages[page], pagination: { total: 101 } });
  });
  const sales = await readAll('/coaches/{coachId}/sales', {
    path: { coachId: 'coach-1' },
    query: { status: 'REFUNDED' },
  });
  expect(sales).toHaveLength(101);
  expect(requests.every(({ url }) => url.includes('status=REFUNDED'))).toBe(true);
});
