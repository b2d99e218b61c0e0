interface Page<Row> {
  content: Row[];
  pagination: { total: number };
}

/** The most rows that the server gives at once. */
export const largestPage = 100;

/**
 * Reads a paged list to its end, for screens that group or filter what is in it. The first page says how many there are;
 * the others are read at once.
 */
export async function allPages<Row>(read: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await read(0);
  const pages = Math.ceil(first.pagination.total / largestPage);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 1)),
  );
  return [first, ...others].flatMap(({ content }) => content);
}
