import { expect, it, vi } from 'vitest';
import { allPages, largestPage } from './all-pages.ts';

/** A list of numbers on a server that returns at most 100 per page. */
const server = (total: number) =>
  vi.fn(async (page: number) => ({
    content: Array.from({ length: total }, (_, index) => index).slice(
      page * largestPage,
      (page + 1) * largestPage,
    ),
    pagination: { total },
  }));

it.each([0, 1, 100, 101, 121, 250])('reads a whole list of %i, in order', async (total) => {
  const read = server(total);
  expect(await allPages(read)).toEqual(Array.from({ length: total }, (_, index) => index));
  expect(read).toHaveBeenCalledTimes(Math.max(1, Math.ceil(total / largestPage)));
});

it('fails if one of the pages fails', async () => {
  const read = server(150);
  read.mockImplementation(async (page) => {
    if (page === 1) throw new Error('gone');
    return { content: Array.from({ length: 100 }, (_, index) => index), pagination: { total: 150 } };
  });
  await expect(allPages(read)).rejects.toThrow('gone');
});
