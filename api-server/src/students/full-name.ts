import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Named = { firstName: PgColumn; middleName: PgColumn; lastName: PgColumn };

/** Joins the parts of a name that exist with spaces, like the design system does. */
export function fullName({ firstName, middleName, lastName }: Named): SQL<string> {
  return sql<string>`concat_ws(' ', ${firstName}, ${middleName}, ${lastName})`;
}
