interface Page<Row> {
  content: Row[];
  pagination: { total: number };
}

/** The most rows that the server gives at once. */
export const largestPage = 100;

/** Reads a paged list to its end, for screens that group or filter what is in it. */
export async function allPages<Row>(read: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; ; page += 1) {
    const { content, pagination } = await read(page);
    rows.push(...content);
    if (content.length === 0 || rows.length >= pagination.total) return rows;
  }
}
