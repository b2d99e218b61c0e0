import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { allPages, largestPage } from './all-pages.ts';

type Key = readonly [
  'get',
  '/numbers',
  { params: { query: { page?: number; size?: number; odd: boolean } } },
];

/** A list of numbers on a server that returns at most 100 per page. */
function listOf(total: number, lostPage?: number) {
  const queryFn = vi.fn(async ({ queryKey }: { queryKey: Key }) => {
    const { page = 0, size = 10 } = queryKey[2].params.query;
    if (page === lostPage) throw new Error('gone');
    const rows = Array.from({ length: total }, (_, index) => index);
    return { content: rows.slice(page * size, (page + 1) * size), pagination: { total } };
  });
  const queryKey: Key = ['get', '/numbers', { params: { query: { odd: true } } }];
  return { queryKey, queryFn };
}

it.each([0, 1, 100, 101, 121, 250])('reads a whole list of %i, in order', async (total) => {
  const list = listOf(total);
  const rows = await new QueryClient().fetchQuery(allPages(list));
  expect(rows).toEqual(Array.from({ length: total }, (_, index) => index));
  expect(list.queryFn).toHaveBeenCalledTimes(Math.max(1, Math.ceil(total / largestPage)));
});

it('keeps the parameters of the list, and adds to the key of its path', async () => {
  const list = listOf(120);
  const client = new QueryClient();
  await client.fetchQuery(allPages(list));
  const queries = list.queryFn.mock.calls.map(([{ queryKey }]) => queryKey[2].params.query);
  expect(queries).toEqual([0, 1].map((page) => ({ odd: true, size: largestPage, page })));
  expect(client.getQueryData(list.queryKey)).toBeUndefined();
  expect(client.getQueriesData({ queryKey: ['get', '/numbers'] })).toHaveLength(1);
});

it('fails if one of the pages fails', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(client.fetchQuery(allPages(listOf(150, 1)))).rejects.toThrow('gone');
});
