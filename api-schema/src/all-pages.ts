interface Page<Row> {
  content: Row[];
  pagination: { total: number };
}

/** The server's maximum page size. */
export const largestPage = 100;

/**
 * Reads a paged list to its end, for screens that group or filter it. The first page has the total; the others are
 * then read in parallel.
 */
export async function allPages<Row>(read: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await read(0);
  const pages = Math.ceil(first.pagination.total / largestPage);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 1)),
  );
  return [first, ...others].flatMap(({ content }) => content);
}
