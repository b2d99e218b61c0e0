/** The largest page of the server. */
export const largestPage = 100;

interface Page<Row> {
  data?: { content: Row[]; pagination: { total: number } };
}

/** Reads every page of a list: the first says how many there are, the others come at once. */
export async function readWholeList<Row>(readPage: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const first = (await readPage(0)).data!;
  const pages = Math.ceil(first.pagination.total / largestPage);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 1)),
  );
  return [first, ...others.map(({ data }) => data!)].flatMap(({ content }) => content);
}
