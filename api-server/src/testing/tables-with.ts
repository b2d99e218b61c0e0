import { readdir } from 'node:fs/promises';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

/** The names of the tables that have a column, sorted. */
export async function tablesWith(column: 'studentId' | 'coachId'): Promise<string[]> {
  const folder = new URL('../tables/', import.meta.url);
  const names: string[] = [];
  for (const file of await readdir(folder)) {
    const exported = Object.values<unknown>(await import(new URL(file, folder).href));
    for (const table of exported)
      if (is(table, PgTable) && column in getTableColumns(table)) names.push(getTableName(table));
  }
  return names.toSorted();
}
