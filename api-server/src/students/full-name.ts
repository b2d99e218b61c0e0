import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Named = { firstName: PgColumn; middleName: PgColumn; lastName: PgColumn };

/** The parts of a name that there are, with spaces between them, as the design system joins them. */
export function fullName({ firstName, middleName, lastName }: Named): SQL<string> {
  return sql<string>`concat_ws(' ', ${firstName}, ${middleName}, ${lastName})`;
}
